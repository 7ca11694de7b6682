import { defineModule, enqueued, recurring } from '../../module.ts'
import { carryOutJob } from './carrying-out/carry-out.job.ts'
import { carryOutTopic, findWork } from './carrying-out/find-work.ts'
import { readBalances } from './guarding/read-balances.job.ts'
import { payoutWorkerInvariants } from './payout-worker.invariants.ts'

export { createCarryOut, type Looked } from './carrying-out/carry-out.ts'
export { sayReported, shown } from './carrying-out/end-at-provider.ts'
export { giveToWorker, jobOf } from './carrying-out/find-work.ts'
export { addStep, type TaskKey } from './carrying-out/tasks.repository.ts'
export { raiseException } from './guarding/exceptions.repository.ts'
export {
  nextLookMs,
  noRails,
  type PayoutPace,
  type PayoutRails,
  type PayoutRoute,
  usualPace,
} from './rails.ts'
export { readTimeline } from './timeline.repository.ts'

export const payoutWorkerModule = defineModule({
  name: 'payout-worker',
  jobs: {
    'payouts.findWork': recurring(findWork),
    [carryOutTopic]: enqueued(carryOutJob),
    'payouts.readBalances': recurring(readBalances),
  },
  invariants: payoutWorkerInvariants,
  tables: [
    'payout_tasks',
    'payout_steps',
    'payout_recipients',
    'rail_breakers',
    'rail_days',
    'payout_exceptions',
    'rail_balances',
  ],
  views: ['payout_work', 'open_payout_exceptions', 'known_rail_balances'],
})
