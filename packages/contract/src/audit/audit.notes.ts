import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { AuditEndpoints } from './audit.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const auditNotes: NotesOf<AuditEndpoints> = {
  page: { source: { decision: 68 } },
  operators: { source: { decision: 68 } },
  calls: { source: { decision: 88 } },
}
