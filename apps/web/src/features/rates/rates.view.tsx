import type { CardForm } from '@kaadi/contract/card-types'
import type { RateHistoryDays } from '@kaadi/contract/rate-history'
import { WideDecimal } from '@kaadi/core/money'
import { t } from '@kaadi/words'
import '@kaadi/ui/css/rate-chart.css'
import '../../platform/screens/stacks.css'
import {
  ButtonLink,
  PatternWordsProvider,
  RateChart,
  SegmentedControl,
  Select,
  usePatternWords,
} from '@kaadi/ui'
import { percentage } from '../../platform/money/figure.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { times } from '../../platform/time/times.ts'
import { AlertForm } from './alert-form.tsx'
import { AlertListView } from './alert-list.view.tsx'
import { chartWords } from './chart-words.ts'
import { formWords, shownRate } from './rate-words.ts'
import type { RatesView as Rates } from './use-rates.controller.ts'

export interface RatesViewProps extends Rates {
  readonly onBrand: (cardTypeId: string) => void
  readonly onCountry: (currencyTypeId: string) => void
  readonly onForm: (form: CardForm) => void
  readonly onDays: (days: RateHistoryDays) => void
}

/** How the rate of a card moved, and when its seller wants to be told. */
export function RatesView(props: RatesViewProps) {
  const { brand, kind, rateNow, rates, alert, alerts } = props
  return (
    <>
      <Choice {...props} />
      <Chart {...props} />
      {rateNow !== null && (
        <ButtonLink
          as={Link}
          to={withQuery(paths.sellSubmit, { cardTypeId: brand.id, ...kind })}
          variant="earn"
          block
        >
          {t('Sell {name}', { name: brand.name })}
        </ButtonLink>
      )}
      <AlertForm
        key={[brand.id, kind.currencyTypeId, kind.form, alert?.alertId, alert?.firedTime].join(' ')}
        {...props}
      />
      <AlertListView {...alerts} rates={rates} />
    </>
  )
}

function Choice(props: RatesViewProps) {
  const { brands, brand, countries, country, forms, kind, onBrand, onCountry, onForm } = props
  return (
    <div className="w-stack-small">
      <div className="w-two">
        <Select label={t('Card')} value={brand.id} onChange={(event) => onBrand(event.currentTarget.value)}>
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label={t('Country of the card')}
          value={country.id}
          onChange={(event) => onCountry(event.currentTarget.value)}
        >
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {forms.length > 1 && (
        <SegmentedControl
          label={t('What you have')}
          options={forms.map((form) => ({ value: form, label: formWords(form) }))}
          value={kind.form}
          onValueChange={onForm}
        />
      )}
    </div>
  )
}

function Chart({ brand, country, kind, days, rates, history, onDays }: RatesViewProps) {
  const points = (history.data?.points ?? []).map(({ at, rate }) => ({
    at: Date.parse(at),
    rate: rates.of(rate),
  }))
  const words = { ...usePatternWords(), chart: chartWords() }
  const percent = movedBy(points[0]?.rate, points.at(-1)?.rate)
  return (
    <PatternWordsProvider words={words}>
      <RateChart
        label={t('{name}, {country}, {form}, per {unit}1', {
          name: brand.name,
          country: country.name,
          form: formWords(kind.form),
          unit: country.symbol,
        })}
        points={points}
        formatRate={(rate) => shownRate(rate, { ...rates, of: (own) => own })}
        formatTime={(at) => (days === '7' ? times.short(at) : times.day(at))}
        change={percent === '0.0' ? undefined : percentage(percent)}
        ranges={[
          { value: '7', label: t('7 days') },
          { value: '30', label: t('30 days') },
          { value: '90', label: t('90 days') },
        ]}
        range={days}
        onRangeChange={(value) => onDays(value as RateHistoryDays)}
        loading={!history.data && !history.error}
        failed={!history.data && Boolean(history.error)}
        onReload={history.onRetry}
      />
    </PatternWordsProvider>
  )
}

/** By how many percent a rate is another than at first, either way. */
const movedBy = (first: string | undefined, last: string | undefined): string => {
  if (first === undefined || last === undefined || Number(first) === 0) return '0.0'
  return new WideDecimal(last).minus(first).times(100).div(first).abs().toFixed(1)
}
