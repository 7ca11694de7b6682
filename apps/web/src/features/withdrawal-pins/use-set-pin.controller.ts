import { createIntent } from '@kaadi/core/client'
import { passwordHash } from '@kaadi/core/crypto'
import { describeError, hasCode } from '@kaadi/core/errors'
import { pinMachine } from '@kaadi/core/machines'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { useToaster } from '../../platform/screens/toasts.tsx'
import type { SetPinViewProps } from './set-pin.view.tsx'

/** Runs the entry of a first withdrawal password. `onSet` is called once the service has it. */
export function useSetPin(
  onSet: (chosen?: string) => void,
  onClose: () => void,
): Omit<SetPinViewProps, 'open'> {
  const client = useClient()
  const reads = useReads()
  const queries = useQueryClient()
  const toaster = useToaster()
  const [intent] = useState(createIntent)
  const password = useRef('')
  const chosen = useRef<string>(undefined)
  const [isProved, setProved] = useState(false)
  const [passwordProblem, setPasswordProblem] = useState<string | null>(null)

  const submit = async (pin: string): Promise<void> => {
    const { username } = await queries.fetchQuery(reads.users.me())
    const body = { pin, password: passwordHash(username, password.current) }
    await intent.run((idempotencyKey) => client.withdrawalPins.set({ body, idempotencyKey, quiet: true }))
    chosen.current = pin
  }

  const [snapshot, send] = useMachine(
    pinMachine.provide({
      actors: { submitPin: fromPromise<unknown, { pin: string }>(({ input }) => submit(input.pin)) },
    }),
    { input: { mode: 'confirm' } },
  )
  const { digits, problem, error } = snapshot.context
  const isDone = snapshot.matches('accepted')
  const isSetAlready = hasCode(error, 'pinAlreadySet')
  const isPasswordWrong = hasCode(error, 'badCredentials')

  const finish = useEffectEvent(() => {
    password.current = ''
    if (isDone) toaster.show({ text: 'Withdrawal password set', tone: 'ok' })
    void queries.invalidateQueries({ queryKey: ['withdrawals', 'limits'] })
    onSet(chosen.current)
    chosen.current = undefined
  })
  useEffect(() => {
    if (isDone || isSetAlready) finish()
  }, [isDone, isSetAlready])
  useEffect(() => {
    if (!isPasswordWrong) return
    setProved(false)
    setPasswordProblem('This is not the password of your account.')
  }, [isPasswordWrong])

  const words = () => {
    if (problem === 'tooSimple') return 'Too easy to guess. Choose six digits that follow no pattern.'
    if (problem === 'mismatch') return 'The two entries differ. Choose again.'
    return error === undefined || isPasswordWrong ? null : describeError(error)
  }
  return {
    step: isProved ? (snapshot.matches('entering') ? 'choose' : 'repeat') : 'password',
    passwordProblem,
    digits: snapshot.matches('submitting') ? '••••••' : digits,
    padState: snapshot.matches('submitting')
      ? 'checking'
      : problem !== undefined && digits === ''
        ? 'wrong'
        : 'entering',
    message: words(),
    onPassword: (given) => {
      password.current = given
      setPasswordProblem(null)
      setProved(true)
    },
    onDigits: (next) =>
      send(next.length < digits.length ? { type: 'DELETE' } : { type: 'DIGIT', digit: next.slice(-1) }),
    onClose,
  }
}
