import { passingReplies } from '../../idempotency/idempotency.ts'
import type { PassingSeal, SealedColumn } from '../../vault/index.ts'
import { sealedAccountColumns } from '../bank-accounts/index.ts'
import { sealedCardColumns } from '../card-orders/index.ts'
import { sealedPushColumns } from '../notifications/index.ts'
import { sealedMessageColumns } from '../order-messages/index.ts'
import { sealedPartnerColumns } from '../partners/index.ts'
import { passingSignInCodes, sealedFactorColumns } from '../sessions/index.ts'
import { sealedVerificationColumns } from '../verifications/index.ts'

/** Every one there is but for those that are let go of (`passing`). A test compares them with the schema. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedCardColumns,
  ...sealedAccountColumns,
  ...sealedFactorColumns,
  ...sealedMessageColumns,
  ...sealedVerificationColumns,
  ...sealedPartnerColumns,
  ...sealedPushColumns,
]

/** Sealed for minutes or for a repeated request: a change of the key lets go of them rather than carry them over. */
export const passing: readonly PassingSeal[] = [passingSignInCodes, passingReplies]
