export {
  houseAccounts,
  type LedgerAccount,
  type LedgerAccountName,
  ledgerAccountNames,
  ledgerAccountSchema,
  providerNameSchema,
  sellerAccounts,
} from './ledger-account.schema.ts'
export { type LedgerKind, ledgerKinds } from './ledger-kind.ts'
export {
  type LedgerBalance,
  type LedgerFilter,
  type LedgerLine,
  type LedgerOwner,
  type LedgerQuery,
  type LedgerSource,
  ledgerBalanceSchema,
  ledgerFilterSchema,
  ledgerLineSchema,
  ledgerOwnerSchema,
  ledgerQuerySchema,
  ledgerSourceSchema,
  ledgerSources,
} from './ledger-line.schema.ts'
export {
  type CurrencyStanding,
  currencyStandingSchema,
  type StandingProvider,
  type StandingRow,
  standingProviderSchema,
  standingRowSchema,
} from './standing.schema.ts'
export { type TreasuryEndpoints, treasury } from './treasury.endpoints.ts'
