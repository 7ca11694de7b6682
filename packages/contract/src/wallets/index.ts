export {
  type WalletEvent,
  type WalletRecord,
  walletEventSchema,
  walletRecordQuerySchema,
  walletRecordSchema,
} from './wallet.schema.ts'
export { wallets } from './wallets.endpoints.ts'
