import type { LanguageCode } from '@kaadi/contract/users'
import { say } from '../../../words/index.ts'

/** A notification as its reader's language says it. It is kept in English. */
export const sayNotification = <Notification extends { readonly title: string; readonly content: string }>(
  language: LanguageCode,
  notification: Notification,
): Notification => ({
  ...notification,
  title: say(language, notification.title),
  content: say(language, notification.content),
})
