import { type BooksException, type BooksStanding, books } from '@kaadi/contract/books'
import { payouts } from '@kaadi/contract/payouts'
import type { TestApp } from './app.ts'
import { asTreasurer } from './payout-desk.ts'
import { made, type RepeatedCall } from './repeated-call.ts'
import { signing } from './signing.ts'
import { aWithdrawingSeller } from './withdrawing-seller.ts'

const reason = 'The bank sent a wrong amount.'
let planted = 0

/** The treasurer's books: what is stopped is started again, so that nothing else waits for it. */
export async function repeatedBooks(app: TestApp): Promise<Record<string, () => Promise<RepeatedCall>>> {
  const [first, second, third] = [
    await app.signInOperator('treasurer'),
    await app.signInOperator('treasurer'),
    await app.signInOperator('treasurer'),
  ]
  const { token } = first
  const ask = (stopId: string) =>
    made(app.call<BooksStanding>(books.askRestart, { token, body: { stopId, reason } }))
  const signs = signing(app)
  const fingerprint = async () =>
    (await made(app.call<BooksStanding>(books.standing, { token }))).stop!.fingerprint
  const restart = async (stopId: string) =>
    made(signs.restart(second, { stopId }, { fingerprint: await fingerprint() }))
  const stopped = async () =>
    (await made(app.call<BooksStanding>(books.stop, { token, body: { reason } }))).stop!.stopId
  const anException = async () => {
    await app.database.asOwner(`
      insert into book_matches (outcome, found, from_at, ended_at) values ('incomplete', 1, now(), now());
      insert into book_exceptions (kind, fingerprint, detail, stops, match_id)
      select 'providerSilent', 'planted ${++planted}', 'It did not answer.', false, max(id) from book_matches`)
    const { records } = await made(
      app.call<{ records: BooksException[] }>(books.exceptions, { token, query: { size: 100 } }),
    )
    return records.at(-1)!.exceptionId
  }
  const take = (exceptionId: string) => made(app.call(books.take, { token, body: { exceptionId } }))

  /** A withdrawal that two people have to begin. */
  const aLarge = async () => {
    const seller = await aWithdrawingSeller(app, 100_000_000n)
    return (await seller.withdraw('600000')).data.id
  }
  /** One of those that was paid by one, released by another, and came back as a third says. */
  const aProposal = async () => {
    const id = await aLarge()
    const payer = asTreasurer(app, third.token)
    await made(app.call(payouts.askRelease, { token: third.token, body: { id } }))
    await made(signs.release(second, id))
    await made(payer.start(id))
    await made(payer.confirm(id))
    await made(asTreasurer(app, token).recordReturn(id))
    return id
  }
  return {
    'payouts.askRelease': async () => {
      const id = await aLarge()
      return { token, body: { id }, other: { id: await aLarge() } }
    },
    'payouts.release': async () => {
      const id = await aLarge()
      await made(app.call(payouts.askRelease, { token, body: { id } }))
      return {
        token: second.token,
        body: await signs.bodyOf(second, id, 'release'),
        other: { id: await aLarge() },
      }
    },
    'payouts.confirmReturn': async () => {
      const id = await aProposal()
      // What a device signs later has a higher count: then this one would be a copy's.
      const other = { id: await aProposal() }
      return { token: second.token, body: await signs.bodyOf(second, id, 'return'), other }
    },
    'payouts.dropReturn': async () => {
      const id = await aProposal()
      return { token, body: { id }, other: { id: await aProposal() } }
    },
    'books.match': async () => {
      // A match looks at every rule, also at the audit's: lines that no job has chained for a minute would stop the payouts.
      await app.runJobs()
      return { token, body: {}, afterwards: () => app.runJobs() }
    },
    'books.take': async () => {
      const exceptionId = await anException()
      return { token, body: { exceptionId } }
    },
    'books.close': async () => {
      const exceptionId = await anException()
      await take(exceptionId)
      return { token, body: { exceptionId, note: reason }, other: { note: 'Another reason.' } }
    },
    'books.stop': async () => ({
      token,
      body: { reason },
      other: { reason: 'Another reason.' },
      afterwards: async (reply) => {
        const { stop } = (reply as { data: BooksStanding }).data
        await ask(stop!.stopId)
        await restart(stop!.stopId)
      },
    }),
    'books.askRestart': async () => {
      const stopId = await stopped()
      return {
        token,
        body: { stopId, reason },
        other: { reason: 'Another reason.' },
        afterwards: () => restart(stopId),
      }
    },
    'books.dropRestart': async () => {
      const stopId = await stopped()
      await ask(stopId)
      return {
        token: second.token,
        body: { stopId },
        afterwards: async () => {
          await ask(stopId)
          await restart(stopId)
        },
      }
    },
    'books.restart': async () => {
      const stopId = await stopped()
      await ask(stopId)
      return {
        token: second.token,
        body: await signs.bodyOfOther(second, 'restart', { stopId }, await fingerprint()),
      }
    },
  }
}
