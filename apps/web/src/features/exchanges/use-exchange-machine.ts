import { exchanges } from '@kaadi/contract/exchanges'
import { exchangeMachine, type MakeExchangeInput, type QuoteExchangeInput } from '@kaadi/core/machines'
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'

type Signalled<Input> = { input: Input; signal: AbortSignal }

/** The exchange machine, which asks the service. What it is refused stands on the form. */
export function useExchangeMachine() {
  const { client } = useLateCalls({ exchanges })
  return useMachine(
    exchangeMachine.provide({
      actors: {
        quoteExchange: fromPromise(
          ({ input: { wish, idempotencyKey }, signal }: Signalled<QuoteExchangeInput>) =>
            client.exchanges.quote({ body: wish, idempotencyKey, signal, quiet: true }),
        ),
        makeExchange: fromPromise(
          ({ input: { quoteId, idempotencyKey }, signal }: Signalled<MakeExchangeInput>) =>
            client.exchanges.make({ body: { quoteId }, idempotencyKey, signal, quiet: true }),
        ),
      },
    }),
    { input: {} },
  )
}
