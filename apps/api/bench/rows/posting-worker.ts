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

process.on('message', async (word) => {
  if (word === 'go') return process.send!(await closedLoop(order, post))
  await books.close()
  process.disconnect()
})
process.send!(order.firstEvent)
