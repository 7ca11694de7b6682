import type {
  AnyEndpoints,
  Endpoint,
  EndpointData,
  EndpointGroups,
  EndpointQuery,
} from '@kaadi/contract/http'
import type { ClientCalls } from '../client/index.ts'
import { defaultStaleTime, staleTimes } from './stale-times.ts'

/** Key of an answer: noun, call, and the query it was asked with. Its beginnings are keys of whole groups. */
export type QueryKey = readonly [noun: string, call: string, query?: unknown]

/** What TanStack gives a query: how it is taken back, and the cache that asks, which knows whether it repeats. */
export interface QueryContext {
  readonly signal: AbortSignal
  readonly client?: {
    getQueryState(queryKey: QueryKey): { readonly fetchFailureCount: number } | undefined
  }
}

/** A read, ready for TanStack's `QueryClient` and observers, with or without React. */
export interface QueryDefinition<Data> {
  readonly queryKey: QueryKey
  readonly queryFn: (context: QueryContext) => Promise<Data>
  readonly staleTime: number
  /** The client itself tries a read once more where that helps (specification, section 7), and a POST never. */
  readonly retry: false
}

// The specification asks for the balance by POST; it changes nothing.
type ReadByPost = 'wallets.available'
const readsByPost: readonly string[] = ['wallets.available' satisfies ReadByPost]

type IsRead<N, C, E> = E extends { readonly replies: string }
  ? false
  : E extends { readonly method: 'GET' }
    ? true
    : `${N & string}.${C & string}` extends ReadByPost
      ? true
      : false

type QueryArguments<E extends Endpoint> = [EndpointQuery<E>] extends [undefined]
  ? []
  : Record<string, never> extends EndpointQuery<E>
    ? [query?: EndpointQuery<E>]
    : [query: EndpointQuery<E>]

/** The reads of a client, by noun: every GET, and the balance. */
export type Queries<G extends EndpointGroups<G>> = {
  readonly [N in keyof G]: {
    readonly [C in keyof G[N] as IsRead<N, C, G[N][C]> extends true ? C : never]: (
      ...args: QueryArguments<G[N][C]>
    ) => QueryDefinition<EndpointData<G[N][C]>>
  }
}

const isRead = (name: string, endpoint: Endpoint): boolean =>
  endpoint.replies === undefined && (endpoint.method === 'GET' || readsByPost.includes(name))

type AnyCall = (input: { query?: unknown; signal: AbortSignal; quiet: boolean }) => Promise<unknown>

/**
 * Query definitions for every read of a client: what to ask, under which key, and for how long the answer is fresh. The
 * client's one retry is the only one; who lets the cache repeat all the same is told of the first failure alone.
 *
 * @example
 * const queries = createQueries(endpoints, client)
 * const prices = await queryClient.fetchQuery(queries.cardTypes.newestPrices({ cardTypeId: 'steam' }))
 */
export const createQueries = <const G extends EndpointGroups<G>>(
  endpoints: G,
  /** May have more nouns than `endpoints` names. */
  client: NoInfer<ClientCalls<G>>,
  options: {
    /** True where screens show a failed read themselves, so that no notice is emitted. */
    readonly quiet?: boolean
  } = {},
): Queries<G> => {
  const calls = client as unknown as Readonly<Record<string, Readonly<Record<string, AnyCall>>>>
  const define = (noun: string, call: string) => (query?: unknown) => {
    const queryKey: QueryKey = query === undefined ? [noun, call] : [noun, call, query]
    return {
      queryKey,
      queryFn: ({ signal, client: cache }: QueryContext) => {
        const repeats = (cache?.getQueryState(queryKey)?.fetchFailureCount ?? 0) > 0
        const quiet = repeats || (options.quiet ?? false)
        return calls[noun]![call]!({ ...(query !== undefined && { query }), signal, quiet })
      },
      staleTime: staleTimes[`${noun}.${call}`] ?? defaultStaleTime,
      retry: false,
    }
  }
  const queries = Object.fromEntries(
    Object.entries(endpoints as AnyEndpoints).map(([noun, group]) => [
      noun,
      Object.fromEntries(
        Object.entries(group)
          .filter(([call, endpoint]) => isRead(`${noun}.${call}`, endpoint))
          .map(([call]) => [call, define(noun, call)]),
      ),
    ]),
  )
  // The mapped types above say what the loop built.
  return queries as unknown as Queries<G>
}
