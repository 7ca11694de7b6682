import { autoWithdrawals } from '@kaadi/contract/auto-withdrawals'
import { withdrawals } from '@kaadi/contract/withdrawals'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors/domain-error.ts'
import { bind, type HandlerInput } from '../../http/endpoint.ts'
import { createAutoRules } from './by-rule/set-auto-rule.ts'
import { createCancelWithdrawal } from './ending/cancel-withdrawal.ts'
import { createMakeReceipt } from './reading/make-receipt.ts'
import { createFindWithdrawal, pageWithdrawals } from './reading/withdrawals.repository.ts'
import { createReadLimits } from './requesting/read-limits.ts'
import { createRequestWithdrawal } from './requesting/request-withdrawal.ts'
import { toWithdrawal } from './withdrawal.ts'

export const withdrawalsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const findWithdrawal = createFindWithdrawal(deps.database)
    const readLimits = createReadLimits(deps)
    const { requestWithdrawal, retry } = createRequestWithdrawal(deps)
    const makeReceipt = createMakeReceipt(deps)
    const cancelWithdrawal = createCancelWithdrawal(deps)

    const autoRules = createAutoRules(deps)

    bind(app, autoWithdrawals.list, ({ user }) => autoRules.list(user.id))
    bind(app, autoWithdrawals.set, ({ user, idempotencyKey, body }) =>
      autoRules.set(user.id, idempotencyKey, body),
    )
    bind(app, withdrawals.limits, ({ user, query }) => readLimits(user.id, query.currencyId))
    bind(app, withdrawals.request, ({ user, idempotencyKey, body }) =>
      requestWithdrawal(user.id, idempotencyKey, body),
    )
    bind(app, withdrawals.retry, ({ user, idempotencyKey, body }) => retry(user.id, idempotencyKey, body))
    bind(app, withdrawals.receipt, async ({ user, query, reply }) => {
      const { name, bytes } = await makeReceipt(user, query.id)
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        })
        .send(bytes)
    })
    bind(app, withdrawals.cancel, ({ user, idempotencyKey, body }) =>
      cancelWithdrawal(user.id, idempotencyKey, body),
    )
    const page = async ({ user, query }: HandlerInput<typeof withdrawals.page>) => {
      const found = await pageWithdrawals(deps.database, user.id, query)
      return { ...found, records: found.records.map(toWithdrawal) }
    }
    bind(app, withdrawals.page, page, { isPolled: true })
    const detail = async ({ user, query }: HandlerInput<typeof withdrawals.detail>) => {
      const found = await findWithdrawal({ userId: user.id, publicId: query.id })
      if (!found) throw notFound()
      return toWithdrawal(found)
    }
    bind(app, withdrawals.detail, detail, { isPolled: true })
  }
