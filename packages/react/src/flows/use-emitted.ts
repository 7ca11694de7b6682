'use client'

import { useEffect, useEffectEvent } from 'react'

/** What is emitted under one name, as XState types it. */
type Named<Emitted, Type> = Emitted & (Type extends '*' ? unknown : { type: Type })

/** An actor, as far as it emits. */
export interface Emitter<Emitted extends { readonly type: string }> {
  readonly on: <Type extends Emitted['type']>(
    type: Type,
    act: (event: Named<Emitted, Type>) => void,
  ) => { readonly unsubscribe: () => void }
}

/** Acts on what a machine emits under this name, while the screen stands. */
export function useEmitted<Emitted extends { readonly type: string }, const Type extends Emitted['type']>(
  actor: Emitter<Emitted>,
  type: Type,
  act: (event: Named<Emitted, Type>) => void,
): void {
  const heard = useEffectEvent(act)
  useEffect(() => {
    const subscription = actor.on(type, (event) => heard(event))
    return () => subscription.unsubscribe()
  }, [actor, type])
}
