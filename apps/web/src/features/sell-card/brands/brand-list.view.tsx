import { fromService, t } from '@kaadi/words'
import '../../../platform/lists/list.css'
import type { CardCurrency, CardType } from '@kaadi/contract/card-types'
import { formatMoney } from '@kaadi/core/money'
import {
  Alert,
  Button,
  ButtonLink,
  CardFace,
  CardTypePicker,
  Dialog,
  EmptyFan,
  EmptyState,
  FilterBar,
  Panel,
  Row,
} from '@kaadi/ui'
import { ChartLineIcon, TicketPercentIcon } from '@kaadi/ui/icons'
import { useState } from 'react'
import { cardColors } from '../../../platform/content/card-look.ts'
import { FilterSelect } from '../../../platform/lists/filter-select.tsx'
import type { ShownRates } from '../../../platform/money/own-rates.ts'
import { Link } from '../../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../../platform/navigation/paths.ts'
import { AskForBrand } from './ask-for-brand.tsx'
import { type Brand, type BrandFilter, noFilter } from './list-brands.ts'

interface BegunSale {
  readonly cardType: CardType
  readonly photos: number
  /** It was on its way when its page went. */
  readonly isUnanswered: boolean
}

export interface BrandListViewProps {
  /** Sales that were begun and not sent, one a brand. */
  begun: readonly BegunSale[]
  brands: readonly Brand[]
  /** Undefined until it is known in which currency. */
  rates: ShownRates | undefined
  categories: readonly string[]
  countries: readonly CardCurrency[]
  filter: BrandFilter
  onFilter: (filter: BrandFilter) => void
  onBrand: (cardType: CardType) => void
}

/** Holds the place of a rate whose currency is not known yet. */
const emptyLine = '\u00a0'

const noteOf = ({ bestRate, unitSymbol }: Brand, rates: ShownRates | undefined): string | undefined => {
  if (bestRate === null) return undefined
  if (!rates) return emptyLine
  return t('{rate} per {unit}1', {
    rate: formatMoney(rates.of(bestRate), { symbol: rates.currency.symbol, mode: 'plain' }),
    unit: unitSymbol ?? '',
  })
}

/** Every brand with the best rate it pays now. A brand that is not bought at the moment says so. */
export function BrandListView(props: BrandListViewProps) {
  const { brands, categories, countries, filter, onFilter, onBrand } = props
  const [paused, setPaused] = useState<CardType | null>(null)
  const isForCoupon = filter.cardTypeIds !== null
  const isFiltered = filter.category !== null || filter.currencyTypeId !== null || isForCoupon
  const filters = (
    <div className="w-filters">
      {isForCoupon && (
        <Alert
          tone="plain"
          icon={<TicketPercentIcon />}
          title={t('Cards for your coupon')}
          action={
            <Button variant="secondary" onClick={() => onFilter({ ...filter, cardTypeIds: null })}>
              {t('Show all cards')}
            </Button>
          }
        />
      )}
      <FilterSelect
        label={t('Country of the card')}
        value={filter.currencyTypeId ?? ''}
        all={t('All countries')}
        options={countries.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(currencyTypeId) => onFilter({ ...filter, currencyTypeId: currencyTypeId || null })}
      />
      <FilterBar
        label={t('Category')}
        options={[
          { value: '', label: t('All') },
          ...categories.map((name) => ({ value: name, label: fromService(name) })),
        ]}
        value={filter.category ?? ''}
        onChange={(category) => onFilter({ ...filter, category: category || null })}
      />
    </div>
  )
  if (brands.length === 0) {
    return (
      <>
        {isFiltered && filters}
        <EmptyState
          art={<EmptyFan />}
          title={isFiltered ? t('No such card') : t('No cards are bought right now')}
          action={
            isFiltered && (
              <Button variant="secondary" onClick={() => onFilter(noFilter)}>
                {t('Show all cards')}
              </Button>
            )
          }
        >
          {isFiltered ? t('Choose another category or country.') : t('Look again in a little while.')}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      {props.begun.length > 0 && <BegunSales sales={props.begun} />}
      <Panel padding="none">
        <Row
          as={Link}
          to={withQuery(paths.sellList, { rates: '' })}
          startContent={<ChartLineIcon />}
          title={t('Rates and alerts')}
          detail={t('How a rate moved, and a word when it pays more')}
        />
      </Panel>
      <CardTypePicker
        options={brands.map((brand) => ({
          id: brand.cardType.id,
          name: brand.cardType.name,
          colors: cardColors(brand.cardType),
          logo: brand.cardType.logo,
          paused: brand.paused,
          note: noteOf(brand, props.rates),
        }))}
        filters={filters}
        onSelect={({ id }) => {
          const brand = brands.find(({ cardType }) => cardType.id === id)
          if (!brand) return
          if (brand.paused) setPaused(brand.cardType)
          else onBrand(brand.cardType)
        }}
        renderMiss={(search) => (
          <>
            <p>{t('Check the spelling, or tell us which card you have.')}</p>
            <AskForBrand key={search} name={search} />
          </>
        )}
      />
      <Dialog
        open={paused !== null}
        onClose={() => setPaused(null)}
        title={t('{name} is paused', { name: paused?.name ?? '' })}
        actions={
          <>
            <ButtonLink as={Link} to={withQuery(paths.sellList, { rates: paused?.id ?? '' })}>
              {t('Alert me')}
            </ButtonLink>
            <Button variant="secondary" onClick={() => setPaused(null)}>
              {t('Choose another card')}
            </Button>
          </>
        }
      >
        {t('We do not buy this card at the moment. Keep it: we tell you when we buy it again.')}
      </Dialog>
    </>
  )
}

const photoCount = (photos: number): string =>
  photos === 0
    ? t('What you entered is kept on this phone')
    : photos === 1
      ? t('1 photo kept')
      : t('{photos} photos kept', { photos })

function BegunSales({ sales }: { sales: readonly BegunSale[] }) {
  return (
    <Panel padding="none">
      {sales.map(({ cardType, photos, isUnanswered }) => (
        <Row
          key={cardType.id}
          as={Link}
          to={withQuery(paths.sellSubmit, { cardTypeId: cardType.id })}
          startContent={
            <CardFace name={cardType.name} colors={cardColors(cardType)} logo={cardType.logo} size="s" />
          }
          title={t('Go on selling {name}', { name: cardType.name })}
          detail={isUnanswered ? t('Your card may have arrived') : photoCount(photos)}
        />
      ))}
    </Panel>
  )
}
