import { invites } from '@kaadi/contract/invites'
import { promotions } from '@kaadi/contract/promotions'
import { rankings } from '@kaadi/contract/rankings'
import { rebates } from '@kaadi/contract/rebates'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bind } from '../../http/endpoint.ts'
import { createFriendsService } from './friends/friends.service.ts'
import { createMonthsService } from './months/months.service.ts'
import { createPromotionsService } from './promotions.service.ts'

export const promotionsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const service = createPromotionsService(deps)
    const months = createMonthsService(deps)
    const friends = createFriendsService(deps)
    bind(app, promotions.unreadRewards, ({ user }) => service.unseenRewards(user.id))
    bind(app, promotions.readReward, async ({ user, body }) => {
      await service.markSeen(user.id, body.id)
      return null
    })
    bind(app, promotions.invitation, ({ query, request }) =>
      service.invitation(query.invitationCode, request.ip),
    )
    bind(app, invites.summary, ({ user }) => friends.summary(user))
    bind(app, invites.friends, ({ user, query }) => friends.page(user.id, query))
    bind(app, rankings.board, ({ user, query }) => months.board(user, query))
    bind(app, rebates.ladder, ({ user }) => months.ladder(user))
    bind(app, promotions.firstOrderReward, ({ user }) => service.firstOrderReward(user))
  }
