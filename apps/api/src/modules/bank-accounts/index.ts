import { defineModule } from '../../module.ts'
import { bankAccountInvariants } from './bank-accounts.invariants.ts'
import { startingBanks } from './bank-accounts.reference-rows.ts'
import { bankAccountsRoutes } from './bank-accounts.routes.ts'

export { findSealedAccount, lockPayoutAccounts, type SealedAccount } from './accounts-of-withdrawals.ts'
export { sealedAccountColumns, sealedNumberOwner } from './bank-account.ts'
export { removeBankAccountsOf } from './bank-accounts.repository.ts'
export {
  type DevelopmentBankProvider,
  startDevelopmentBankProvider,
} from './names-at-banks/development-bank-provider.ts'
export {
  type BankProviderOptions,
  createBankResolver,
  noBankProvider,
  type ResolveAccountName,
} from './names-at-banks/resolve-account-name.ts'

export const bankAccountsModule = defineModule({
  name: 'bank-accounts',
  routes: bankAccountsRoutes,
  invariants: bankAccountInvariants,
  tables: ['banks', 'bank_accounts'],
  views: ['bank_account_holders', 'payout_accounts', 'bank_names', 'bank_account_fingerprints'],
  referenceRows: [startingBanks],
})
