export { type DeletionEndpoints, deletion } from './deletion.endpoints.ts'
export {
  type DeletionRequest,
  type DeletionStatus,
  deletionRequestSchema,
  deletionStatusSchema,
  type KeptRecord,
  keptRecordSchema,
  type MoneyInTheWay,
  moneyInTheWaySchema,
  type WorkInTheWay,
  workInTheWaySchema,
} from './deletion.schema.ts'
