import { createLedger, deskCards, type Posting, userAvailable } from '../../src/ledger/index.ts'
import { closedLoop } from '../measure/closed-loop.ts'
import { type BenchContext, type Measured, type Row, unopened } from './row.ts'

type Spread = 'hot' | 'uniform'

/** Postings through the ledger's door in this process. */
export const ledgerRows: readonly Row[] = (['hot', 'uniform'] as const).flatMap((spread) =>
  [1, 32, 128].map((clients) => ({
    name: `posting, ${spread}`,
    clients,
    open: unopened((context) => runPostings(context, clients, spread)),
  })),
)

async function runPostings(context: BenchContext, clients: number, spread: Spread): Promise<Measured> {
  const ledger = createLedger(context.database.books)
  const { seconds } = context
  const result = await closedLoop({ clients, seconds }, () => ledger.post(makePosting(context, spread)))
  return { ...result, posted: result.operations }
}

/** Hot: the desk credits a seller, as accepting cards does. Uniform: any account to any other. */
export function makePosting({ size, random, nextEvent }: BenchContext, spread: Spread): Posting {
  const user = (): bigint => BigInt(1 + Math.floor(random() * size.accounts))
  const credited = user()
  let debited = user()
  while (debited === credited) debited = user()
  const debit = spread === 'hot' ? deskCards(1) : userAvailable(debited, 1)
  return {
    kind: 'reward.granted',
    eventId: nextEvent(),
    legs: [{ debit, credit: userAvailable(credited, 1), amount: 1n }],
  }
}
