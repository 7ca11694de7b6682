import { LoadSwitch } from '@kaadi/react'
import { t } from '@kaadi/words'
import { lazy } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { BrandListView } from '../../features/sell-card/brands/brand-list.view.tsx'
import { BrandListSkeleton } from '../../features/sell-card/brands/brand-list-skeleton.tsx'
import { useBrandList } from '../../features/sell-card/brands/use-brand-list.controller.ts'
import { useChangeQuery } from '../../platform/navigation/change-query.ts'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { TabScreen } from '../../platform/screens/tab-screen.tsx'

const RatesPart = lazy(() => import('./rates-part.tsx'))

/** `/sell/list`, and with `?rates=` how a rate moved and alerts. */
export default function SellListRoute() {
  const [query] = useSearchParams()
  return query.get('rates') === null ? <Brands /> : <RatesPart />
}

/** The filters stand in the address, so that Back finds them again. */
function Brands() {
  const [query] = useSearchParams()
  const changeQuery = useChangeQuery()
  const navigate = useNavigate()
  const currencyTypeId = query.get('currencyTypeId')
  const cardTypeIds = query.get('cardTypeIds')?.split(',') ?? null
  const { view, error, refetch } = useBrandList(
    { category: query.get('category'), currencyTypeId, cardTypeIds },
    (next) =>
      changeQuery({
        category: next.category ?? '',
        currencyTypeId: next.currencyTypeId ?? '',
        cardTypeIds: next.cardTypeIds?.join(',') ?? '',
      }),
    ({ id }) =>
      void navigate(
        withQuery(paths.sellSubmit, {
          cardTypeId: id,
          currencyTypeId: currencyTypeId ?? undefined,
          currencyId: query.get('currencyId') ?? undefined,
        }),
      ),
  )
  return (
    <TabScreen title={t('Sell a card')} loading={!view && !error}>
      <LoadSwitch
        data={view}
        error={error}
        failed={<LoadFailure error={error} onRetry={refetch} />}
        loading={<BrandListSkeleton />}
      >
        {(view) => <BrandListView {...view} />}
      </LoadSwitch>
    </TabScreen>
  )
}
