import type { Redeemer, RedeemerChange } from '@kaadi/contract/redeemers'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors/domain-error.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { withIdempotency } from '../../idempotency/idempotency.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { findRedeemer, listRedeemers, type StoredRedeemer, writeRedeemer } from './redeemers.repository.ts'

/** The companies to which the desk may hand cards. */
export function createKeepRedeemers({ database, vault, ids }: Deps) {
  return {
    list: async (): Promise<Redeemer[]> => (await listRedeemers(database)).map(toRedeemer),

    save: async (operator: SignedInOperator, key: string, body: RedeemerChange): Promise<Redeemer> => {
      const { redeemerId, name, cardTypeId, isOpen } = body
      const owner = { userId: operator.id, realm: 'operator', key } as const
      const request = keyedRequest(vault, { ...owner, operation: 'redeemers.save', body })
      const { reply } = await withIdempotency(database.db, request, async (tx) => {
        const publicId = redeemerId ?? ids.publicId()
        const isNew = redeemerId === undefined
        const given = { publicId, name, cardTypeId, isOpen, operatorId: operator.id, isNew }
        if (!(await writeRedeemer(tx, given))) throw notFound()
        return { publicId }
      })
      return toRedeemer((await findRedeemer(database, reply.publicId))!)
    },
  }
}

const toRedeemer = ({ publicId, ...redeemer }: StoredRedeemer): Redeemer => ({
  redeemerId: publicId as Redeemer['redeemerId'],
  ...redeemer,
})
