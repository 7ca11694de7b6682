import type { AnyEndpoints, EndpointGroups } from '@kaadi/contract/http'
import type { ClientCalls } from '@kaadi/core/client'
import { createQueries, type Queries } from '@kaadi/core/queries'
import { useState } from 'react'
import type { SellerClient } from './client.ts'
import { useClient } from './use-client.ts'

export interface LateCalls<G extends EndpointGroups<G>> {
  readonly client: ClientCalls<G>
  readonly reads: Queries<G>
}

/** Calls and reads of nouns that few screens need: their schemas come with those screens and not with the first. */
export function useLateCalls<const G extends EndpointGroups<G>>(endpoints: G): LateCalls<G> {
  const client = useClient()
  const [calls] = useState(() => lateCalls(client, endpoints))
  return calls
}

const lateCalls = <const G extends EndpointGroups<G>>(client: SellerClient, endpoints: G): LateCalls<G> => {
  const calls = Object.fromEntries(
    Object.entries(endpoints as AnyEndpoints).map(([noun, group]) => [
      noun,
      Object.fromEntries(
        Object.entries(group).map(([name, endpoint]) => [
          name,
          (input: object = {}) => client.call(endpoint, input as never),
        ]),
      ),
    ]),
  ) as unknown as ClientCalls<G>
  return { client: calls, reads: createQueries(endpoints, calls, { quiet: true }) }
}
