import type { LanguageCode } from '@kaadi/contract/users'
import { say } from '../../../words/index.ts'

/** A notification as its reader's language says it. It is kept in English. */
export const sayNotification = <Told extends { readonly title: string; readonly content: string }>(
  language: LanguageCode,
  told: Told,
): Told => ({ ...told, title: say(language, told.title), content: say(language, told.content) })
