export { OlderDatabase, tellMissing } from './older-database.ts'
export { openKeptHeads, requireNewestCopy } from './require-newest-copy.ts'
export { keptBeforeSending, type LedgerHeadWatch, watchLedgerHead } from './watch-ledger-head.ts'
