import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/index.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { balancesOf } from '../../../ledger/index.ts'
import { showMoney } from '../../../ledger/show-money.ts'

/**
 * Refuses a withdrawal of who owes in another currency (decision 198), with what is owed there by now; without a figure where
 * it was paid back since.
 */
export async function owingError(
  on: Kysely<Tables>,
  userId: bigint,
  currencyId: CurrencyId,
): Promise<DomainError> {
  const balances = await balancesOf(on, userId)
  const debt = balances.find((one) => one.role === 'receivable' && one.currencyId !== currencyId)
  if (!debt) return new DomainError('owesInAnotherCurrency')
  const owed = -debt.balance
  return new DomainError('owesInAnotherCurrency', {
    message: `You still owe ${showMoney(owed, debt.currencyId)}. Exchange into that currency first: what comes in pays it back. Then you can withdraw.`,
    details: {
      owed: fromMinorUnits(owed, currencies[debt.currencyId].decimals),
      currencyId: debt.currencyId,
    },
  })
}
