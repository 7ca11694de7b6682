import { type CardOrder, reasons } from '@kaadi/contract/card-orders'
import type { OrderMessage } from '@kaadi/contract/order-messages'
import { aCardOrder, anOrderAppeal, anOrderMessage } from '@kaadi/testing/builders'
import { inMinutes, minutesAgo } from './seller-times.ts'

const [card] = aCardOrder().cards
/** One grey dot: what it shows plays no part here. */
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
const picture = (kind: 'front' | 'back') => ({ uploadId: kind as never, kind, url: dot })
const { text, nextStep, correctable, verdict } = reasons[101]

/** A card that the desk sent back eight minutes ago. */
export const aReturnedOrder = (given: Partial<CardOrder> = {}): CardOrder => ({
  ...aCardOrder({
    orderStatus: 21,
    operatorTime: minutesAgo(8),
    serverTime: minutesAgo(0),
    cards: [
      {
        ...card!,
        cardStatus: verdict,
        photos: [picture('front'), picture('back')],
        reason: { code: 101, text, nextStep, correctable },
      },
    ],
  }),
  ...given,
})

/** Two cards with their codes, which the desk opened. */
export const anOpenedOrder = (): CardOrder =>
  aCardOrder({
    cards: [1, 2].map((position) => ({
      ...card!,
      cardId: `card-${position}` as never,
      position,
      maskedCode: '••••••••••••••6F',
      photos: [picture('front'), picture('back')],
    })),
    reveals: [1, 2].map((position) => ({
      cardId: `card-${position}` as never,
      position,
      operator: 'Ngozi, reviewer',
      purpose: 'Compared the code with the photo',
      time: minutesAgo(5),
    })),
    dueTime: inMinutes(12),
  })

/** What the desk refused for good an hour ago, and its seller can appeal against. */
export const aRefusedOrder = (given: Partial<CardOrder> = {}): CardOrder => {
  const { text, nextStep, correctable, verdict } = reasons[202]
  return {
    ...aCardOrder({
      orderStatus: 20,
      operatorTime: minutesAgo(60),
      serverTime: minutesAgo(0),
      cards: [
        {
          ...card!,
          cardStatus: verdict,
          photos: [picture('front'), picture('back')],
          reason: { code: 202, text, nextStep, correctable },
        },
      ],
    }),
    ...given,
  }
}

/** The same with an appeal that another reviewer looks at. */
export const anAppealedOrder = (): CardOrder =>
  aRefusedOrder({
    orderStatus: 30,
    appeal: anOrderAppeal({
      photos: [picture('front')],
      createTime: minutesAgo(40),
      dueTime: inMinutes(47 * 60),
    }),
  })

/** A card that the desk would pay at another price than the one it was sent for. */
export const anOfferedOrder = (): CardOrder => {
  const { text, nextStep, correctable, verdict } = reasons[108]
  return aCardOrder({
    orderStatus: 5,
    operatorTime: minutesAgo(60),
    answerClosesTime: inMinutes(23 * 60),
    serverTime: minutesAgo(0),
    offer: {
      payout: '113605.6',
      lines: [
        { kind: 'base', label: 'Base rate', amount: '112005.6' },
        { kind: 'levelBonus', label: 'Level bonus', amount: '1600' },
      ],
    },
    cards: [
      {
        ...card!,
        cardStatus: verdict,
        photos: [picture('front'), picture('back')],
        reason: { code: 108, text, nextStep, correctable },
        offer: {
          priceId: 'price-1' as never,
          faceValue: '80',
          faceSymbol: '$',
          countryCode: 'US',
          form: 'physical',
          receiptType: 'none',
          rate: '1400.07',
          payout: '113605.6',
        },
      },
    ],
  })
}

/** A talk with the desk over two days, the newest first. */
export const someMessages = (): OrderMessage[] => [
  anOrderMessage({
    messageId: 'message-4',
    author: 'desk',
    operator: 'Ngozi, reviewer',
    text: 'Thank you. We compare both with what the shop told us, and write again by noon.',
    createTime: minutesAgo(3),
  }),
  anOrderMessage({
    messageId: 'message-3',
    text: 'Here is the receipt.',
    photos: [picture('front'), picture('back')],
    createTime: minutesAgo(20),
  }),
  anOrderMessage({
    messageId: 'message-2',
    author: 'desk',
    operator: 'Ngozi, reviewer',
    text: 'Hello Adaeze, do you still have the receipt of this card?',
    createTime: minutesAgo(60),
  }),
  anOrderMessage({ createTime: minutesAgo(26 * 60) }),
]
