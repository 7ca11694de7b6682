import type { Endpoint } from '@kaadi/contract/http'
import type { Reply } from '../stage/call.ts'
import type { FaultService } from '../stage/fault-service.ts'
import type { Operator, Seller } from '../stage/traders.ts'

/** Two processes on one database, and who takes part in a race. Runners go to either process, as chance has it. */
export interface Track {
  readonly service: FaultService
  readonly twin: FaultService
  /** Two with a bank account, who have done nothing yet. */
  readonly sellers: readonly Seller[]
  readonly reviewers: readonly Operator[]
  /** Four of them. */
  readonly treasurers: readonly Operator[]
  readonly senior: Operator
  readonly random: () => number
}

/** Readies what is raced for, races, and answers what ought not to be, a sentence each. */
export type Race = (track: Track) => Promise<string[]>

export interface Runner {
  readonly endpoint: Endpoint
  readonly token: string
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/** All at the same time, every other one to the second process. Answers the replies, in the order of the runners. */
export function race({ service, twin, random }: Track, runners: readonly Runner[]): Promise<Reply[]> {
  const turn = random() < 0.5 ? 0 : 1
  return Promise.all(
    runners.map(({ endpoint, ...options }, index) =>
      ((index + turn) % 2 ? service : twin).call(endpoint, options),
    ),
  )
}

/** Each as often as said, one after the other. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const won = (replies: readonly Reply[]): Reply[] => replies.filter(({ code }) => code === 0)

/** So many of them were done, and the others were told in words of the contract why not. */
export function expectWinners(replies: readonly Reply[], ...allowed: readonly number[]): string[] {
  const count = won(replies).length
  const odd = replies.filter(({ status, code }) => status >= 500 || code === undefined)
  return [
    ...(allowed.includes(count) ? [] : [`${count} of ${replies.length} were done: ${tell(replies)}`]),
    ...odd.map(({ status, msg }) => `an answer of ${status}: ${msg}`),
  ]
}

/** Exactly so much is stored. */
export async function expectCount(
  { service }: Track,
  wanted: number,
  what: string,
  text: string,
  values: readonly unknown[],
): Promise<string[]> {
  const [row] = await service.onDatabase<{ count: string }>(`select count(*) from ${text}`, values)
  return Number(row?.count) === wanted ? [] : [`${row?.count} ${what}, not ${wanted}`]
}

const tell = (replies: readonly Reply[]): string =>
  [...new Set(replies.map(({ code, msg }) => `${code} ${msg}`))].join(' | ')
