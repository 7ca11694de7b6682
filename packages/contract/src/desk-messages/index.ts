export {
  type DeskMessage,
  type DeskReply,
  deskMessageSchema,
  deskReplySchema,
  type InboxQuery,
  type InboxRow,
  inboxQuerySchema,
  inboxRowSchema,
  type Macro,
  type MacroChange,
  macroChangeSchema,
  macroSchema,
  newNoteSchema,
} from './desk-message.schema.ts'
export { type DeskMessagesEndpoints, deskMessages } from './desk-messages.endpoints.ts'
export { fillMacro, macroFault, macroFields, macroKnownFields, macroOpenFields } from './macro.rules.ts'
