import { EmptyFan, EmptyState, TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import './plaza.css'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { CheckLine } from './check-line.tsx'
import { FeedLines } from './feed-lines.view.tsx'
import type { Feed } from './use-feed.controller.ts'

export interface GiftCardViewProps extends Feed {
  readonly brands: readonly { readonly value: string; readonly label: string }[]
  /** Empty for all. */
  readonly brand: string
  readonly onBrand: (brand: string) => void
}

/** Cards that were paid just now, of all brands or of one. */
export function GiftCardView({ brands, brand, onBrand, ...feed }: GiftCardViewProps) {
  const nameOf = (cardTypeId: string | null) => brands.find(({ value }) => value === cardTypeId)?.label
  return (
    <>
      <div>
        <FilterSelect
          label={t('Brand')}
          value={brand}
          all={t('All brands')}
          options={brands}
          onChange={onBrand}
        />
      </div>
      <FeedLines
        {...feed}
        actionsOf={(line) => {
          const name = nameOf(line.cardTypeId)
          return (
            <span className="w-plaza-actions">
              <CheckLine tab="giftCard" line={line} brand={brand} />
              {name && line.cardTypeId && (
                <TextLink
                  as={Link}
                  to={withQuery(paths.sellSubmit, { cardTypeId: line.cardTypeId })}
                  size="small"
                >
                  {t('Sell {brand}', { brand: name })}
                </TextLink>
              )}
            </span>
          )
        }}
        none={
          <EmptyState
            art={<EmptyFan />}
            title={brand === '' ? t('Nobody was paid yet') : t('No such card was paid lately')}
            action={
              <TextLink
                as={Link}
                to={brand === '' ? paths.sellList : withQuery(paths.sellSubmit, { cardTypeId: brand })}
              >
                {t('Sell a card')}
              </TextLink>
            }
          >
            {t('As soon as a card is paid, it stands here.')}
          </EmptyState>
        }
      />
    </>
  )
}
