export {
  statementQuerySchema,
  type WalletEvent,
  type WalletRecord,
  walletEventSchema,
  walletRecordQuerySchema,
  walletRecordSchema,
} from './wallet.schema.ts'
export { type WalletsEndpoints, wallets } from './wallets.endpoints.ts'
