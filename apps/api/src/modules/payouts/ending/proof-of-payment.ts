import {
  bankSlipPattern,
  hasTransactionHashForm,
  transactionHashOf,
  withoutBlanks,
} from '@kaadi/contract/payouts'
import { invalidField } from '../../../errors/domain-error.ts'
import type { StoredPayout } from '../payouts.repository.ts'

/** What went over a network is proved by its transaction, all else by the bank's number. Throws where the field has another form. */
export function proofOf(
  { kind }: Pick<StoredPayout, 'kind'>,
  typed: string,
  field: 'bankSlipNumber' | 'bankReference',
): string {
  if (kind === 'network') {
    if (!hasTransactionHashForm(typed))
      throw invalidField(field, 'Paste the hash of the transaction: 64 letters and digits.')
    return transactionHashOf(typed)
  }
  if (!new RegExp(`^${bankSlipPattern}$`).test(typed))
    throw invalidField(field, 'Type the number as the bank has it: 6 to 40 letters or digits.')
  return withoutBlanks(typed)
}
