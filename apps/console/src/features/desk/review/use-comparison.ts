import type { ComparedPhoto } from '@kaadi/contract/desk'
import type { CardOrderId } from '@kaadi/contract/primitives'
import { useAction } from '@kaadi/react'
import { useState } from 'react'
import { useClient } from '../../../platform/net/use-client.ts'

interface Held {
  /** The lease as it is when a call is made. */
  readonly leased: () => { readonly giftOrderId: CardOrderId; readonly leaseToken: string }
  readonly watched: <Data>(call: Promise<Data>) => Promise<Data>
  readonly leaseToken: string | undefined
}

/** Photos that were sent before, beside those of the order: asked for by a press, and shown under that claim alone. */
export function useComparison({ leased, watched, leaseToken }: Held) {
  const client = useClient()
  const [found, setFound] = useState<{ under: string; photos: readonly ComparedPhoto[] }>()
  const comparePhotos = useAction(async (_: null, idempotencyKey) => {
    const body = leased()
    const photos = await watched(client.desk.comparePhotos({ body, idempotencyKey, quiet: true }))
    setFound({ under: body.leaseToken, photos })
  })
  return { comparePhotos, compared: found && found.under === leaseToken ? found.photos : [] }
}
