import './insight.css'
import { currencies } from '@kaadi/contract/constants'
import type { MoneyFigures, MoneyInsight } from '@kaadi/contract/insight'
import type { CurrencyId } from '@kaadi/contract/primitives'
import { t } from '@kaadi/words'
import { Figures } from '../../platform/screens/figures.tsx'
import { Chart } from './chart.tsx'
import { type Figure, FigureTable } from './figure-table.tsx'
import { amounts, everyDay, inMoney, moneyNames, nothingMoved, roughly } from './money-words.ts'

interface Given {
  /** Undefined while they are loading. */
  readonly data: MoneyInsight | undefined
  readonly currencyId: CurrencyId
}

/** The figures of a period in one currency. */
export function MoneyTotals({ data, currencyId }: Given) {
  const total = data?.currencies.find((one) => one.currencyId === currencyId) ?? nothingMoved(currencyId)
  const shown = (name: (typeof amounts)[number]) => inMoney(total[name], currencyId)
  return (
    <Figures
      figures={[
        { label: t('Orders paid'), value: total.orders },
        { label: t('Paid for cards'), value: shown('cards') },
        { label: t('Bonuses'), value: shown('bonuses') },
        { label: t('Payouts'), value: total.payouts },
        { label: t('Paid out'), value: shown('paidOut') },
        { label: t('Fees'), value: shown('fees') },
      ]}
    />
  )
}

/** What was bought, what it cost beside the cards, and what was paid out, by day and by brand. */
export function MoneyParts({ data, currencyId }: Given) {
  const { name } = currencies[currencyId]
  const days = data?.days.filter((day) => day.currencyId === currencyId)
  const brands = data?.brands.filter((brand) => brand.currencyId === currencyId)
  const file = (what: string) => `money-${what}-${name}-${data?.from}-${data?.to}`
  return (
    <>
      <div className="c-insight-wide">
        <FigureTable
          title={t('By day')}
          file={file('days')}
          note={t(
            'Days are those of UTC. What cards are sold on for is in no book here: there is no margin.',
          )}
          empty={t('Nothing moved in these days.')}
          rows={days?.toReversed()}
          rowId={({ day }) => day}
          columns={[
            {
              id: 'day',
              header: t('Day'),
              value: ({ day }: MoneyInsight['days'][number]) => day,
              show: ({ day }: MoneyInsight['days'][number]) => <span className="c-insight-day">{day}</span>,
              names: true,
            },
            ...moneyColumns(currencyId),
          ]}
        >
          {data && days && days.length > 0 && (
            <Drawn days={everyDay(data, currencyId)} currencyId={currencyId} />
          )}
        </FigureTable>
      </div>
      <div className="c-insight-wide">
        <FigureTable
          title={t('By brand')}
          file={file('brands')}
          note={t('What sellers were paid, with bonuses and coupons. Reversed orders stay on their day.')}
          empty={t('Nothing was bought in these days.')}
          rows={brands}
          rowId={({ cardTypeId }) => cardTypeId}
          columns={[
            { id: 'brand', header: t('Brand'), value: (row: BrandRow) => row.name, names: true },
            { id: 'orders', header: t('Orders'), value: ({ orders }) => orders },
            { id: 'cards', header: t('Cards'), value: ({ cards }) => cards },
            {
              id: 'paid',
              header: t('Paid'),
              unit: currencies[currencyId].name,
              value: ({ paid }) => paid,
              show: ({ paid }) => inMoney(paid, currencyId),
            },
          ]}
        >
          {brands && brands.length > 0 && (
            <Chart
              label={t('What was bought, by brand')}
              kind="bar"
              lying
              labels={brands.map((brand) => brand.name)}
              series={[
                { label: t('Paid'), values: brands.map(({ paid }) => roughly(paid)), tone: 'text-brand' },
              ]}
              format={(value) => value.toLocaleString('en')}
            />
          )}
        </FigureTable>
      </div>
    </>
  )
}
type BrandRow = MoneyInsight['brands'][number]

const moneyColumns = (currencyId: CurrencyId): readonly Figure<MoneyFigures>[] => [
  { id: 'orders', header: t('Orders'), value: ({ orders }) => orders },
  ...amounts.map((name) => ({
    id: name,
    header: t(moneyNames[name]),
    unit: currencies[currencyId].name,
    value: (row: MoneyFigures) => row[name],
    show: (row: MoneyFigures) => (roughly(row[name]) === 0 ? '–' : inMoney(row[name], currencyId)),
  })),
]

const Drawn = ({ days, currencyId }: { days: MoneyInsight['days']; currencyId: CurrencyId }) => (
  <Chart
    label={t('Bought and paid out, by day, in {currency}', { currency: currencies[currencyId].name })}
    kind="bar"
    labels={days.map(({ day }) => day.slice(5))}
    format={(value) => value.toLocaleString('en')}
    series={[
      { label: t('Paid for cards'), values: days.map(({ cards }) => roughly(cards)), tone: 'text-brand' },
      { label: t('Paid out'), values: days.map(({ paidOut }) => roughly(paidOut)), tone: 'ok-text' },
      {
        label: t('Bonuses, coupons, rewards'),
        values: days.map((day) => roughly(day.bonuses) + roughly(day.coupons) + roughly(day.rewards)),
        tone: 'text-2',
      },
    ]}
  />
)
