import { type AppealCase, type AppealRow, appeals } from '@kaadi/contract/appeals'
import { type CardOrder, cardOrders } from '@kaadi/contract/card-orders'
import type { KeyedPage } from '@kaadi/contract/primitives'
import type { Reply, TestApp } from './app.ts'

const words = 'The receipt shows that this card was bought today and never used.'

export interface Senior {
  readonly id: bigint
  readonly email: string
  readonly token: string
  readonly call: <D = AppealCase>(
    call: keyof typeof appeals,
    body: object,
    idempotencyKey?: string,
  ) => Promise<Reply<D>>
  readonly read: (appealId: string) => Promise<Reply<AppealCase>>
  readonly queue: (query?: Record<string, string | number>) => Promise<readonly AppealRow[]>
  /** Takes an appeal, opens the codes of cards at these positions, and pays them; none refuses it. */
  readonly judge: (appealId: string, ...validPositions: readonly number[]) => Promise<Reply<AppealCase>>
}

/** A senior of the desk who judges appeals. */
export async function aSenior(app: TestApp): Promise<Senior> {
  const { id, email, token } = await app.signInOperator('senior')
  const call: Senior['call'] = (name, body, idempotencyKey) =>
    app.call(appeals[name], { token, body, ...(idempotencyKey && { idempotencyKey }) })
  return {
    id,
    email,
    token,
    call,
    read: (appealId) => app.call<AppealCase>(appeals.detail, { token, query: { appealId } }),
    queue: async (query = {}) =>
      (await app.call<KeyedPage<AppealRow>>(appeals.queue, { token, query })).data.records,
    judge: async (appealId, ...validPositions) => {
      const taken = await call('take', { appealId })
      if (taken.code !== 0) return taken
      const valid = taken.data.desk.order.cards.filter(({ position }) => validPositions.includes(position))
      for (const { cardId } of valid) await call('reveal', { appealId, cardId, purpose: 'secondLook' })
      return call('decide', {
        appealId,
        validCardIds: valid.map(({ cardId }) => cardId),
        answer: 'We have looked again, with the issuer.',
      })
    },
  }
}

/** Says why a refusal was wrong. */
export const appeal = (
  app: TestApp,
  { token }: { readonly token: string },
  giftOrderId: string,
  { idempotencyKey, ...body }: { words?: string; photos?: string[]; idempotencyKey?: string } = {},
): Promise<Reply<CardOrder>> =>
  app.call<CardOrder>(cardOrders.appeal, {
    token,
    body: { giftOrderId, words, photos: [], ...body },
    ...(idempotencyKey && { idempotencyKey }),
  })
