import { moneyResources, rewardResources } from '@kaadi/contract/changes'
import type { CurrencyId } from '@kaadi/contract/constants'
import { t } from '@kaadi/words'
import type { ReactNode } from 'react'
import { currencyOf } from '../../../platform/lists/currency-filter.tsx'
import { RowDrawer } from '../row/row-drawer.tsx'
import { RowsPage } from './rows-page.view.tsx'
import { type Rows, useRows } from './use-rows.controller.ts'

/** Campaigns and rewards. `more` shows what else there is to a campaign. */
export function Promotions({ more }: { readonly more: (campaignId: string) => ReactNode }) {
  const rows = useRows(rewardResources)
  return (
    <RowsPage {...rows} place="promotions" title={t('Campaigns and rewards')}>
      <ChosenRow {...rows} more={more} />
    </RowsPage>
  )
}

/** What money costs, how much of it may leave, and at which rate. */
export function MoneyRules() {
  const rows = useRows(moneyResources)
  return (
    <RowsPage {...rows} place="moneyRules" title={t('Banks, fees, limits')}>
      <ChosenRow {...rows} />
    </RowsPage>
  )
}

interface ChosenRowProps extends Pick<Rows, 'address' | 'resource'> {
  readonly more?: (campaignId: string) => ReactNode
}

/** The row that the address names, in its drawer. */
function ChosenRow({ address, resource, more }: ChosenRowProps) {
  const id = address.get('id')
  return (
    <>
      {id === undefined ? null : (
        <RowDrawer
          key={`${resource} ${id}`}
          resource={resource}
          subject={id === 'new' ? null : id}
          currencyId={(currencyOf(address) ?? 1) as CurrencyId}
          onClose={() => address.change({ id: null })}
          more={resource === 'campaigns' ? more?.(id) : null}
        />
      )}
    </>
  )
}
