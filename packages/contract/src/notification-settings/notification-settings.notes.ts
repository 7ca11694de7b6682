import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { NotificationSettingsEndpoints } from './notification-settings.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const notificationSettingsNotes: NotesOf<NotificationSettingsEndpoints> = {
  list: { source: { decision: 86 } },
  set: { source: { decision: 86 } },
}
