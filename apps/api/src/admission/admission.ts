import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '@kaadi/contract/http'
import { wireSchema } from '../http/wire-schema.ts'
import { type AdaptiveLimit, createAdaptiveLimit, type LimitOptions } from './adaptive-limit.ts'
import { type CallEnd, createGuessers } from './guessers.ts'
import { createWaiting } from './waiting.ts'

/**
 * Calls that cost alike wait for the same things and are counted together: a rush for one class does not close the doors
 * of another. `secrets` are calls that check a password or a PIN, which takes a tenth of a second of a core each.
 */
export type CallClass = 'reads' | 'writes' | 'secrets' | 'uploads'
export type CallLimits = Readonly<Record<CallClass, LimitOptions>>

export interface Admission {
  /**
   * Lets a call in and answers how it leaves again; undefined: turned away. A stream is of no class and not counted. While
   * there is too much work `giveUp` is called for who is not answered in time.
   */
  readonly enter: (
    kind: CallClass | undefined,
    from?: { readonly ip: string },
    giveUp?: () => void,
  ) => (() => void) | undefined
  /** How a call ended: secrets that do not fit make a guesser. */
  readonly answered: (kind: CallClass | undefined, from: { readonly ip: string }, ended: CallEnd) => void
  /** Whether a call of this class is turned away now. */
  readonly refuses: (kind: CallClass) => boolean
  /** Calls that are let in and not answered yet. */
  readonly underWay: () => number
  /** Lets nobody in any more. Resolves when all who are inside are answered. */
  readonly close: () => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly admission: Admission
  }
}

export const callLimits: CallLimits = {
  reads: { targetMs: 500, start: 128, least: 16, most: 2_000 },
  writes: { targetMs: 500, start: 128, least: 16, most: 2_000 },
  secrets: { targetMs: 1_000, start: 16, least: 4, most: 200 },
  // How long one takes is up to the sender's network; each holds its photo in memory.
  uploads: { targetMs: Number.POSITIVE_INFINITY, start: 48, least: 48, most: 48 },
}

/** An answer that comes later is of use to nobody who has to come again anyway. */
const lateAfterMs = 1_800

/** The other half is for whoever is not known to guess. */
const shareOfGuessers = 0.5

export interface AdmissionOptions {
  readonly now?: () => number
  /** Told about each call that is turned away. */
  readonly onRefused?: (kind: CallClass) => void
}

export function createAdmission(
  limits: CallLimits,
  { now, onRefused = () => undefined }: AdmissionOptions = {},
): Admission {
  const classes = Object.fromEntries(
    Object.entries(limits).map(([kind, options]) => [kind, createAdaptiveLimit(options, now)]),
  ) as Record<CallClass, AdaptiveLimit>
  const underWay = () => Object.values(classes).reduce((sum, { inside }) => sum + inside(), 0)
  const guessers = createGuessers(now)
  const waiting = createWaiting(lateAfterMs, now)
  let isClosed = false
  const refused = (kind: CallClass): void => {
    waiting.pressed()
    onRefused(kind)
  }
  return {
    enter: (kind, from, giveUp) => {
      if (!kind) return isClosed ? undefined : uncounted
      const share = from && kind === 'secrets' && guessers.has(from.ip) ? shareOfGuessers : 1
      const leave = isClosed ? undefined : classes[kind].enter(share)
      if (!leave) {
        refused(kind)
        return undefined
      }
      if (!giveUp || limits[kind].targetMs > lateAfterMs) return leave
      const answered = waiting.add(giveUp)
      return () => {
        answered()
        leave()
      }
    },
    answered: (kind, { ip }, ended) => {
      if (kind === 'secrets') guessers.answered(ip, ended)
    },
    refuses: (kind) => {
      const isRefused = isClosed || classes[kind].isFull()
      if (isRefused) refused(kind)
      return isRefused
    },
    underWay,
    close: async () => {
      isClosed = true
      waiting.close()
      while (underWay() > 0) await sleep(10)
    },
  }
}

const uncounted = () => undefined

const secret = /^pin$|password/i

/** Undefined for a stream, which stays open as long as its reader likes. */
export function classOf({ method, encoding, replies, body }: Endpoint): CallClass | undefined {
  if (replies === 'event-stream') return undefined
  if (encoding === 'multipart') return 'uploads'
  const fields = body ? (wireSchema(body).properties as object | undefined) : undefined
  if (Object.keys(fields ?? {}).some((name) => secret.test(name))) return 'secrets'
  return method === 'GET' ? 'reads' : 'writes'
}
