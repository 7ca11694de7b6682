import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { notificationSettingSchema } from './notification-setting.schema.ts'

const calls = {
  /** How the user is told about each kind of thing: all kinds, in their order. */
  list: defineEndpoint({
    method: 'GET',
    path: '/biznotification/user/notification/settings',
    summary: 'How I am told',
    auth: 'bearer',
    data: z.array(notificationSettingSchema),
  }),
  /**
   * Sets how the user is told about one kind of thing, and answers all. What is about the safety of the account cannot be
   * switched off. Harmless when repeated.
   */
  set: defineEndpoint({
    method: 'POST',
    path: '/biznotification/user/notification/settings/set',
    summary: 'Set how I am told',
    auth: 'bearer',
    body: notificationSettingSchema,
    data: z.array(notificationSettingSchema),
    errors: ['securityIsNotified'],
  }),
}

/** The calls of `notificationSettings` under their own name, so that an editor shows it and not their schemas. */
export interface NotificationSettingsEndpoints extends Readonly<typeof calls> {}

/** How the user is told: by kind, in the app and by mail. The paths are ours. */
export const notificationSettings: NotificationSettingsEndpoints = calls
