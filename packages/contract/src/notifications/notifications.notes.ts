import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { NotificationsEndpoints } from './notifications.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const notificationsNotes: NotesOf<NotificationsEndpoints> = {
  list: { source: { specification: 7 } },
  read: { source: { specification: 7 } },
  readMany: { source: { specification: 7 } },
  stream: { source: { decision: 44 } },
}
