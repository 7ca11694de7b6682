import type { Database } from '../database/index.ts'
import { readLedgerHead } from '../ledger/index.ts'
import type { PayoutRails } from '../modules/payout-worker/index.ts'
import type { KeptHeads } from './kept-heads.ts'
import { explainOlder, isSame, OlderDatabase } from './older-database.ts'

export interface LedgerHeadWatch {
  /** The newest transfer is on the disk when it resolves. Throws `OlderDatabase` where the one before is gone. */
  readonly keep: () => Promise<void>
  readonly close: () => Promise<void>
}

interface Watched {
  readonly database: Pick<Database, 'reads'>
  readonly kept: KeptHeads
  readonly log: (line: string) => void
  /** Told when an older copy has been put beneath the running service. */
  readonly onOlder: (error: OlderDatabase) => void
}

const everyMs = 1_000

/** Keeps the head of the ledger once a second where it moved, at the end, and whenever it is asked to. */
export async function watchLedgerHead({ database, kept, log, onOlder }: Watched): Promise<LedgerHeadWatch> {
  let seen = await kept.read()
  let isOlder = false
  const look = async () => {
    const { head, asked } = await readLedgerHead(database.reads, seen?.id)
    if (seen && !isSame(asked, seen)) {
      isOlder = true
      const error = new OlderDatabase(explainOlder({ seen, head }, kept.folder))
      onOlder(error)
      throw error
    }
    if (!head || head.id === seen?.id) return
    await kept.keep(head)
    seen = head
  }
  let last: Promise<void> = Promise.resolve()
  const keep = () => {
    last = last.then(look, look)
    return last
  }
  let isFailing = false
  let planned: NodeJS.Timeout | undefined
  const plan = () => {
    planned = setTimeout(lookAgain, everyMs).unref()
  }
  const lookAgain = async () => {
    try {
      await keep()
      isFailing = false
    } catch (error) {
      if (error instanceof OlderDatabase) return
      if (!isFailing) log(`The head of the ledger is not kept now: ${(error as Error).message}`)
      isFailing = true
    }
    if (!isClosed) plan()
  }
  let isClosed = false
  await keep()
  plan()
  return {
    keep,
    close: async () => {
      isClosed = true
      clearTimeout(planned)
      if (!isOlder) await keep()
    },
  }
}

/** Rails by which nothing leaves before the ledger that it stands in is kept. */
export const keptBeforeSending = (rails: PayoutRails, { keep }: LedgerHeadWatch): PayoutRails => ({
  ...rails,
  providers: new Map(
    [...rails.providers].map(([name, provider]) => [
      name,
      {
        ...provider,
        send: async (order) => {
          await keep()
          return provider.send(order)
        },
        sendMany: async (orders) => {
          await keep()
          return provider.sendMany(orders)
        },
      },
    ]),
  ),
})
