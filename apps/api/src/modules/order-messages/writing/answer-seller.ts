import { type DeskMessage, type DeskReply, fillMacro, macroFields } from '@kaadi/contract/desk-messages'
import { bizType } from '@kaadi/contract/notifications'
import { messageMaxLength } from '@kaadi/contract/order-messages'
import type { Tx } from '../../../database/index.ts'
import type { Deps } from '../../../deps.ts'
import { DomainError, invalidField, notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { withIdempotency } from '../../../idempotency/idempotency.ts'
import { keyedRequest } from '../../../idempotency/keyed-request.ts'
import { msg } from '../../../words/index.ts'
import type { Mail } from '../../mail/index.ts'
import { writeNotifications } from '../../notifications/index.ts'
import { requireForeignSeller } from '../../risk/index.ts'
import { lockEvidence } from '../../uploads/index.ts'
import { findMacro } from '../macros/macros.repository.ts'
import { sealText } from '../message-text.ts'
import { findOrderFacts, type OrderFacts, valuesOf } from '../order-facts.ts'
import { findAnyOrder, type SubjectOrder } from '../order-messages.repository.ts'
import type { ReadMessages } from '../reading/read-messages.ts'
import { insertMessage, ringOrder } from './insert-message.repository.ts'

const perOperator = { scope: 'desk-message', limit: 120, windowSeconds: 600 }

/** What is written at the desk: an answer that the seller reads, or a note that stays there. */
export function createAnswerSeller(deps: Deps, messages: ReadMessages) {
  const { db } = deps.database

  const write = async (
    operator: SignedInOperator,
    call: {
      readonly operation: string
      readonly giftOrderId: string
      readonly body: unknown
      readonly key: string
    },
    effect: (tx: Tx, order: SubjectOrder) => Promise<string>,
  ): Promise<DeskMessage> => {
    const { giftOrderId, ...keyed } = call
    const request = keyedRequest(deps.vault, { userId: operator.id, realm: 'operator', ...keyed })
    const { reply } = await withIdempotency(db, request, async (tx) => {
      // Within the transaction, as a seller's.
      await deps.throttle.require({ ...perOperator, subject: operator.publicId }, 'tooManyRequests', tx)
      const order = await findAnyOrder(tx, giftOrderId)
      if (!order) throw notFound()
      await requireForeignSeller(tx, operator, order)
      const messageId = await effect(tx, order)
      await ringOrder(tx, order)
      return { messageId }
    })
    return messages.ofDesk(operator, reply.messageId)
  }

  const textOf = async (tx: Tx, body: DeskReply, facts: OrderFacts): Promise<string> => {
    const { text, macroId, fields = {}, photos = [] } = body
    if ((text !== undefined && macroId !== undefined) || (!text && !macroId && photos.length === 0))
      throw invalidField('text', 'Write an answer, or choose a saved one.')
    if (macroId === undefined) return text ?? ''
    const macro = await findMacro(tx, macroId)
    if (!macro) throw new DomainError('macroGone')
    if (facts.paid === undefined && macroFields(macro.text).includes('paid'))
      throw new DomainError('orderNotPaid')
    const filled = fillMacro(macro.text, { ...fields, ...valuesOf(facts) })
    if ('missing' in filled)
      throw new DomainError('macroFieldMissing', { details: { fields: [...filled.missing] } })
    if (filled.text.length > messageMaxLength)
      throw invalidField('fields', `The answer would be longer than ${messageMaxLength} characters.`)
    return filled.text
  }

  return {
    reply: async (operator: SignedInOperator, body: DeskReply, key: string): Promise<DeskMessage> => {
      const call = { operation: 'deskMessages.reply', giftOrderId: body.giftOrderId, body, key }
      const written = await write(operator, call, async (tx, order) => {
        const facts = await findOrderFacts(tx, order)
        const text = await textOf(tx, body, facts)
        const photos = await lockEvidence(tx, operator.id, order.publicId, body.photos ?? [])
        const publicId = deps.ids.publicId()
        const { isFirstUnread } = await insertMessage(tx, {
          order,
          publicId,
          author: 'desk',
          operatorId: operator.id,
          sealed: sealText(deps.vault, text, publicId),
          photos,
        })
        const words = answerWords(facts)
        await writeNotifications(tx, [
          { userId: order.userId, bizType: bizType.orderMoved, subjectId: order.publicId, ...words },
        ])
        // One mail until it is read: the rest of a conversation needs none.
        if (isFirstUnread) await deps.mail.send(tx, answerMail(order.sellerEmail, words))
        return publicId
      })
      deps.wakeJobs()
      return written
    },

    note: (
      operator: SignedInOperator,
      body: { readonly giftOrderId: string; readonly text: string },
      key: string,
    ): Promise<DeskMessage> => {
      const call = { operation: 'deskMessages.note', giftOrderId: body.giftOrderId, body, key }
      return write(operator, call, async (tx, order) => {
        const publicId = deps.ids.publicId()
        const sealed = sealText(deps.vault, body.text, publicId)
        await insertMessage(tx, {
          order,
          publicId,
          author: 'note',
          operatorId: operator.id,
          sealed,
          photos: [],
        })
        return publicId
      })
    },
  }
}

/** What is written stays on the trade: it may name a code. */
const answerWords = ({ title, tradeNumber }: OrderFacts) => ({
  title: 'We answered you',
  content: `There is a message about your ${title} trade, ${tradeNumber}. Open the trade to read it.`,
})

const answerMail = (to: string, { title, content }: ReturnType<typeof answerWords>): Mail => ({
  to,
  subject: title,
  text: [content, '', msg('Open your trades and choose this one.')],
})
