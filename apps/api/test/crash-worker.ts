import { writeSync } from 'node:fs'
import { connect } from '../src/database/index.ts'
import { createLedger, deskCards, userAvailable } from '../src/ledger/index.ts'

/**
 * Posts without end and says which events it was told are posted, one number a line, each before the next is sent.
 * It is made to be killed.
 */
const [url, firstEvent] = process.argv.slice(2) as [string, string]
const ledger = createLedger(await connect({ url }))
let event = BigInt(firstEvent)

async function poster(user: bigint): Promise<never> {
  for (;;) {
    const eventId = ++event
    const legs = [{ debit: deskCards(1), credit: userAvailable(user, 1), amount: 10n }]
    await ledger.post({ kind: 'reward.granted', eventId, legs })
    writeSync(1, `${eventId}\n`)
  }
}
await Promise.all([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n].map(poster))
