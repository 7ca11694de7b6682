export {
  type BatchedReply,
  batchedReplySchema,
  batchMaxReads,
  type ReadsEndpoints,
  reads,
} from './reads.endpoints.ts'
export { isRead } from './reads.rules.ts'
