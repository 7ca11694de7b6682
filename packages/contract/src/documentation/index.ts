export { describeFacts } from './endpoint-facts.ts'
export type { EndpointNote, EndpointSource, NotesOf } from './endpoint-note.ts'
export { endpointNotes } from './endpoint-notes.ts'
