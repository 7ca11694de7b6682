import { hasCode } from '@kaadi/core/errors'
import { pinMachine } from '@kaadi/core/machines'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { fromPromise } from 'xstate'
import type { PinSheetProps } from '../../platform/forms/pin-sheet.tsx'
import { lockedPinWords, wrongPinWords } from '../../platform/forms/pin-words.ts'
import { sayError } from '../../platform/words/say-error.ts'

/**
 * Takes the withdrawal password for one action. `onDone` is called once the service has accepted it. One that is `given`
 * is tried first, as if it had been entered.
 */
export function usePinEntry(
  submit: (pin: string) => Promise<unknown>,
  onDone: () => void,
  given = '',
): Pick<PinSheetProps, 'value' | 'onValueChange' | 'state' | 'message' | 'held'> {
  const [snapshot, send] = useMachine(
    pinMachine.provide({
      actors: { submitPin: fromPromise<unknown, { pin: string }>(({ input }) => submit(input.pin)) },
    }),
    { input: { mode: 'enter' } },
  )
  const { digits, error, attemptsLeft, lockedUntil } = snapshot.context
  const isDone = snapshot.matches('accepted')
  const isSending = snapshot.matches('submitting')
  const isLocked = snapshot.matches('locked')

  useEffect(() => {
    for (const digit of given) send({ type: 'DIGIT', digit })
  }, [given, send])
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])

  const message = () => {
    if (isLocked) return lockedPinWords(lockedUntil)
    if (error === undefined) return undefined
    return hasCode(error, 'wrongPin') ? wrongPinWords(attemptsLeft) : sayError(error)
  }
  return {
    value: isSending ? '••••••' : digits,
    onValueChange: (next) =>
      send(next.length < digits.length ? { type: 'DELETE' } : { type: 'DIGIT', digit: next.slice(-1) }),
    state: isLocked
      ? 'locked'
      : isSending
        ? 'checking'
        : error !== undefined && digits === ''
          ? 'wrong'
          : 'entering',
    message: message(),
    held: isSending,
  }
}
