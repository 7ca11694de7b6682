import { coupons } from '@kaadi/contract/coupons'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors/domain-error.ts'
import { bind } from '../../http/endpoint.ts'
import { campaignsRoutes } from './campaigns/campaigns.routes.ts'
import { toCoupon } from './coupon.ts'
import { findCoupon, listCoupons, pageSpentCoupons } from './coupons.repository.ts'
import { createRedeemCoupon } from './granting/redeem-coupon.ts'

export const couponsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { database } = deps
    await app.register(campaignsRoutes(deps))
    const redeem = createRedeemCoupon(deps)
    bind(app, coupons.list, async ({ user }) => (await listCoupons(database, user.id)).map(toCoupon))
    bind(app, coupons.invalid, async ({ user, query }) => {
      const page = await pageSpentCoupons(database, user.id, query)
      return { ...page, records: page.records.map(toCoupon) }
    })
    bind(app, coupons.redeem, ({ user, body, idempotencyKey }) =>
      redeem({ userId: user.id, key: idempotencyKey, code: body.code }),
    )
    bind(app, coupons.info, async ({ user, query }) => {
      const stored = await findCoupon(database, user.id, query.couponId)
      if (!stored) throw notFound()
      return toCoupon(stored)
    })
  }
