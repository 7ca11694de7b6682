import type { FailWord } from '../payout-provider.ts'

/** Why a transfer failed, in the seller's words, where the bank has not said it. */
export const failReasons: Readonly<Record<FailWord, string>> = {
  failed: 'The bank did not take the transfer.',
  abandoned: 'The transfer was not confirmed in time.',
  blocked: 'The transfer was not approved in time.',
  rejected: 'The transfer was not approved.',
  reversed: 'The bank sent the money back.',
}
