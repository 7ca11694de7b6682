import { defineModule, recurring } from '../../module.ts'
import { booksInvariants } from './books.invariants.ts'
import { booksRoutes } from './books.routes.ts'
import { matchJob } from './matching/match.job.ts'
import { matchTopic } from './matching/matches.repository.ts'

export { acceptOlderCopy } from './stopping/accept-older-copy.ts'
export { findLatestStop, type LatestStop, restartsWaiting, stopByHand } from './stopping/stops.repository.ts'

export const booksModule = defineModule({
  name: 'books',
  routes: booksRoutes,
  jobs: { [matchTopic]: recurring(matchJob) },
  invariants: booksInvariants,
  tables: ['book_matches', 'book_exceptions', 'payout_stops'],
  views: ['running_payout_stops'],
})
