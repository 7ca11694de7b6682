import { SegmentedControl } from '@kaadi/ui'
import { labelled, msg, t } from '@kaadi/words'
import { useSearchParams } from 'react-router-dom'
import { CardBalanceView } from '../features/plaza/card-balance.view.tsx'
import { GiftCardView } from '../features/plaza/gift-card.view.tsx'
import { GiftCardItem } from '../features/plaza/gift-card-item.view.tsx'
import { LineGone } from '../features/plaza/proof.view.tsx'
import { useBalancePages } from '../features/plaza/use-balance-pages.controller.ts'
import { type FeedKind, useFeed } from '../features/plaza/use-feed.controller.ts'
import { WithdrawView } from '../features/plaza/withdraw.view.tsx'
import { WithdrawItem } from '../features/plaza/withdraw-item.view.tsx'
import { useCardTypes } from '../platform/content/catalogue.ts'
import { oneOf, useChangeQuery } from '../platform/navigation/change-query.ts'
import { paths, withQuery } from '../platform/navigation/paths.ts'
import { LoadFailure } from '../platform/screens/load-failure.tsx'
import { NavScreen } from '../platform/screens/nav-screen.tsx'
import { RowsSkeleton } from '../platform/screens/rows-skeleton.tsx'

const tabs = [
  { value: 'giftCard', label: msg('Cards sold') },
  { value: 'withdraw', label: msg('Withdrawals') },
  { value: 'cardBalance', label: msg('Card balance') },
] as const

/** `/trad`: what was paid just now, one line of it with `?receipt=`, and where a card's balance is looked up. */
export default function TradRoute() {
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const tab = oneOf(['giftCard', 'withdraw', 'cardBalance'], query.get('tab'))
  const receipt = query.get('receipt')
  if (receipt && tab !== 'cardBalance')
    return <ItemScreen kind={tab} receipt={receipt} brand={query.get('brand') ?? ''} />
  return (
    <NavScreen title={t('Just paid')} parent={paths.home}>
      <SegmentedControl
        label={t('What is shown')}
        options={labelled(tabs)}
        value={tab}
        onValueChange={(next) => changeQuery({ tab: next === 'giftCard' ? '' : next, brand: '' })}
      />
      {tab === 'giftCard' && (
        <CardsSold brand={query.get('brand') ?? ''} onBrand={(brand) => changeQuery({ brand })} />
      )}
      {tab === 'withdraw' && <Withdrawn />}
      {tab === 'cardBalance' && <Balances />}
    </NavScreen>
  )
}

function CardsSold({ brand, onBrand }: { brand: string; onBrand: (brand: string) => void }) {
  const brands = useCardTypes().data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return <GiftCardView {...useFeed('giftCard', brand)} brands={brands} brand={brand} onBrand={onBrand} />
}

const Withdrawn = () => <WithdrawView {...useFeed('withdraw', '')} />
const Balances = () => <CardBalanceView {...useBalancePages()} />

function ItemScreen({ kind, receipt, brand }: { kind: FeedKind; receipt: string; brand: string }) {
  const { lines, error, onRetry } = useFeed(kind, brand)
  const line = lines?.find(({ receiptHash }) => receiptHash === receipt)
  const back = withQuery(paths.trad, { tab: kind, brand: brand || undefined })
  const Item = kind === 'withdraw' ? WithdrawItem : GiftCardItem
  return (
    <NavScreen title={t('One payment')} parent={back}>
      {line && <Item line={line} />}
      {lines && !line && <LineGone back={back} />}
      {!lines &&
        (error ? (
          <LoadFailure error={error} onRetry={onRetry} />
        ) : (
          <RowsSkeleton rows={5} label={t('Loading who was paid')} />
        ))}
    </NavScreen>
  )
}
