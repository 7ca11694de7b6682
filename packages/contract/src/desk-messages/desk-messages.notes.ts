import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { DeskMessagesEndpoints } from './desk-messages.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const deskMessagesNotes: NotesOf<DeskMessagesEndpoints> = {
  inbox: { source: { decision: 91 } },
  thread: { source: { decision: 91 } },
  reply: {
    source: { decision: 91 },
    errors: {
      invalidInput: 'neither text nor saved answer nor photo, or both of the first two',
      macroFieldMissing: 'a field of the saved answer has no value; `details.fields` names them',
      orderNotPaid: 'the saved answer says what was paid, and nothing is',
    },
  },
  note: { source: { decision: 91 } },
  read: { source: { decision: 91 } },
  settle: { source: { decision: 91 } },
  upload: { source: { decision: 91 }, units: 'sizes in pixels and bytes' },
  macros: { source: { decision: 91 } },
  saveMacro: { source: { decision: 91 }, errors: { invalidInput: 'a curly bracket that names no field' } },
  removeMacro: { source: { decision: 91 } },
}
