import { type CurrencyId, currencies } from '@kaadi/contract/constants'
import { formatMoney, walletCurrency } from '@kaadi/core/money'
import { ReceiptLines } from '@kaadi/ui'
import { t } from '@kaadi/words'
import '../../platform/screens/words.css'

export interface ExchangeTerms {
  readonly inCurrencyId: CurrencyId
  readonly outCurrencyId: CurrencyId
  readonly amount: string
  readonly gets: string
  readonly rate: string
}

const plain = (amount: string, currencyId: CurrencyId) =>
  formatMoney(amount, { symbol: currencies[currencyId].symbol, mode: 'plain' })

/** What is given, what comes for it, and at which rate. */
export function ExchangeLines({ inCurrencyId, outCurrencyId, amount, gets, rate }: ExchangeTerms) {
  return (
    <>
      <ReceiptLines
        lines={[{ label: t('You pay'), amount, currency: walletCurrency(inCurrencyId) }]}
        sum={{ label: t('You get'), amount: gets, currency: walletCurrency(outCurrencyId) }}
      />
      <p className="w-quiet">
        {t('{one} = {rate}', { one: plain('1', inCurrencyId), rate: plain(rate, outCurrencyId) })}
      </p>
    </>
  )
}
