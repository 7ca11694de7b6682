import './second-factor-sheet.css'
import { type FactorChallenge, type PasskeyRequest, passkeys } from '@kaadi/contract/passkeys'
import { twoFactor } from '@kaadi/contract/two-factor'
import { hasCode } from '@kaadi/core/errors'
import { useAction, useForm } from '@kaadi/react'
import { Alert, Button, Sheet, Skeleton } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../net/use-client.ts'
import { usePlatform } from '../page/platform-context.ts'
import { sayError } from '../words/say-error.ts'
import { FactorChoice } from './factor-choice.tsx'
import { factorFault } from './factor-field.tsx'
import { appAlone, type FactorWay, passkeyNotProved, waysOf } from './factor-way.ts'

/** Asks for a passkey, a code of the authenticator app, or a recovery code, and proves it. */
export default function SecondFactorSheet() {
  const { secondFactor } = usePlatform()
  const client = useClient()
  // A challenge works once: it is not kept.
  const { data, isPending, refetch } = useQuery({
    queryKey: ['second factor'],
    queryFn: () => client.call(passkeys.challenge, { quiet: true }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const [isBusy, setBusy] = useState(false)
  return (
    <Sheet open onClose={() => secondFactor.answer(false)} title={t('Is it you?')} dismissable={!isBusy}>
      {isPending ? (
        <Skeleton width="100%" height="8rem" />
      ) : (
        <Ask challenge={data ?? appAlone} onStale={() => void refetch()} onBusy={setBusy} />
      )}
    </Sheet>
  )
}

interface AskProps {
  readonly challenge: FactorChallenge
  readonly onStale: () => void
  readonly onBusy: (isBusy: boolean) => void
}

function Ask({ challenge, onStale, onBusy }: AskProps) {
  const client = useClient()
  const { secondFactor, toaster } = usePlatform()
  const [chosen, setWay] = useState<FactorWay>()
  const [problem, setProblem] = useState<string>()
  const ways = waysOf(challenge)
  const way = chosen && ways.includes(chosen) ? chosen : ways[0]!
  const busyWhile = <T,>(work: Promise<T>): Promise<T> => {
    onBusy(true)
    return work.finally(() => onBusy(false))
  }
  const code = useAction((factor: string) =>
    busyWhile(client.call(twoFactor.prove, { body: { factor }, quiet: true })).then(
      () => true,
      (error: unknown) => {
        const isOfField = hasCode(error, 'wrongSecondFactor', 'invalidInput', 'accountLocked')
        if (isOfField) form.fail('factor', sayError(error))
        else toaster.fail(sayError(error))
        throw error
      },
    ),
  )
  const passkey = useAction(async (request: PasskeyRequest) => {
    const { provePasskey } = await import('@kaadi/react/passkeys')
    const body = await provePasskey(request)
    if (!body) return setProblem(passkeyNotProved())
    return busyWhile(client.call(passkeys.prove, { body, quiet: true })).then(
      () => secondFactor.answer(true),
      (error: unknown) => {
        setProblem(sayError(error))
        onStale()
        throw error
      },
    )
  })
  const form = useForm({
    initial: { factor: '' },
    check: ({ factor }) => ({
      factor: way === 'passkey' ? undefined : factorFault(factor, way === 'recovery'),
    }),
    onSubmit: async ({ factor }) => {
      if (way !== 'passkey') {
        if (await code.run(factor)) secondFactor.answer(true)
        return
      }
      setProblem(undefined)
      if (challenge.passkey) await passkey.run(challenge.passkey)
    },
  })
  const onWay = (next: FactorWay) => {
    form.field('factor').set('')
    setProblem(undefined)
    setWay(next)
  }
  return (
    <form {...form.form} className="w-second-factor">
      {problem && <Alert tone="bad" title={problem} />}
      <FactorChoice form={form} challenge={challenge} way={way} onWay={onWay} />
      <Button type="submit" block loading={code.isRunning || passkey.isRunning}>
        {way === 'passkey' ? t('Use passkey') : t('Go on')}
      </Button>
    </form>
  )
}
