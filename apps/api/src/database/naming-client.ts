import { createHash } from 'node:crypto'
import { SafeClient } from './safe-client.ts'

/** Sightings after which a text is worth a name, and the most texts that get one: each costs memory per connection. */
const sightings = 3
const maxNames = 400
const maxCounted = 5_000

/** What pg says when an answer does not come within `query_timeout`. */
export const readTimeout = 'Query read timeout'

/** Gives a text that comes again a name of its own, so that the server plans it once per connection. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= maxNames) return known
    const times = (seen.get(text) ?? 0) + 1
    if (times < sightings) {
      // Texts that never come again, such as lists of changing length, must not pile up.
      if (seen.size >= maxCounted) seen.clear()
      seen.set(text, times)
      return undefined
    }
    seen.delete(text)
    const name = `s_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
    names.set(text, name)
    return name
  }
}

const nameOf = createStatementNames()

type Query = (first: unknown, ...rest: unknown[]) => unknown

/**
 * The client of the pools. It prepares what it is asked again and again: the query builder sends bare texts, and
 * planning one of its larger reads costs ten times as much as running it.
 */
export class NamingClient extends SafeClient {
  override query = ((first: unknown, values: unknown, ...rest: unknown[]) => {
    const send = super.query.bind(this) as Query
    const name =
      typeof first === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(first) : undefined
    const answer = name ? send({ name, text: first, values }, ...rest) : send(first, values, ...rest)
    return answer instanceof Promise ? answer.catch(this.#closeLate) : answer
  }) as SafeClient['query']

  /**
   * A query that exceeded `query_timeout` takes its line with it: the server may still be at work on it, and what is
   * asked next would wait behind. The pool does so itself for queries that it is asked.
   */
  #closeLate = (error: unknown): never => {
    if (error instanceof Error && error.message === readTimeout) void this.end()
    throw error
  }
}
