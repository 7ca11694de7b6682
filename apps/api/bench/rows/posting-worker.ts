import { connect } from '../../src/database/index.ts'
import { createLedger } from '../../src/ledger/index.ts'
import { closedLoop } from '../measure/closed-loop.ts'
import { seededRandom } from '../measure/statistics.ts'
import { makePosting } from './ledger.rows.ts'
import type { WorkerOrder } from './processes.rows.ts'
import type { BenchContext } from './row.ts'

const order = JSON.parse(process.argv[2]!) as WorkerOrder
const books = await connect({ url: order.url })
const ledger = createLedger(books)
let event = BigInt(order.firstEvent)
const context = {
  size: { accounts: order.accounts },
  random: seededRandom(order.seed),
  nextEvent: () => ++event,
} as BenchContext
const post = () => ledger.post(makePosting(context, order.spread))

async function obey(word: unknown): Promise<void> {
  if (word === 'go') {
    process.send!(await closedLoop(order, post))
    return
  }
  await books.close()
  process.disconnect()
}

process.on('message', (word) => void obey(word))
process.send!(order.firstEvent)
