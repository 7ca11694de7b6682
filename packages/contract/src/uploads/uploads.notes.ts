import type { NotesOf } from '../documentation/endpoint-note.ts'
import type { UploadsEndpoints } from './uploads.endpoints.ts'

/** Where each call comes from, and what its schema cannot say. */
export const uploadsNotes: NotesOf<UploadsEndpoints> = {
  create: { source: { specification: 7, decision: 44 }, units: 'sizes in pixels and bytes' },
  read: { source: { decision: 44 }, units: '`expires` in seconds since 1970' },
}
