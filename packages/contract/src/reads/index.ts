export { type BatchedReply, batchedReplySchema, batchMaxReads, reads } from './reads.endpoints.ts'
export { isRead } from './reads.rules.ts'
