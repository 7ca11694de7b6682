import type { Adjustment } from '@kaadi/contract/adjustments'
import { currencies } from '@kaadi/contract/primitives'
import type { LedgerAccountName } from '@kaadi/contract/treasury'
import { fromMinorUnits } from '@kaadi/core/money'
import type { Deps } from '../../deps.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { parseAddress } from '../../ledger/index.ts'
import { deskViewer } from '../uploads/index.ts'
import type { StoredAdjustment } from './adjustments.repository.ts'

/** An adjustment as its pages show it to this operator. */
export const createShowAdjustment =
  ({ photoSigner }: Pick<Deps, 'photoSigner'>) =>
  (operator: SignedInOperator, stored: StoredAdjustment): Adjustment => {
    const { name, provider } = parseAddress(stored.account)
    const show = (minor: bigint) => fromMinorUnits(minor, currencies[stored.currencyId].decimals)
    return {
      adjustmentId: stored.publicId as Adjustment['adjustmentId'],
      status: stored.status,
      account: {
        name: name as LedgerAccountName,
        provider: provider ?? null,
        currencyId: stored.currencyId,
        seller: stored.seller && {
          userId: stored.seller.userId as NonNullable<Adjustment['account']['seller']>['userId'],
          name: stored.seller.name,
        },
      },
      direction: stored.isIn ? 'in' : 'out',
      amount: show(stored.amount),
      reason: stored.reason,
      words: stored.words,
      evidence: {
        uploadId: stored.uploadId as Adjustment['evidence']['uploadId'],
        url: photoSigner.sign(stored.uploadId, deskViewer(operator.sessionHash)),
      },
      askedBy: stored.askedBy,
      askedByMe: stored.askedById === operator.id,
      createTime: stored.askedAt.toISOString(),
      decidedBy: stored.decidedBy,
      decideTime: stored.decidedAt?.toISOString() ?? null,
      owed: stored.owed === null ? null : show(stored.owed),
      fingerprint: stored.digest.toString('hex'),
      undoes: stored.undoes as Adjustment['undoes'],
      undoneBy: stored.undoneBy as Adjustment['undoneBy'],
    }
  }
