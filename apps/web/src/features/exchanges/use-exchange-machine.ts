import { exchangeQuoteSchema, exchanges } from '@kaadi/contract/exchanges'
import { exchangeMachine, type MakeExchangeInput, type QuoteExchangeInput } from '@kaadi/core/machines'
import type { Unanswered } from '@kaadi/core/storage'
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { useUnanswered } from '../../platform/net/use-unanswered.ts'

type Signalled<Input> = { input: Input; signal: AbortSignal }

const sentOf = ({ idempotencyKey, wish }: Unanswered) => {
  const { data: quote } = exchangeQuoteSchema.safeParse(wish)
  return quote && { idempotencyKey, quote }
}

/**
 * The exchange machine, which asks the service. What it is refused stands on the form. An exchange that got no answer on an
 * earlier visit, or in another tab, comes before any other.
 */
export function useExchangeMachine() {
  const { client } = useLateCalls({ exchanges })
  const [snapshot, send, actor] = useMachine(
    exchangeMachine.provide({
      actors: {
        quoteExchange: fromPromise(
          ({ input: { wish, idempotencyKey }, signal }: Signalled<QuoteExchangeInput>) =>
            client.exchanges.quote({ body: wish, idempotencyKey, signal, quiet: true }),
        ),
        makeExchange: fromPromise(({ input, signal }: Signalled<MakeExchangeInput>) => {
          const { quoteId, idempotencyKey } = input
          const { quote } = actor.getSnapshot().context
          if (quote) unanswered.keep(idempotencyKey, { ...quote })
          return client.exchanges.make({ body: { quoteId }, idempotencyKey, signal, quiet: true })
        }),
      },
    }),
    { input: {} },
  )
  const { context } = snapshot
  const resume = (left: Unanswered): boolean => {
    const sent = sentOf(left)
    if (sent) send({ type: 'RESUME', sent })
    return sent !== undefined
  }
  const unanswered = useUnanswered({
    about: 'exchange',
    sentUnder: snapshot.matches('making') ? context.idempotencyKey : context.sentUnder,
    onFound: resume,
  })
  const take = () => {
    if (!snapshot.can({ type: 'TAKE' })) return
    const left = unanswered.find()
    if (!(left && resume(left))) send({ type: 'TAKE' })
  }
  return { snapshot, send, actor, take, isReady: unanswered.isReady }
}
