import type { CurrencyId } from '@kaadi/contract/constants'
import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { Money, type MoneyProps } from '@kaadi/ui'

interface ExactMoneyProps extends Pick<MoneyProps, 'size' | 'sign'> {
  readonly amount: string
  readonly currencyId: CurrencyId
}

/** An amount to its last digit: six decimals as far as they are not zero, two always. */
export const ExactMoney = ({ amount, currencyId, ...rest }: ExactMoneyProps) => (
  <Money {...rest} amount={amount} currency={walletCurrency(currencyId)} mode="exact" />
)

/** The same inside a sentence. */
export const exactMoney = (amount: string, currencyId: CurrencyId): string =>
  formatMoney(amount, { symbol: walletCurrency(currencyId).symbol, mode: 'exact' })
