import { withdrawalPins } from '@kaadi/contract/withdrawal-pins'
import { passwordHash } from '@kaadi/core/crypto'
import { hasCode } from '@kaadi/core/errors'
import { pinMachine } from '@kaadi/core/machines'
import { useAction } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useRef } from 'react'
import { fromPromise } from 'xstate'
import { useReads } from '../../platform/net/use-client.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { useToaster } from '../../platform/screens/toasts.tsx'
import { sayError } from '../../platform/words/say-error.ts'
import type { SetPinViewProps } from './set-pin.view.tsx'

/** Runs the entry of a first withdrawal password. `onSet` is called once the service has it. */
export function useSetPin(
  onSet: (chosen?: string) => void,
  onClose: () => void,
): Omit<SetPinViewProps, 'open'> {
  const { client } = useLateCalls({ withdrawalPins })
  const reads = useReads()
  const queries = useQueryClient()
  const toaster = useToaster()
  const chosen = useRef('')

  const [snapshot, send] = useMachine(
    pinMachine.provide({
      actors: {
        submitPin: fromPromise<unknown, { pin: string }>(async ({ input }) => {
          chosen.current = input.pin
        }),
      },
    }),
    { input: { mode: 'confirm' } },
  )
  const { digits, problem } = snapshot.context

  const setting = useAction(async (password: string, idempotencyKey): Promise<'set' | 'set elsewhere'> => {
    const { username } = await queries.fetchQuery(reads.users.me())
    const body = { pin: chosen.current, password: passwordHash(username, password) }
    try {
      await client.withdrawalPins.set({ body, idempotencyKey, quiet: true })
      return 'set'
    } catch (error) {
      if (hasCode(error, 'pinAlreadySet')) return 'set elsewhere'
      throw error
    }
  })

  const finish = async (password: string): Promise<void> => {
    const outcome = await setting.run(password)
    if (outcome === undefined) return
    if (outcome === 'set') toaster.show({ text: t('Withdrawal password set'), tone: 'ok' })
    void queries.invalidateQueries({ queryKey: ['withdrawals', 'limits'] })
    onSet(outcome === 'set' ? chosen.current : undefined)
  }

  const padWords = () => {
    if (problem === 'tooSimple') return t('Too easy to guess. Choose six digits that follow no pattern.')
    return problem === 'mismatch' ? t('The two entries differ. Choose again.') : null
  }
  const passwordWords = () => {
    const { error } = setting
    if (error === undefined) return null
    return hasCode(error, 'badCredentials') ? t('This is not the password of your account.') : sayError(error)
  }
  const step = () => {
    if (snapshot.matches('entering')) return 'choose'
    return snapshot.matches('confirming') ? 'repeat' : 'password'
  }
  return {
    step: step(),
    passwordProblem: passwordWords(),
    isSending: setting.isRunning,
    digits,
    padState: problem !== undefined && digits === '' ? 'wrong' : 'entering',
    message: padWords(),
    onPassword: (password) => void finish(password),
    onDigits: (next) =>
      send(next.length < digits.length ? { type: 'DELETE' } : { type: 'DIGIT', digit: next.slice(-1) }),
    onClose,
  }
}
