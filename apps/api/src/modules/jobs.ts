import { forgetOldKeys } from '../database/index.ts'
import type { Deps } from '../deps.ts'
import type { JobHandler } from '../outbox/index.ts'
import { sweepQuestions } from './card-orders/card-orders.jobs.ts'
import { sweepCoupons } from './coupons/coupons.jobs.ts'
import { sweepLeases } from './desk/desk.jobs.ts'
import { createMailJob, type Mailer, mailTopic } from './mail/index.ts'
import { sweepSessions } from './sessions/sessions.jobs.ts'
import { sweepUploads } from './uploads/uploads.jobs.ts'

const dayMs = 86_400_000

/** Work that comes back by itself. */
const recurring = (deps: Deps): Record<string, JobHandler> => ({
  'sweep.sessions': sweepSessions(deps),
  'sweep.uploads': sweepUploads(deps),
  'sweep.leases': sweepLeases(deps),
  'sweep.questions': sweepQuestions(deps),
  'sweep.coupons': sweepCoupons(deps),
  'sweep.keys': async () => {
    await forgetOldKeys(deps.database.db)
    return { againInMs: dayMs }
  },
})

/** Everything that is worked off after commit, by topic. */
export const moduleJobs = (deps: Deps, mailer: Mailer): Record<string, JobHandler> => ({
  [mailTopic]: createMailJob(deps.vault, mailer),
  ...recurring(deps),
})

export const recurringTopics: readonly string[] = [
  'sweep.sessions',
  'sweep.uploads',
  'sweep.leases',
  'sweep.questions',
  'sweep.coupons',
  'sweep.keys',
]
