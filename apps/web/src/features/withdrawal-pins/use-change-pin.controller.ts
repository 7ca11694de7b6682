import { type ChangePinRequest, withdrawalPins } from '@kaadi/contract/withdrawal-pins'
import { hasCode, numberDetail } from '@kaadi/core/errors'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { lockedPinWords, wrongPinWords } from '../../platform/forms/pin-words.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { sayError } from '../../platform/words/say-error.ts'
import { isPin, type NewPin, newPinFaults } from './new-pin.ts'

export interface ChangePinValues extends NewPin {
  readonly oldPin: string
}

export interface ChangePin {
  readonly form: Form<ChangePinValues>
  readonly isBusy: boolean
  /** What the service said about no field. */
  readonly problem: string | undefined
}

/** Another withdrawal password, for who knows the one that is set. */
export const useChangePin = (onSaved: () => void): ChangePin => {
  const { client } = useLateCalls({ withdrawalPins })
  const [problem, setProblem] = useState<string>()
  const showRefusal = (refused: unknown): never => {
    if (hasCode(refused, 'wrongPin'))
      form.fail('oldPin', wrongPinWords(numberDetail(refused, 'attemptsLeft')))
    else if (hasCode(refused, 'pinLocked')) form.fail('oldPin', lockedPinWords(undefined))
    else if (hasCode(refused, 'pinTooSimple')) form.fail('pin', sayError(refused))
    else setProblem(sayError(refused))
    throw refused
  }
  const { run, isRunning } = useAction((body: ChangePinRequest, idempotencyKey) =>
    client.withdrawalPins.change({ body, idempotencyKey, quiet: true }).catch(showRefusal),
  )
  const form = useForm<ChangePinValues>({
    initial: { oldPin: '', pin: '', pinAgain: '' },
    check: (values) => {
      const { pin, pinAgain } = newPinFaults(values)
      return {
        oldPin: isPin(values.oldPin) ? undefined : t('Enter six digits.'),
        pin: pin ?? (values.pin === values.oldPin ? t('Choose one that you do not have now.') : undefined),
        pinAgain,
      }
    },
    onSubmit: async ({ oldPin, pin }) => {
      setProblem(undefined)
      if (await run({ oldPin, pin })) onSaved()
    },
  })
  return { form, isBusy: isRunning, problem }
}
