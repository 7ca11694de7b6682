import type { PasskeyProof, PasskeyRequest } from '@kaadi/contract/passkeys'
import { type Action, useAction } from '@kaadi/react'
import { arePasskeysHere } from '@kaadi/react/passkeys'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sayError } from '../net/say-error.ts'
import { useReads } from '../net/use-client.ts'
import { useOperator } from '../session/operator.ts'

/** What a second person sends: what was shown to them, and what they signed it with. */
export interface Signed {
  readonly fingerprint: string
  readonly passkey?: PasskeyProof
  /** Of an operator of the demo alone. */
  readonly code?: string
}

/** By what somebody can sign here; `unknown` until it is. */
export type SigningWay = 'unknown' | 'passkey' | 'code' | 'nothing'

export interface Signing {
  /** Asks the service what is signed. */
  readonly challenge: () => Promise<PasskeyRequest>
  /** Of what was shown. */
  readonly fingerprint: string
  readonly action: Action<Signed, unknown>
}

/** Signs as a second person: the service says what, a device signs it, and what follows from it is done. */
export function useSignature({ challenge, fingerprint, action }: Signing) {
  const operator = useOperator()
  const reads = useReads()
  const { data: passkeys } = useQuery(reads.operatorFactor.passkeys())
  const isDemo = operator?.isDemo ?? false
  const factor = useQuery({ ...reads.operatorFactor.status(), enabled: isDemo })
  const [isSilent, setSilent] = useState(false)
  const ask = useAction(async (_: null) => {
    const request = await challenge()
    const { provePasskey } = await import('@kaadi/react/passkeys')
    return (await provePasskey(request)) ?? null
  })
  const refused = ask.error ?? action.error
  return {
    way: isDemo && factor.isPending ? 'unknown' : wayOf(passkeys, isDemo && factor.data?.isOn !== false),
    isRunning: ask.isRunning || action.isRunning,
    problem:
      refused === undefined
        ? isSilent
          ? t('Nothing came from your device. Try again.')
          : undefined
        : sayError(refused),
    byPasskey: async () => {
      setSilent(false)
      action.reset()
      const passkey = await ask.run(null)
      if (passkey) await action.run({ fingerprint, passkey })
      else setSilent(passkey === null)
    },
    byCode: (code: string) => void action.run({ fingerprint, code }),
  }
}

/** `hasCode`: an operator of the demo, who may sign with a code of their app. */
function wayOf(passkeys: readonly { isStopped: boolean }[] | undefined, hasCode: boolean): SigningWay {
  if (!passkeys) return 'unknown'
  if (arePasskeysHere() && passkeys.some(({ isStopped }) => !isStopped)) return 'passkey'
  return hasCode ? 'code' : 'nothing'
}
