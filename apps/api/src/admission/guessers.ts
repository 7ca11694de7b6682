import { type ErrorName, errorCodes } from '@kaadi/contract/errors'
import { networkOf } from '../http/network-of.ts'

/** So many secrets in a row that did not fit make a guesser of a network. */
const failuresOfAGuesser = 3
/**
 * What says that a secret did not fit, or that too many did not. Where a mailed code is asked for, the password was not looked
 * at: the owner of an account that others guess at is no guesser.
 */
const guessed: ReadonlySet<number | string> = new Set(
  (
    [
      'badCredentials',
      'accountLocked',
      'wrongPin',
      'pinLocked',
      'wrongSecondFactor',
      'tooManyRequests',
    ] satisfies ErrorName[]
  ).map((name) => errorCodes[name].code),
)
const rememberedForMs = 10 * 60_000
const maxRemembered = 20_000

/** How a call was answered: its HTTP status, and the code of its refusal. */
export interface CallEnd {
  readonly statusCode: number
  readonly refusedWith?: number | string | undefined
}

interface Record {
  failures: number
  lastAt: number
}

/**
 * Networks whose last secrets did not fit. Where there is too much work they are turned away before the others, and at
 * the door: nothing is looked up for them. Each process knows its own; what is refused for good is counted in the
 * database.
 */
export interface Guessers {
  readonly has: (ip: string | undefined) => boolean
  /** How a call that gave a secret ended. Who has hung up has no address any more. */
  readonly answered: (ip: string | undefined, ended: CallEnd) => void
}

export function createGuessers(now: () => number = () => performance.now()): Guessers {
  const records = new Map<string, Record>()
  const isOld = ({ lastAt }: Record) => now() - lastAt > rememberedForMs

  const forgetOldest = () => {
    for (const [network, record] of records) {
      if (records.size <= maxRemembered && !isOld(record)) return
      records.delete(network)
    }
  }

  return {
    has: (ip) => {
      if (ip === undefined) return false
      const record = records.get(networkOf(ip))
      return record !== undefined && !isOld(record) && record.failures >= failuresOfAGuesser
    },
    answered: (ip, { statusCode, refusedWith }) => {
      if (ip === undefined) return
      const network = networkOf(ip)
      const before = records.get(network)
      // One who is right is let go: many honest people share the address of a phone network.
      if (statusCode < 300) records.delete(network)
      if (refusedWith === undefined || !guessed.has(refusedWith)) return
      records.delete(network)
      const failures = before && !isOld(before) ? before.failures + 1 : 1
      records.set(network, { failures, lastAt: now() })
      forgetOldest()
    },
  }
}
