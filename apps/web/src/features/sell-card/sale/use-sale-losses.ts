import type { sellCardMachine } from '@kaadi/core/machines'
import { useEmitted } from '@kaadi/react'
import { useQueryClient } from '@tanstack/react-query'
import type { ActorRefFrom } from 'xstate'
import type { PhotoShelf } from '../../../platform/photos/photo-shelf.ts'

/** Takes a coupon and photos that the service no longer has for the sale out of the form. */
export function useSaleLosses(
  actor: ActorRefFrom<typeof sellCardMachine>,
  change: (event: { readonly type: 'coupon'; readonly couponId: undefined }) => void,
  shelf: Pick<PhotoShelf, 'lose'>,
): void {
  const queries = useQueryClient()
  useEmitted(actor, 'couponGone', () => {
    void queries.invalidateQueries({ queryKey: ['coupons'] })
    change({ type: 'coupon', couponId: undefined })
  })
  useEmitted(actor, 'photoLost', ({ uploadId }) => shelf.lose(uploadId))
}
