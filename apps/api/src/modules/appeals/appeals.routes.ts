import { appeals } from '@kaadi/contract/appeals'
import { cardOrderStatus, cardOrders } from '@kaadi/contract/card-orders'
import type { FastifyPluginAsync } from 'fastify'
import type { Tx } from '../../database/index.ts'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { stateName } from '../../http/audit-note.ts'
import { bind, type Handler } from '../../http/endpoint.ts'
import type { SignedInOperator } from '../../http/signed-in.ts'
import { createReadOrder, lockContested } from '../card-orders/index.ts'
import { createShowCode, createTypeCode } from '../desk/index.ts'
import { listOwnAccounts } from '../risk/index.ts'
import { createSubmitAppeal } from './filing/submit-appeal.ts'
import { createDecideAppeal } from './judging/decide-appeal.ts'
import { lockHeldAppeal } from './judging/hold-appeal.repository.ts'
import { createHoldAppeal } from './judging/hold-appeal.ts'
import { pageAppeals } from './judging/page-appeals.repository.ts'
import { createReadAppeal, toAppealRow, withoutJudges } from './judging/read-appeal.ts'

export const appealsRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const submit = createSubmitAppeal(deps, createReadOrder(deps))
    const reading = createReadAppeal(deps)
    const hold = createHoldAppeal(deps, reading)
    const decide = createDecideAppeal(deps, reading)
    const show = createShowCode(deps)
    const type = createTypeCode(deps)
    const lockOf = (operator: SignedInOperator, appealId: string) => async (tx: Tx) => {
      const held = await lockHeldAppeal(tx, appealId, operator.id)
      const order = held && (await lockContested(tx, held.userId, held.orderId))
      if (!order) throw new DomainError('appealNotHeld')
      return order
    }

    bind(app, cardOrders.appeal, ({ user, idempotencyKey, body }) => submit(user, idempotencyKey, body))
    bind(app, appeals.queue, async ({ operator, query }) => {
      const [page, own] = await Promise.all([
        pageAppeals(deps.database, query),
        listOwnAccounts(deps.database, operator),
      ])
      const rows = page.records.map((row) =>
        own.has(row.userId) ? withoutJudges(toAppealRow(row, operator)) : toAppealRow(row, operator),
      )
      return { ...page, records: rows }
    })
    bind(app, appeals.detail, ({ operator, query }) => reading.read(operator, query.appealId))
    const facts = async ({ operator, body }: { operator: SignedInOperator; body: { appealId: string } }) => {
      const { status, takenBy, desk } = await reading.read(operator, body.appealId)
      return { status, takenBy, orderStatus: stateName(cardOrderStatus, desk.order.orderStatus) }
    }
    bind(
      app,
      appeals.take,
      ({ operator, idempotencyKey, body }) => hold.take(operator, idempotencyKey, body),
      { audit: facts },
    )
    bind(
      app,
      appeals.giveBack,
      ({ operator, idempotencyKey, body }) => hold.giveBack(operator, idempotencyKey, body),
      { audit: facts },
    )
    const reveal: Handler<typeof appeals.reveal> = ({ operator, idempotencyKey, body }) =>
      show(operator, idempotencyKey, {
        operation: 'appeals.reveal',
        body,
        lock: lockOf(operator, body.appealId),
      })
    bind(app, appeals.reveal, reveal, {
      audit: ({ body }, made) => made && { codeShownOf: body.cardId },
    })
    const enterCode: Handler<typeof appeals.enterCode> = async ({ operator, idempotencyKey, body }) => {
      await type(operator, idempotencyKey, {
        operation: 'appeals.enterCode',
        body,
        lock: lockOf(operator, body.appealId),
      })
      return reading.read(operator, body.appealId)
    }
    bind(app, appeals.enterCode, enterCode, {
      audit: ({ body }, made) => made && { codeEnteredOf: body.cardId },
    })
    bind(
      app,
      appeals.decide,
      ({ operator, idempotencyKey, body }) => decide(operator, idempotencyKey, body),
      { audit: facts },
    )
  }
