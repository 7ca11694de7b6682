import type { CurrencyId } from '@kaadi/contract/constants'
import type { exchangeMachine } from '@kaadi/core/machines'
import { useEmitted } from '@kaadi/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useKeptFields } from '../../platform/forms/use-kept-fields.ts'
import { pairFrom, type TypedAmount } from './exchange-amounts.ts'

/** Which wallets, and the amount as far as it is typed, kept until it is exchanged. */
export function useTypedAmount(first: CurrencyId, actor: ActorRefFrom<typeof exchangeMachine>) {
  const [pair, setPair] = useState(() => pairFrom(first))
  const [typed, setTyped] = useState<TypedAmount>({ side: 'pay', amount: '' })
  const letGo = useKeptFields(`exchange ${pair.join(' ')}`, { ...typed }, ({ side = 'pay', amount = '' }) =>
    setTyped({ side, amount }),
  )
  useEmitted(actor, 'exchanged', letGo)
  return { pair, setPair, typed, setTyped }
}
