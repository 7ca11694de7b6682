import type { CardCurrency, CardForm } from '@kaadi/contract/card-types'
import type { RateAlert } from '@kaadi/contract/rate-alerts'
import { formatMoney } from '@kaadi/core/money'
import { t } from '@kaadi/words'
import type { ShownRates } from '../../platform/money/own-rates.ts'

/** A rate of the catalogue in the seller's currency: `₦1,480`. */
export const shownRate = (rate: string, rates: ShownRates): string =>
  formatMoney(rates.of(rate), { symbol: rates.currency.symbol, mode: 'plain' })

export const formWords = (form: CardForm): string => (form === 'ecode' ? t('E-code') : t('Physical card'))

/** What an alert waits for: `From ₦1,500 per $1 on`. */
export const awaited = (
  { above }: Pick<RateAlert, 'above'>,
  rates: ShownRates,
  country: Pick<CardCurrency, 'symbol'> | undefined,
): string =>
  above === null
    ? t('When it is bought again')
    : t('From {rate} per {unit}1 on', { rate: shownRate(above, rates), unit: country?.symbol ?? '' })
