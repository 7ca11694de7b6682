import { LoadSwitch } from '@kaadi/react'
import { Skeleton } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { DeskFrame } from '../../../platform/screens/desk-frame.tsx'
import { LoadFailure } from '../../../platform/screens/load-failure.tsx'
import { SellerView } from './seller.view.tsx'
import { useSeller } from './use-seller.controller.ts'

/** One seller, looked at again every few seconds. */
export function SellerDesk({ id }: { readonly id: string }) {
  const { page, ...actions } = useSeller(id)
  const { data, error } = page
  const title = data ? (data.name ? `${data.name} · ${data.email}` : data.email) : t('Seller')
  return (
    <DeskFrame place="sellers" title={title}>
      <LoadSwitch
        data={data}
        error={error}
        failed={<LoadFailure error={error} onRetry={() => void page.refetch()} />}
        loading={<Skeleton shape="panel" height="24rem" />}
      >
        {(seller) => <SellerView seller={seller} actions={actions} />}
      </LoadSwitch>
    </DeskFrame>
  )
}
