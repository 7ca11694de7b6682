import type { CurrencyId } from '@kaadi/contract/constants'
import type { ExchangeWish } from '@kaadi/contract/exchanges'
import type { exchangeMachine } from '@kaadi/core/machines'
import { useEmitted } from '@kaadi/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useKeptFields } from '../../platform/forms/use-kept-fields.ts'
import { pairFrom, type TypedAmount } from './exchange-amounts.ts'

/** Which wallets, and the amount as far as it is typed, kept until it is exchanged. */
export function useTypedAmount(
  first: CurrencyId,
  unanswered: ExchangeWish | undefined,
  actor: ActorRefFrom<typeof exchangeMachine>,
) {
  const [pair, setPair] = useState(() => pairFrom(first))
  const [typed, setTyped] = useState<TypedAmount>({ side: 'pay', amount: '' })
  const letGo = useKeptFields(`exchange ${pair.join(' ')}`, { ...typed }, ({ side = 'pay', amount = '' }) =>
    setTyped({ side, amount }),
  )
  useEmitted(actor, 'exchanged', letGo)
  // What is asked for again is what the form comes back to.
  useEffect(() => {
    if (!unanswered) return
    setPair([unanswered.inCurrencyId, unanswered.outCurrencyId])
    setTyped({ side: 'pay', amount: unanswered.amount })
  }, [unanswered])
  return { pair, setPair, typed, setTyped }
}
