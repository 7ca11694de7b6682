import type { CardOrder } from '@kaadi/contract/card-orders'
import { reversals } from '@kaadi/contract/reversals'
import { appealAgainst, chooseAgain, lookAgain, uphold } from '../acts/judging-again.ts'
import { uploadEvidence } from '../acts/reviewing.ts'
import { askCorrection, confirmCorrection } from './looking-after.ts'
import { day, hour } from './minutes.ts'
import type { Step } from './world.ts'

const paid = 'kwame-razer-gold-us-physical-1800 sold'

/** A senior has asked to take a paid order back; another one has to agree. */
export function takenBack(): Step[] {
  return [
    {
      name: `${paid} asked back`,
      ago: 34,
      act: async ({ senior, madeBy }) => {
        const giftOrderId = madeBy(paid) as CardOrder['giftOrderId']
        const uploadId = await uploadEvidence(senior, giftOrderId, `${paid} asked back`)
        const { reversalId } = await senior.ask(reversals.ask, {
          key: `${paid} ask back`,
          body: {
            giftOrderId,
            words:
              'Razer says that this card was bought with a stolen payment card, and has taken its value back.',
            evidence: [{ uploadId, note: 'The letter of Razer, with the number of the card.' }],
          },
        })
        return reversalId
      },
    },
  ]
}

const lost = `adaeze-apple-us-ecode-${20 * hour} sold`
const won = `efua-steam-us-ecode-${3 * day + 2 * hour} sold`

/** A refusal was wrong, and paid after all; another one waits for a senior. */
export function appealed(): Step[] {
  return [
    {
      name: `${won} appealed`,
      ago: 2 * day + 20 * hour,
      act: (world) =>
        appealAgainst(
          world,
          'efua@kaadi.example',
          won,
          'The code is right: I read it from the card again, and the shop shows it as sold today.',
        ),
    },
    {
      name: `${won} appeal upheld`,
      ago: 2 * day + 10 * hour,
      act: (world) =>
        uphold(
          world,
          `${won} appealed`,
          'You were right: the issuer had not switched the card on yet. It is paid.',
        ),
    },
    {
      name: `${lost} appealed`,
      ago: 3 * hour + 10,
      act: (world) =>
        appealAgainst(
          world,
          'adaeze@kaadi.example',
          lost,
          'I bought this card yesterday evening and scratched it on camera. Nobody has used it.',
        ),
    },
  ]
}

/** Decided orders that were looked at again: one look agrees, one does not, and two wait. */
export function lookedAgain(): Step[] {
  const other = `efua-walmart-us-physical-cash-${6 * hour + 20} sold`
  const same = `efua-nordstrom-us-ecode-${5 * hour} sold`
  // One of each reviewer's.
  const waiting = [`kwame-roblox-us-ecode-${9 * hour} sold`, `adaeze-ebay-us-physical-${7 * hour} sold`]
  const chosen = (orderStep: string, ago: number): Step => ({
    name: `${orderStep} chosen`,
    ago,
    act: (world) => chooseAgain(world, orderStep),
  })
  return [
    chosen(other, 5.5 * hour),
    {
      name: `${other} looked at again`,
      ago: 5 * hour,
      act: (world) =>
        lookAgain(world, other, 'The date is there, at the left edge. I would have paid this one.'),
    },
    chosen(same, 4.5 * hour),
    { name: `${same} looked at again`, ago: 4.2 * hour, act: (world) => lookAgain(world, same) },
    ...waiting.map((orderStep, place) => chosen(orderStep, 4 * hour - place)),
  ]
}

/** Wallets that a treasurer asked to correct: an admin confirmed one, the other one waits for them. */
export function corrected(): Step[] {
  const done = 'efua wallet corrected'
  return [
    {
      name: done,
      ago: 4 * day + 3 * hour,
      act: (world) =>
        askCorrection(world, 'efua@kaadi.example', done, {
          currencyId: 2,
          direction: 'in',
          amount: '45.00',
          reason: 'notCredited',
          words: 'Your bank returned part of a withdrawal to us, and it was not put back into your wallet.',
        }),
    },
    {
      name: `${done} by two`,
      ago: 4 * day + 2 * hour,
      act: (world) => confirmCorrection(world, done),
    },
    {
      name: 'kwame wallet to be corrected',
      ago: 95,
      act: (world) =>
        askCorrection(world, 'kwame@kaadi.example', 'kwame wallet to be corrected', {
          currencyId: 2,
          direction: 'out',
          amount: '120.00',
          reason: 'paidTwice',
          words: 'A card was paid to you twice on Monday: the second payment is taken back.',
        }),
    },
  ]
}
