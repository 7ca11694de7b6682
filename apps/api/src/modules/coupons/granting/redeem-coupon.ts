import { type Coupon, coupons } from '@kaadi/contract/coupons'
import type { Kysely } from 'kysely'
import { constraintOf, type Tables } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { storedReply, withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { toCoupon } from '../coupon.ts'
import { findCoupon } from '../coupons.repository.ts'
import { claimCoupon, findRuleOfCode } from './claim-coupon.repository.ts'

/** Codes are passed on by word: guessing them is slowed down, mistyping is not. */
const triesPerSeller = { scope: 'coupon-code', limit: 120, windowSeconds: 3600 }

export interface RedeemCoupon {
  readonly userId: bigint
  readonly key: string
  readonly code: string
}

/** As it was read out: capitals, neither blanks nor what nobody sees, and no letters of another width. */
const normalCode = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase()

/** Refuses with the reason why this person cannot claim a coupon by this code. */
async function requireFree(on: Kysely<Tables>, userId: bigint, code: string): Promise<void> {
  const rule = await findRuleOfCode(on, userId, code)
  if (!rule) throw new DomainError('couponCodeUnknown')
  if (rule.isTaken) throw new DomainError('couponTaken')
  if (!rule.isRunning) throw new DomainError('couponNotRunning')
  if (rule.isGone) throw new DomainError('couponsGone')
}

export function createRedeemCoupon(deps: Deps) {
  const { database, throttle, vault } = deps
  return async ({ userId, key, code }: RedeemCoupon): Promise<Coupon> => {
    const given = normalCode(code)
    const request = keyedRequest(vault, {
      userId,
      key,
      operation: coupons.redeem.path,
      body: { code: given },
    })
    // Most of a crowd come too late: they are told so without waiting for a lock.
    const isAnswered = async () => (await storedReply(database.db, request)) !== undefined
    if (!(await isAnswered())) {
      await throttle.require({ ...triesPerSeller, subject: userId.toString() })
      await requireFree(database.db, userId, given).catch(async (refusal: unknown) => {
        // The same request may have been answered meanwhile: what it took is this one's.
        if (!(await isAnswered())) throw refusal
      })
    }
    const { reply } = await withIdempotency(database.db, request, async (tx) => {
      const couponId = await claimCoupon(tx, userId, given)
      if (couponId !== undefined) return { couponId }
      await requireFree(tx, userId, given)
      throw new DomainError('couponsGone')
    }).catch((error: unknown) => {
      // Two claims of one person at once: the second one gives back what it took.
      if (constraintOf(error) === 'coupons_granted_once') throw new DomainError('couponTaken')
      throw error
    })
    const stored = await findCoupon(database, userId, reply.couponId)
    if (!stored) throw notFound()
    return toCoupon(stored)
  }
}
