import { type CurrencyId, currencies } from '@kaadi/contract/constants'
import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { Money, type MoneyProps } from '@kaadi/ui'

/** Six decimals are shown as far as they are not zero, two always. */
const modeOf = (currencyId: CurrencyId) => (currencies[currencyId].decimals > 2 ? 'ceil8' : 'default')

interface ExactMoneyProps extends Pick<MoneyProps, 'size' | 'sign'> {
  readonly amount: string
  readonly currencyId: CurrencyId
}

/** An amount of the books, to its last digit. */
export const ExactMoney = ({ amount, currencyId, ...rest }: ExactMoneyProps) => (
  <Money {...rest} amount={amount} currency={walletCurrency(currencyId)} mode={modeOf(currencyId)} />
)

/** The same inside a sentence. */
export const exactMoney = (amount: string, currencyId: CurrencyId): string =>
  formatMoney(amount, { symbol: walletCurrency(currencyId).symbol, mode: modeOf(currencyId) })
