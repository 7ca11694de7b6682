import {
  type MadePartnerKey,
  type NewPartnerKey,
  type PartnerKey,
  type PartnerMode,
  type PartnerOverview,
  type PartnerScope,
  partnerScopes,
  partners,
} from '@kaadi/contract/partners'
import { useAction, useCopy } from '@kaadi/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

/** What is asked about before it is done. */
export interface AskedOfKey {
  readonly what: 'rotate' | 'revoke'
  readonly key: PartnerKey
}

export interface Keys {
  /** Undefined until they have arrived; null for who is no partner. */
  readonly keys: readonly PartnerKey[] | null | undefined
  readonly isPaused: boolean
  /** As many work as the tier allows: one that is replaced ends at once. */
  readonly isFull: boolean
  readonly error: unknown
  readonly onRetry: () => void
  readonly mode: PartnerMode
  readonly onMode: (mode: PartnerMode) => void
  readonly scopes: readonly PartnerScope[]
  readonly onScope: (scope: PartnerScope) => void
  readonly onMake: () => void
  /** The key that was just made: it is told now, and never again. */
  readonly made: MadePartnerKey | undefined
  readonly isCopied: boolean
  readonly onCopy: () => void
  readonly onKept: () => void
  readonly asked: AskedOfKey | undefined
  readonly onAsk: (asked: AskedOfKey | undefined) => void
  readonly onDo: () => void
  readonly isBusy: boolean
}

/** How long a replaced key still works: time to bring the new one to every server. */
const overlapHours = 24

const isFull = ({ partner, tiers }: PartnerOverview): boolean => {
  const working = partner?.keys.filter(({ status }) => status === 'live' || status === 'ending') ?? []
  return tiers.some(({ tier, keysMax }) => tier === partner?.tier && working.length >= keysMax)
}

/** The partner's keys. */
export function useKeys(): Keys {
  const { client, reads } = useLateCalls({ partners })
  const { isCopied, copy } = useCopy()
  const [mode, setMode] = useState<PartnerMode>('sandbox')
  const [scopes, setScopes] = useState<readonly PartnerScope[]>(partnerScopes)
  const [made, setMade] = useState<MadePartnerKey>()
  const [asked, setAsked] = useState<AskedOfKey>()
  const { data, error, refetch } = useQuery({ ...reads.partners.overview(), refetchOnMount: 'always' })

  const make = useAction((body: NewPartnerKey, idempotencyKey) =>
    client.partners.makeKey({ body, idempotencyKey }),
  )
  const rotate = useAction(({ keyId }: PartnerKey, idempotencyKey) =>
    client.partners.rotateKey({ body: { keyId, overlapHours }, idempotencyKey }),
  )
  const revoke = useAction(({ keyId }: PartnerKey, idempotencyKey) =>
    client.partners.revokeKey({ body: { keyId }, idempotencyKey }),
  )
  const show = (key: MadePartnerKey | undefined) => {
    if (key) setMade(key)
    void refetch()
  }
  return {
    keys: data && (data.partner?.keys ?? null),
    isPaused: Boolean(data?.partner?.suspension),
    isFull: data !== undefined && isFull(data),
    error,
    onRetry: () => void refetch(),
    mode,
    onMode: setMode,
    scopes,
    onScope: (scope) =>
      setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]),
    onMake: async () => show(await make.run({ mode, scopes: [...scopes] })),
    made,
    isCopied,
    onCopy: () => void copy(made?.key ?? ''),
    onKept: () => setMade(undefined),
    asked,
    onAsk: setAsked,
    onDo: async () => {
      if (!asked) return
      setAsked(undefined)
      if (asked.what === 'rotate') show(await rotate.run(asked.key))
      else {
        await revoke.run(asked.key)
        void refetch()
      }
    },
    isBusy: make.isRunning || rotate.isRunning || revoke.isRunning,
  }
}
