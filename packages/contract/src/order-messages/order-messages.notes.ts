import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { OrderMessagesEndpoints } from './order-messages.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const orderMessagesNotes: NotesOf<OrderMessagesEndpoints> = {
  page: { source: { decision: 91 } },
  send: {
    source: { decision: 91 },
    errors: {
      invalidInput: 'neither text nor photo',
      photoMissing: 'a photo is not there, not yours, of another kind, or of an earlier message',
      tooManyRequests: 'more than twenty messages in ten minutes',
    },
  },
  read: { source: { decision: 91 } },
  unread: { source: { decision: 91 } },
}
