import {
  type AppealCase,
  type AppealRow,
  appealCaseSchema,
  appealRowSchema,
  type OrderAppeal,
  orderAppealSchema,
} from '@kaadi/contract/appeals'
import { reasons } from '@kaadi/contract/card-orders'
import { aCardOrder, aCardOrderSummary } from './card-orders.ts'
import { aDeskOrder } from './desk.ts'

const created = '2026-11-20T14:00:00.000Z'

/** What a seller said against a refusal, not answered yet. */
export const anOrderAppeal = (given: Partial<Omit<OrderAppeal, 'appealId'>> = {}): OrderAppeal =>
  orderAppealSchema.parse({
    appealId: 'appeal-1',
    status: 0,
    words: 'The receipt shows that this card was bought today and never used.',
    photos: [],
    createTime: created,
    dueTime: '2026-11-22T14:00:00.000Z',
    decideTime: null,
    answer: null,
    ...given,
  })

const row = {
  appealId: 'appeal-1',
  status: 0,
  order: aCardOrderSummary({ orderStatus: 30, operatorTime: '2026-11-20T13:10:00.000Z' }),
  sellerName: 'adaeze',
  createTime: created,
  dueTime: '2026-11-22T14:00:00.000Z',
  takenBy: null,
  takenByMe: false,
  judgedByMe: false,
  decideTime: null,
}

/** An appeal that nobody has taken. */
export const anAppealRow = (given: Partial<Omit<AppealRow, 'appealId'>> = {}): AppealRow =>
  appealRowSchema.parse({ ...row, ...given })

/** The same with its order: one card that was found used. */
export const anAppealCase = (given: Partial<Omit<AppealCase, 'appealId'>> = {}): AppealCase => {
  const appeal = given.appeal ?? anOrderAppeal()
  const desk =
    given.desk ??
    aDeskOrder({ order: aCardOrder({ orderStatus: 30, operatorTime: '2026-11-20T13:10:00.000Z', appeal }) })
  return appealCaseSchema.parse({
    ...row,
    appeal,
    desk,
    refusedBy: 'Ngozi Reviewer',
    refusedFor: desk.order.cards.map(({ cardId }) => ({ cardId, code: 202, text: reasons[202].text })),
    takenUntil: null,
    decidedBy: null,
    serverTime: '2026-11-20T14:05:00.000Z',
    ...given,
  })
}
