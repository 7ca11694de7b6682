import type { SellCardEvent } from '@kaadi/core/machines'
import type { SellDraft } from '@kaadi/core/storage'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isQueueable, isWaiting } from '../sale/sale-steps.ts'
import type { SaleSnapshot } from '../sale/use-sale.ts'

export interface WaitingSale {
  /** What the draft of an earlier visit says of it. */
  readonly earlier: SellDraft['waits']
  /** Makes the cards anew from the draft; undefined where a code or a photo is not there any more. */
  readonly tradeNow: () => Extract<SellCardEvent, { type: 'QUEUE' }>['trade'] | undefined
  readonly snapshot: SaleSnapshot
  readonly send: (event: SellCardEvent) => void
  readonly online: boolean
}

/**
 * The wish to send as soon as there is a connection, from an earlier visit: told again once, where everything is there
 * that the cards need. Answers what of it is to be kept, and whether it still stands as it came.
 */
export function useWaitingSale({ earlier, tradeNow, snapshot, send, online }: WaitingSale) {
  const [isPending, setPending] = useState(earlier !== undefined)
  const isReady = isPending && isQueueable(snapshot)
  // Once: what is entered afterwards is sent by its seller.
  const wasTried = useRef(false)
  const sendAgain = useEffectEvent(() => {
    if (wasTried.current) return
    wasTried.current = true
    const trade = tradeNow()
    if (!earlier || !trade) return
    setPending(false)
    send({ type: 'QUEUE', trade, payout: earlier.payout })
    if (online) send({ type: 'RETRY' })
  })
  useEffect(() => {
    if (isReady) sendAgain()
  }, [isReady])
  const { previousPayout } = snapshot.context
  const agreed = isWaiting(snapshot) && previousPayout !== undefined ? { payout: previousPayout } : undefined
  return { isPending, waits: agreed ?? (isPending ? earlier : undefined), drop: () => setPending(false) }
}
