import { campaigns, type Grant } from '@kaadi/contract/campaigns'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import { bind, type Handler } from '../../../http/endpoint.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { findFigures } from './campaign-figures.repository.ts'
import { toCampaignRule } from './campaign-settings.ts'
import { findGrant, pageGrants, voidCoupon } from './grants.repository.ts'
import { pageCampaigns } from './page-campaigns.repository.ts'

export const campaignsRoutes =
  ({ database, vault }: Deps): FastifyPluginAsync =>
  async (app) => {
    bind(app, campaigns.list, async ({ query }) => {
      const page = await pageCampaigns(database, query)
      return {
        ...page,
        records: page.records.map((stored) => ({
          ...toCampaignRule(stored),
          state: stored.state,
          granted: stored.granted,
          openChange: stored.openChange,
        })),
      }
    })
    bind(app, campaigns.figures, async ({ query }) => {
      const figures = await findFigures(database.db, query.campaignId)
      if (!figures) throw notFound()
      return figures
    })
    bind(app, campaigns.grants, ({ query }) => pageGrants(database, query))
    const voidGrant: Handler<typeof campaigns.voidGrant> = async ({
      operator,
      body,
      idempotencyKey: key,
    }) => {
      const request = keyedRequest(vault, {
        userId: operator.id,
        realm: 'operator',
        key,
        operation: 'campaigns.voidGrant',
        body,
      })
      await withIdempotency(database.db, request, async (tx) => {
        const grant = await findGrant(tx, body.couponId)
        if (!grant) throw notFound()
        if (!(await voidCoupon(tx, body.couponId, body.reason)) && !isVoidedSo(grant, body.reason))
          throw new DomainError('couponNotFree')
        return {}
      })
      return (await findGrant(database.db, body.couponId))!
    }
    bind(app, campaigns.voidGrant, voidGrant, {
      audit: async ({ body }) => {
        const grant = await findGrant(database.db, body.couponId)
        return grant && { status: grant.status }
      },
    })
  }

/** Somebody has done the same already. */
const isVoidedSo = ({ voidReason }: Grant, reason: string): boolean => voidReason === reason
