import type { Payout } from '@kaadi/contract/payouts'
import { sealedNumberOwner } from '../bank-accounts/index.ts'
import type { Vault } from '../vault/index.ts'
import { toWithdrawal } from '../withdrawals/index.ts'
import type { StoredPayout } from './payouts.repository.ts'

/** Opens the account number: whoever pays by hand needs it whole. */
export const toPayout = (vault: Vault, stored: StoredPayout): Payout => ({
  withdrawal: toWithdrawal(stored),
  sellerName: stored.sellerName,
  accountNumber: vault.open(stored.sealedNumber, sealedNumberOwner(stored.bankAccountId)).toString(),
  bankCode: stored.bankCode,
  takenBy: stored.takenBy,
})
