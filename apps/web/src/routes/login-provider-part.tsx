import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ProviderReturnView } from '../features/identities/provider-return.view.tsx'
import { keptTicket } from '../features/identities/provider-ticket.ts'
import { useProviderReturn } from '../features/identities/use-provider-return.controller.ts'

/** `/login?state=…`: back from the provider. */
export default function LoginProviderPart() {
  const [query] = useSearchParams()
  const [returned] = useState(() => {
    const part = (name: string) => query.get(name) ?? undefined
    const [code, iss, error] = [part('code'), part('iss'), part('error')]
    return {
      state: part('state') ?? '',
      ...(code && { code }),
      ...(iss && { iss }),
      ...(error && { error }),
    }
  })
  const [ticket] = useState(() => keptTicket()?.ticket)
  const controller = useProviderReturn(ticket, returned)
  const onReturn = useEffectEvent(controller.onReturn)
  useEffect(() => onReturn(), [])
  return <ProviderReturnView {...controller} />
}
