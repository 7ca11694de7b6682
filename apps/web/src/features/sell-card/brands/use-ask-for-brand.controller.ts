import { type BrandRequest, brandRequests } from '@kaadi/contract/brand-requests'
import { useAction } from '@kaadi/react'
import { useState } from 'react'
import { useLateCalls } from '../../../platform/net/use-late-calls.ts'

export interface AskForBrandState {
  /** What the service has counted; undefined until it was asked for. */
  readonly asked: BrandRequest | undefined
  readonly isBusy: boolean
  readonly error: unknown
  readonly onAsk: () => void
}

export function useAskForBrand(name: string): AskForBrandState {
  const { client } = useLateCalls({ brandRequests })
  const [asked, setAsked] = useState<BrandRequest>()
  const { run, isRunning, error } = useAction((given: string, idempotencyKey) =>
    client.brandRequests.ask({ body: { name: given }, idempotencyKey, quiet: true }),
  )
  return { asked, isBusy: isRunning, error, onAsk: () => void run(name).then(setAsked) }
}
