import { defineModule } from '../module.ts'
import { ledgerInvariants } from './ledger.invariants.ts'

export { balancesOf, type UserAccountRole, type UserBalance } from './balances-of.ts'
export {
  type AccountBalance,
  type AccountSum,
  listAccountsOf,
  listHouseAccounts,
  sumAccounts,
} from './browsing/account-balances.ts'
export { type DebtLine, debtLines } from './browsing/debt-lines.ts'
export {
  type BrowsedLine,
  findAccountId,
  pageAccountLines,
  pageAllLines,
  pageEventLines,
  pageKindLines,
} from './browsing/page-lines.ts'
export { type ParsedAddress, parseAddress } from './browsing/parse-address.ts'
export {
  type AccountAddress,
  deskCards,
  deskFee,
  deskFx,
  deskLateCredit,
  deskPromo,
  payout,
  suspense,
  userAvailable,
  userHeld,
  userReceivable,
} from './chart-of-accounts.ts'
export { type EventKind, eventKinds } from './event-kind.ts'
export type { HistoryQuery, LedgerLine } from './history.ts'
export { createLedger, type Ledger } from './ledger.ts'
export { type LedgerHead, readLedgerHead } from './ledger-head.ts'
export {
  EventPostedDifferently,
  InsufficientFunds,
  type Leg,
  type Posting,
  type PostingOutcome,
} from './posting.ts'
export { owedIn, readOwed, sayCredited } from './running-debt.ts'
export {
  balanceAt,
  balanceBefore,
  countLines,
  type LinesQuery,
  linesOfPeriod,
  listLines,
  type StatementFilter,
  type StatementLine,
} from './statement.ts'

export const ledgerModule = defineModule({
  name: 'ledger',
  invariants: ledgerInvariants,
  tables: ['ledger_accounts', 'ledger_transfers', 'ledger_entries'],
  views: ['posted_legs', 'payout_balances', 'running_debts'],
})
