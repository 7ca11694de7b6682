import { channel } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import { isTransient, retryAfterDistress } from '../database/index.ts'

/** Tells of each list that goes out: a `SentList`. */
export const sentLists = channel('kaadi:sent-lists')

export interface SentList {
  /** The batcher's name. */
  readonly name: string
  readonly items: number
}

export interface BatcherOptions<Item, Result> {
  /** What its lists are called where their sizes are counted. */
  readonly name: string
  /** Runs a list in one statement and answers in its order. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Batches away at the same time. */
  readonly inFlight?: number
  /**
   * A batch goes beside another only when it would be at least this large: small ones that compete for the same
   * rows cost more than they gain.
   */
  readonly besideFrom?: number
  /** Most items in one batch. */
  readonly max?: number
  /** Most items waiting; more are refused at once. */
  readonly maxWaiting?: number
  /** True for an error after which the same items may be sent again; by default a deadlock or a lost line. */
  readonly canRetry?: (error: unknown) => boolean
  /** How long a batch is sent again and again before its items fail. */
  readonly retryForMs?: number
  readonly retryDelayMs?: number
  /** Who has waited for longer when a batch goes is refused: by then the caller has mostly gone. */
  readonly longestWaitMs?: number
  readonly now?: () => number
}

/** Too much is waiting already. HTTP 503 with Retry-After. */
export class Overloaded extends Error {
  readonly kind = 'overloaded'
  constructor() {
    super('Too many requests are waiting.')
  }
}

interface Waiting<Item, Result> {
  readonly since: number
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Group commit without a timer: an item waits for the end of the event loop's turn, so that requests which arrived
 * together travel together, and beyond that only while no more batches may be away. They share a statement and its
 * commit, so a statement must settle what two items of one list want of the same thing. A batch that fails is halved until
 * the item at fault stands alone; it fails by itself and the others go through. After a lost line nobody knows whether the
 * batch was committed: `run` must find out what was done already, by the ledger's events or the key's row.
 */
export function createBatcher<Item, Result>(
  options: BatcherOptions<Item, Result>,
): (item: Item) => Promise<Result> {
  const { name, run, inFlight = 1, besideFrom = 1, max = 128, maxWaiting = 4096 } = options
  const { canRetry = isTransient, retryForMs = 2_000, retryDelayMs = 50 } = options
  const { longestWaitMs = 2_000, now = () => performance.now() } = options
  const waiting: Waiting<Item, Result>[] = []
  let away = 0
  let isDue = false

  /** By then all that this turn brought is waiting. */
  const pumpAfterTurn = () => {
    if (isDue) return
    isDue = true
    setImmediate(pump)
  }

  const pump = () => {
    isDue = false
    while (away < inFlight && waiting.length >= (away === 0 ? 1 : besideFrom)) {
      const batch = nextBatch()
      if (batch.length === 0) continue
      away++
      void send(batch).finally(() => {
        away--
        pumpAfterTurn()
      })
    }
  }

  const nextBatch = (): Waiting<Item, Result>[] => {
    const oldest = now() - longestWaitMs
    return waiting.splice(0, max).filter(({ since, reject }) => {
      if (since < oldest) reject(new Overloaded())
      return since >= oldest
    })
  }

  const send = async (
    batch: readonly Waiting<Item, Result>[],
    giveUpAt = Date.now() + retryForMs,
  ): Promise<void> => {
    try {
      if (sentLists.hasSubscribers) sentLists.publish({ name, items: batch.length } satisfies SentList)
      const results = await run(batch.map(({ item }) => item))
      if (results.length !== batch.length)
        throw new Error(`${results.length} results for ${batch.length} items`)
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (canRetry(error) && Date.now() < giveUpAt) {
        await sleep(retryDelayMs)
        return send(batch, giveUpAt)
      }
      // It is no item's fault: to halve the batch would only ask for the same again and again.
      if (batch.length === 1 || canRetry(error) || retryAfterDistress(error) !== undefined) {
        for (const { reject } of batch) reject(error)
        return
      }
      const middle = batch.length >> 1
      await send(batch.slice(0, middle))
      await send(batch.slice(middle))
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) return reject(new Overloaded())
      waiting.push({ item, resolve, reject, since: now() })
      pumpAfterTurn()
    })
}
