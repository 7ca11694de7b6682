import { type CardOrder, type OrderCard, reasons } from '@kaadi/contract/card-orders'
import { expect, it } from 'vitest'
import { asksForPhoto, askTitle, wantedCards } from './order-asks.ts'
import { askLines, askVerb, eventWords, nextSteps } from './order-words.ts'

const aCard = (position: number, code?: keyof typeof reasons): OrderCard => ({
  cardId: `card-${position}`,
  position,
  faceValue: '100',
  cardStatus: code ? reasons[code].verdict : 1,
  payout: '148000',
  settledAmount: null,
  maskedCode: null,
  photos: [],
  offer: null,
  reason: code
    ? {
        code,
        text: reasons[code].text,
        nextStep: reasons[code].nextStep,
        correctable: reasons[code].correctable,
      }
    : null,
})
const order = (...cards: OrderCard[]) =>
  ({ cards, evidence: [] as CardOrder['evidence'] }) satisfies Pick<CardOrder, 'cards' | 'evidence'>
const photo = (kind: 'front' | 'back' | 'receipt') => ({ uploadId: kind as never, kind, url: '' })

it('asks for what the reason wants', () => {
  expect(askTitle([aCard(1, 101)])).toBe('Send a clearer photo')
  expect(askTitle([aCard(1, 104)])).toBe('Add the receipt')
  expect(askTitle([aCard(1, 101), aCard(2, 103)])).toBe('Send it again')
})

it('asks for no photo of a code that was typed', () => {
  expect(askTitle([aCard(1, 102)])).toBe('Type the whole code')
  expect(askTitle([{ ...aCard(1, 102), photos: [photo('back')] }])).toBe('Show the whole code')
  expect(asksForPhoto([aCard(1, 102)])).toBe(false)
  expect(asksForPhoto([aCard(1, 103)])).toBe(false)
  expect(asksForPhoto([{ ...aCard(1, 102), photos: [photo('back')] }])).toBe(true)
  expect(asksForPhoto([aCard(1, 102), aCard(2, 104)])).toBe(true)
})

it('speaks only of the cards that need something', () => {
  const cards = [aCard(1), aCard(2, 101), aCard(3)]
  expect(wantedCards(cards).map((card) => card.position)).toEqual([2])
  expect(askLines({ cards, evidence: [] })).toEqual(['Card 2: The photo cannot be read.'])
  expect(nextSteps({ cards })).toEqual([
    'Card 2: Scratch the panel fully and take the photo again in daylight.',
  ])
  expect(askVerb(order(...cards))).toBe('Retake card 2')
})

it('says what the reviewer noted on the picture', () => {
  const [card] = [aCard(1, 101)]
  const evidence = [{ cardId: 'card-1', note: 'The last 4 digits are covered.' }] as CardOrder['evidence']
  expect(askLines({ cards: [card!], evidence })).toEqual(['The last 4 digits are covered.'])
})

it('numbers nothing where there is one card', () => {
  expect(askLines({ cards: [aCard(1, 105)], evidence: [] })[0]).toMatch(/^The receipt is cut off/)
  expect(askVerb(order(aCard(1, 101)))).toBe('Retake the photo')
  expect(askVerb(order(aCard(1, 103)))).toBe('Correct and send again')
})

it('names the photo on its button where one of several is asked for', () => {
  const card = { ...aCard(1, 101), photos: [photo('front'), photo('back')] }
  expect(askVerb(order(card))).toBe('Retake the photo')
  const evidence = [{ cardId: 'card-1', photo: photo('back') }] as unknown as CardOrder['evidence']
  expect(askVerb({ cards: [card], evidence })).toBe('Retake the back photo')
})

it('says who did what', () => {
  const time = '2026-11-21T12:00:00.000Z'
  expect(eventWords({ version: 1, orderStatus: 0, actor: 'seller', time })).toEqual({
    what: 'Card sent',
    who: 'You',
  })
  expect(eventWords({ version: 3, orderStatus: 0, actor: 'system', time })).toEqual({
    what: 'Back in line',
    who: 'System',
  })
  expect(eventWords({ version: 4, orderStatus: 21, actor: 'desk', time }).who).toBe('Our desk')
})
