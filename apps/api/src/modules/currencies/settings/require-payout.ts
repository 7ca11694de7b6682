import { type CurrencyId, currencies } from '@kaadi/contract/primitives'
import { compare, feeFor, formatMoney, money } from '@kaadi/core/money'
import type { Tx } from '../../../database/index.ts'
import { invalidField } from '../../../errors/domain-error.ts'
import { findSettleCurrency } from '../currencies.repository.ts'

/** The smallest withdrawal has to be more than its fee: nothing would arrive else. Said at the field that was changed. */
export async function requireSomethingArrives(tx: Tx, currencyId: CurrencyId, field: string): Promise<void> {
  const { minWithdraw, feeRule } = (await findSettleCurrency(tx, currencyId))!
  const least = money(minWithdraw, currencyId)
  const fee = feeFor(feeRule, least)
  if (compare(fee, least) < 0) return
  const say = (amount: string) => formatMoney(amount, { ...currencies[currencyId], mode: 'plain' })
  throw invalidField(
    `after.${field}`,
    `The fee of ${say(fee.amount.toFixed())} would take all of the smallest withdrawal, ${say(minWithdraw)}.`,
  )
}
