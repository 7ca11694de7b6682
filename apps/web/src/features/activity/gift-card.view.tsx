import type { BrandSpecial } from '@kaadi/contract/gifts'
import { formatMoney } from '@kaadi/core/money'
import { LoadSwitch } from '@kaadi/react'
import { ButtonLink, GiftCard } from '@kaadi/ui'
import { fromService, t } from '@kaadi/words'
import { cardColors } from '../../platform/content/card-look.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { RowsSkeleton } from '../../platform/screens/rows-skeleton.tsx'
import { OverView } from './activity.view.tsx'
import { giftWhen } from './gift-when.ts'
import type { Specials } from './use-gifts.controller.ts'

/** Cards that bring more for a time: those that do, that will, and that did. */
export function GiftCardView({ specials, error, onRetry, ...rest }: Specials) {
  return (
    <LoadSwitch
      data={rest.rates && specials}
      error={error}
      failed={<LoadFailure error={error} onRetry={onRetry} />}
      loading={<RowsSkeleton rows={3} label={t('Loading specials')} />}
      empty={<OverView />}
    >
      {(specials) =>
        specials.map((special) => <Special key={special.specialId} special={special} {...rest} />)
      }
    </LoadSwitch>
  )
}

type SpecialProps = Pick<Specials, 'brands' | 'countries' | 'rates'> & { readonly special: BrandSpecial }

function Special({ special, brands, countries, rates }: SpecialProps) {
  const { cardTypeId, currencyTypeId, form, extra, title } = special
  const brand = brands[cardTypeId]
  const country = countries[currencyTypeId]
  const { phase, when } = giftWhen(special)
  return (
    <GiftCard
      cardName={brand?.name ?? fromService(title)}
      colors={brand && cardColors(brand)}
      logo={brand?.logo}
      value={`+${formatMoney(rates?.of(extra) ?? extra, { symbol: rates?.currency.symbol, mode: 'plain' })}`}
      unit={t('per {unit}1', { unit: country?.symbol ?? '' })}
      title={fromService(title)}
      conditions={
        form === null
          ? t('{name}, {country}', { name: brand?.name ?? '', country: country?.name ?? '' })
          : form === 'ecode'
            ? t('{name}, {country}, as e-code', { name: brand?.name ?? '', country: country?.name ?? '' })
            : t('{name}, {country}, as physical card', {
                name: brand?.name ?? '',
                country: country?.name ?? '',
              })
      }
      phase={phase}
      when={when}
      action={
        phase === 'during' && (
          <ButtonLink
            as={Link}
            to={withQuery(paths.sellSubmit, { cardTypeId, currencyTypeId, form: form ?? undefined })}
            variant="earn"
          >
            {t('Sell {name}', { name: brand?.name ?? '' })}
          </ButtonLink>
        )
      }
    />
  )
}
