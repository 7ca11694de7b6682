import { defineModule, recurring } from '../../module.ts'
import { deskInvariants } from './desk.invariants.ts'
import { sweepLeases } from './desk.jobs.ts'
import { startingSecondReviewRules } from './desk.reference-rows.ts'
import { deskRoutes } from './desk.routes.ts'

export { createTypeCode } from './codes/enter-code.ts'
export { createShowCode } from './codes/reveal-code.ts'
export { insertPhotoReveals } from './codes/reveals.repository.ts'
export { findUsableEvidence } from './deciding/evidence.repository.ts'
export { findReferences, hasReference } from './outside/findings.repository.ts'
export { createReadDeskOrder } from './read-desk-order.ts'

export const deskModule = defineModule({
  name: 'desk',
  routes: deskRoutes,
  jobs: { 'sweep.leases': recurring(sweepLeases) },
  invariants: deskInvariants,
  tables: ['order_evidence', 'card_findings', 'code_reveals', 'second_review_rules', 'second_review_past'],
  referenceRows: [startingSecondReviewRules],
  views: ['shown_evidence', 'finding_pictures', 'redeemed_cards', 'shown_reveals'],
})
