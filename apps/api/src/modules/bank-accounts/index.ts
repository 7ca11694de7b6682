export { sealedNumberOwner } from './bank-account.ts'
export { hasEverSavedAccount, lockBankAccounts } from './bank-accounts.repository.ts'
export { bankAccountsRoutes } from './bank-accounts.routes.ts'
export { type DevelopmentBankProvider, startDevelopmentBankProvider } from './development-bank-provider.ts'
export {
  type BankProviderOptions,
  createBankResolver,
  noBankProvider,
  type ResolveAccountName,
} from './resolve-account-name.ts'
