import { hasCode } from '@kaadi/core/errors'
import type { SellCardEvent } from '@kaadi/core/machines'
import type { SellDraft } from '@kaadi/core/storage'
import { useOnline } from '@kaadi/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WholeSale } from '../form/trade-of.ts'
import { isOut, isQueueable, isWaiting, waitsOnDevice } from '../sale/sale-steps.ts'
import type { SaleSnapshot } from '../sale/use-sale.ts'

/**
 * The wish to send as soon as there is a connection, from an earlier visit: told again once, where everything is there
 * that the cards need. Answers what of it is to be kept, and whether it still stands as it came.
 *
 * @param earlier what the draft of that visit says of it
 * @param saleNow the cards as the form has them; undefined where a code or a photo is not there any more
 */
export function useWaitingSale(
  earlier: SellDraft['waits'],
  snapshot: SaleSnapshot,
  send: (event: SellCardEvent) => void,
  saleNow: () => WholeSale | undefined,
) {
  const online = useOnline()
  const [isPending, setPending] = useState(earlier !== undefined)
  // Once: what is entered afterwards is sent by its seller.
  const wasTried = useRef(false)
  const isReady = isPending && isQueueable(snapshot)
  const sendAgain = useEffectEvent(() => {
    if (wasTried.current) return
    wasTried.current = true
    const sale = saleNow()
    if (!earlier || !sale) return
    setPending(false)
    send({ type: 'QUEUE', ...sale, payout: earlier.payout })
    if (online) send({ type: 'RETRY' })
  })
  useEffect(() => {
    if (isReady) sendAgain()
  }, [isReady])
  const { previousPayout } = snapshot.context
  // Until it is answered: a page that goes meanwhile leaves it to the next one, which asks first whether it arrived.
  const isAgreed = isWaiting(snapshot) || isOut(snapshot)
  const agreed =
    isAgreed && previousPayout !== undefined
      ? { payout: previousPayout, isWhole: waitsOnDevice(snapshot) }
      : undefined
  const [lastAgreed, setLastAgreed] = useState(agreed)
  // A session that ran out takes nothing back: the wish stands until its seller is there again.
  const isHeld = hasCode(snapshot.context.error, 'unauthenticated')
  const standing = isHeld ? lastAgreed : agreed
  if (standing?.payout !== lastAgreed?.payout || standing?.isWhole !== lastAgreed?.isWhole)
    setLastAgreed(standing)
  return {
    waits: standing ?? (isPending ? earlier : undefined),
    /** It goes on by itself, or was sent or given up since: nothing is said of it any more. */
    wentOn: earlier !== undefined && !isPending,
    drop: () => setPending(false),
  }
}
