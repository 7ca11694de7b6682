import type { CurrencyId } from '@kaadi/contract/constants'
import type { ReactNode } from 'react'
import { currencyOf } from '../../../platform/lists/currency-filter.tsx'
import { RowDrawer } from '../row/row-drawer.tsx'
import { PromotionsView } from './promotions.view.tsx'
import { useRows } from './use-rows.controller.ts'

/** Campaigns and rewards. `more` shows what else there is to a campaign. */
export function Promotions({ more }: { readonly more: (campaignId: string) => ReactNode }) {
  const rows = useRows()
  const { address, resource } = rows
  const id = address.get('id')
  return (
    <PromotionsView {...rows}>
      {id === undefined ? null : (
        <RowDrawer
          key={`${resource} ${id}`}
          resource={resource}
          subject={id === 'new' ? null : id}
          currencyId={(currencyOf(address) ?? 1) as CurrencyId}
          onClose={() => address.change({ id: null })}
          more={resource === 'campaigns' ? more(id) : null}
        />
      )}
    </PromotionsView>
  )
}
