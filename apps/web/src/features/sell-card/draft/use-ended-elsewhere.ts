import { storagePrefix } from '@kaadi/contract/constants'
import { sellDraftsKey } from '@kaadi/core/storage'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useReads } from '../../../platform/net/use-client.ts'
import type { Photos } from '../form/check-sell-form.ts'
import type { SellForm } from '../form/sell-form.ts'
import type { SaleSnapshot } from '../sale/use-sale.ts'

/** What became of a sale in another tab: its trade, where one was made of this tab's rate. */
export interface EndedSale {
  readonly giftOrderId: string | undefined
}

/**
 * What another tab has done with the draft of this brand, sent or started over, while this form stood there with the same
 * content: it is not kept again then. Undefined: nothing. Who changes something goes on with a sale of their own.
 */
export function useEndedElsewhere(
  cardTypeId: string,
  form: SellForm,
  photos: Photos,
  { context: { quote } }: SaleSnapshot,
): EndedSale | undefined {
  const reads = useReads()
  const content = JSON.stringify([form, [...photos.keys()]])
  const [endedWith, setEndedWith] = useState<string>()
  const isEnded = endedWith === content
  const holds = (drafts: string | null) => drafts?.includes(`"cardTypeId":"${cardTypeId}"`) ?? false
  const hear = useEffectEvent(({ key, oldValue, newValue }: StorageEvent) => {
    if (key === storagePrefix + sellDraftsKey && holds(oldValue) && !holds(newValue)) setEndedWith(content)
  })
  useEffect(() => {
    const listen = (event: StorageEvent) => hear(event)
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  }, [])
  const made = useQuery({
    ...reads.cardOrders.page({ quoteId: quote?.quoteId }),
    enabled: isEnded && quote !== undefined,
  })
  return isEnded ? { giftOrderId: made.data?.records[0]?.giftOrderId } : undefined
}
