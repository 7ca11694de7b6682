'use client'

import { createIntent } from '@kaadi/core/client'
import { useCallback, useEffect, useRef, useState } from 'react'

/** What `useAction` gives. */
export interface Action<Input, Data> {
  /** Does it. Taps while it is under way join it. Resolves to undefined where it failed; `error` then says why. */
  readonly run: (input: Input) => Promise<Data | undefined>
  readonly isRunning: boolean
  readonly error: unknown
  /** Forgets the error and the action: the next run is a new one, with a new key. */
  readonly reset: () => void
}

interface State {
  readonly isRunning: boolean
  readonly error: unknown
}
const idle: State = { isRunning: false, error: undefined }

/**
 * Something a person does once: `send` gets an idempotency key that stays the same while the outcome is open, so that a
 * lost answer and a second tap never do it twice. Other input is another action and gets another key.
 *
 * @example
 * const { run, isRunning } = useAction((body: WithdrawalRequest, idempotencyKey) =>
 *   client.withdrawals.request({ body, idempotencyKey }),
 * )
 */
export function useAction<Input, Data>(
  send: (input: Input, idempotencyKey: string) => Promise<Data>,
): Action<Input, Data> {
  const [intent] = useState(createIntent)
  const [state, setState] = useState(idle)
  const latest = useRef(send)
  const sentInput = useRef<string>(undefined)
  const isMounted = useRef(true)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const run = useCallback(
    async (input: Input) => {
      const text = JSON.stringify(input) ?? ''
      if (sentInput.current !== undefined && sentInput.current !== text) intent.renew()
      sentInput.current = text
      setState({ isRunning: true, error: undefined })
      try {
        const data = await intent.run((idempotencyKey) => latest.current(input, idempotencyKey))
        if (isMounted.current) setState(idle)
        return data
      } catch (error) {
        if (isMounted.current) setState({ isRunning: false, error })
        return undefined
      }
    },
    [intent],
  )
  const reset = useCallback(() => {
    intent.renew()
    setState(idle)
  }, [intent])
  return { run, ...state, reset }
}
