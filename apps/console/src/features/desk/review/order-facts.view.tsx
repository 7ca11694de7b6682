import type { DeskOrder } from '@kaadi/contract/desk'
import { CheckList, FactList } from '@kaadi/ui/desk'
import { t } from '@kaadi/words'
import { deskTime } from '../../../platform/time/desk-time.ts'

/** What is known besides, below the photos. */
export function OrderFacts({ order: { order, seller, flags } }: { order: DeskOrder }) {
  return (
    <>
      <FactList
        facts={[
          ...(order.comment ? [{ label: t('Seller says'), value: order.comment }] : []),
          { label: t('Received'), value: deskTime(order.createTime) },
          { label: t('With us since'), value: deskTime(seller.memberSince) },
          ...(order.fId ? [{ label: t('Sent again after'), value: order.fId }] : []),
        ]}
      />
      {flags.length > 0 && (
        <CheckList
          checks={flags.map(({ kind, text }) => ({
            id: kind,
            label: text,
            result: kind.startsWith('duplicate') ? 'bad' : 'warn',
          }))}
        />
      )}
    </>
  )
}
