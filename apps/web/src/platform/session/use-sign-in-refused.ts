import { useEffect, useEffectEvent } from 'react'
import { useSession } from './session.ts'

/** Acts on each refusal of a sign-in, as the screen stands then. */
export function useSignInRefused(act: (error: unknown) => void): void {
  const { error } = useSession()
  const heard = useEffectEvent(act)
  useEffect(() => {
    if (error !== undefined) heard(error)
  }, [error])
}
