import { coupons } from '@kaadi/contract/coupons'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors/domain-error.ts'
import { bind } from '../../http/endpoint.ts'
import { toCoupon } from './coupon.ts'
import { findCoupon, listCoupons, pageSpentCoupons } from './coupons.repository.ts'

export const couponsRoutes =
  ({ database }: Deps): FastifyPluginAsync =>
  async (app) => {
    bind(app, coupons.list, async ({ user }) => (await listCoupons(database, user.id)).map(toCoupon))
    bind(app, coupons.invalid, async ({ user, query }) => {
      const page = await pageSpentCoupons(database, user.id, query)
      return { ...page, records: page.records.map(toCoupon) }
    })
    bind(app, coupons.info, async ({ user, query }) => {
      const stored = await findCoupon(database, user.id, query.couponId)
      if (!stored) throw notFound()
      return toCoupon(stored)
    })
  }
