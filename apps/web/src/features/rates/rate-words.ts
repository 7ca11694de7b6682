import type { CardForm } from '@kaadi/contract/card-types'
import { formatMoney } from '@kaadi/core/money'
import { t } from '@kaadi/words'
import type { ShownRates } from '../../platform/money/own-rates.ts'

/** A rate of the catalogue in the seller's currency: `₦1,480`. */
export const shownRate = (rate: string, rates: ShownRates): string =>
  formatMoney(rates.of(rate), { symbol: rates.currency.symbol, mode: 'plain' })

export const formWords = (form: CardForm): string => (form === 'ecode' ? t('E-code') : t('Physical card'))
