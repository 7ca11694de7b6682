import { ask, keepNote, reply } from '../acts/asking.ts'
import { handOver } from '../acts/reviewing.ts'
import { day } from './minutes.ts'
import type { Step } from './world.ts'

const adaeze = 'adaeze@kaadi.example'
const reviewer = 'reviewer@kaadi.example'
const waits = 'adaeze-visa-vanilla-us-physical-debit-66 sold'
/** Held by Femi, who gives it on. */
const given = 'efua-sephora-us-ecode-40 sold'
const cash = 'adaeze-apple-us-physical-cash-52 sold'
const trade = `adaeze-google-play-us-physical-${2 * day - 30} sold`

/** A stranger had a seller buy a card; one question was answered, another one waits. */
export function talks(): Step[] {
  return [
    {
      name: `${trade} asked`,
      ago: 2 * day - 38,
      act: (world) =>
        ask(
          world,
          adaeze,
          trade,
          'A man I met online had me buy this card. He wants the code, or the money of it. Is that all right?',
        ),
    },
    {
      name: `${trade} answered`,
      ago: 2 * day - 50,
      act: (world) =>
        reply(
          world,
          reviewer,
          trade,
          'No: that is nearly always a fraud. Send him neither code nor money. We have not bought the card, and it counts nothing against you.',
        ),
    },
    {
      name: `${waits} asked`,
      ago: 40,
      act: (world) =>
        ask(world, adaeze, waits, 'Good day. The receipt is a bit creased: is it readable for you?'),
    },
    {
      name: `${waits} noted`,
      ago: 38,
      act: (world) =>
        keepNote(world, reviewer, waits, 'Receipt is creased at the total. Compare with the card.'),
    },
    {
      name: `${waits} answered`,
      ago: 36,
      act: (world) =>
        reply(world, reviewer, waits, 'Yes, we can read it. Your place in line stays as it is.'),
    },
    {
      name: `${cash} asked`,
      ago: 12,
      act: (world) =>
        ask(world, adaeze, cash, 'Hello, how long will this one take? I need it before evening.'),
    },
    {
      name: `${given} handed over`,
      ago: 0.1,
      act: (world) =>
        handOver(world, 'femi@kaadi.example', {
          orderStep: given,
          note: 'The issuer’s page does not open for me. Can you look from your machine?',
        }),
    },
  ]
}
