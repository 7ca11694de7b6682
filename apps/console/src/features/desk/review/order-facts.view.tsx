import type { DeskOrder } from '@kaadi/contract/desk'
import { CheckList, FactList } from '@kaadi/ui/desk'
import { deskTime } from '../../../platform/time/desk-time.ts'

/** What is known besides, below the photos. */
export function OrderFacts({ order: { order, seller, flags } }: { order: DeskOrder }) {
  return (
    <>
      <FactList
        facts={[
          ...(order.comment ? [{ label: 'Seller says', value: order.comment }] : []),
          { label: 'Received', value: deskTime(order.createTime) },
          { label: 'With us since', value: deskTime(seller.memberSince) },
          ...(order.fId ? [{ label: 'Sent again after', value: order.fId }] : []),
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
