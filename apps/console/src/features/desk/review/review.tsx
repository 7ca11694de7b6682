import { describeError } from '@kaadi/core/errors'
import { useNavigate } from 'react-router-dom'
import { DeskFrame } from '../../../platform/desk-frame.tsx'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { paths } from '../../../platform/paths.ts'
import { useToaster } from '../../../platform/platform-context.ts'
import { decidedWords } from './decided-words.ts'
import { ReviewView } from './review.view.tsx'
import { useReview } from './use-review.controller.ts'

/** One order under review. */
export function Review({ giftOrderId }: { giftOrderId: string }) {
  const navigate = useNavigate()
  const toaster = useToaster()
  const review = useReview(giftOrderId, ({ order }) => {
    toaster.show({ text: decidedWords(order), tone: 'ok' })
    void navigate(paths.queue)
  })
  const { query, order } = review
  return (
    <DeskFrame place="queue" title={order ? order.order.tradeNumber : 'Order'}>
      {order ? (
        <ReviewView {...review} order={order} sayError={(error) => toaster.fail(describeError(error))} />
      ) : query.isError ? (
        <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <p className="k-quiet" role="status">
          Opening the order…
        </p>
      )}
    </DeskFrame>
  )
}
