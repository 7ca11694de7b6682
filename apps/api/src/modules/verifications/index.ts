import { defineModule } from '../../module.ts'
import { verificationInvariants } from './verifications.invariants.ts'
import { verificationLevels } from './verifications.reference-rows.ts'
import { verificationsRoutes } from './verifications.routes.ts'

export { sealedVerificationColumns } from './person.ts'
export { pageReviews } from './reviewing/page-reviews.repository.ts'
export { eraseVerifications, findNewestCase } from './verifications.repository.ts'

export const verificationsModule = defineModule({
  name: 'verifications',
  routes: verificationsRoutes,
  invariants: verificationInvariants,
  tables: ['verification_levels', 'verification_cases', 'verification_photos'],
  views: ['verification_benefits', 'kept_documents', 'documents_under_review', 'names_of_cases'],
  referenceRows: [verificationLevels],
})
