import { expireQuestions } from '../../../card-orders/index.ts'
import { grantWelcomeCoupon } from '../../../coupons/index.ts'
import { type DemoReviewer, type DemoSeller, type DemoSellerEmail, demoSellers } from '../../accounts.ts'
import { findSeller } from '../../demo.repository.ts'
import { exchange } from '../acts/money/exchanging.ts'
import { addAccount, end, request, setPin, start } from '../acts/money/paying-out.ts'
import { giveToRedeemer } from '../acts/redeeming.ts'
import { claim, decide } from '../acts/reviewing.ts'
import { answerOffer, cancel, sell, sellAgain } from '../acts/selling.ts'
import { refuseCase, sendDetails } from '../acts/verifying.ts'
import { blockAddress, blockDevice, pauseSeller, switchBrand, writeNote } from './looking-after.ts'
import { day } from './minutes.ts'
import { batches, held } from './money/batches.ts'
import { type DemoExchange, demoExchanges } from './money/exchanges.ts'
import {
  type DemoPayout,
  demoBankAccounts,
  demoPayouts,
  notReceived,
  withdrawnByRule,
} from './money/payouts.ts'
import { offers } from './offers.ts'
import { type DemoEnd, type DemoSale, demoSales, nameOf } from './sales.ts'
import { appealed, corrected, lookedAgain, takenBack } from './second-opinions.ts'
import { talks } from './talks.ts'
import type { Step } from './world.ts'

/** In days. */
const longestPast = 25
/** Between two steps that are told at the same minute. */
export const apart = 1 / 15

/** Everything that the demo accounts have lived through, in the order in which it happened. */
export function tellStory(): readonly Step[] {
  const steps = [
    ...demoSellers.map(welcome),
    ...demoSales.flatMap(stepsOfSale),
    ...wayOut(),
    ...demoPayouts.flatMap(stepsOfPayout),
    ...demoExchanges.map(stepOfExchange),
    ...verified(),
    ...lookedAfter(),
    ...closedForAWhile(),
    ...talks(),
    ...offers(),
    ...takenBack(),
    ...appealed(),
    ...lookedAgain(),
    ...corrected(),
    ...notReceived(),
    ...withdrawnByRule(),
    ...batches(),
    ...held(),
  ]
  steps.sort((one, other) => other.ago - one.ago)
  let before = Number.POSITIVE_INFINITY
  return steps.map((step) => {
    before = Math.min(step.ago, before - apart)
    return { ...step, ago: before }
  })
}

/** The coupon for a first trade. Those who came long ago have it from when their past begins. */
const welcome = ({ email, memberDays }: DemoSeller): Step => ({
  name: `${email} welcome`,
  ago: Math.min(memberDays, longestPast) * day,
  act: async ({ db }) => {
    await grantWelcomeCoupon(db, await findSeller(db, email))
    return undefined
  },
})

function stepsOfSale(sale: DemoSale, index: number): Step[] {
  const name = nameOf(sale)
  const sold: Step = { name: `${name} sold`, ago: sale.ago, act: (world) => sell(world, sale) }
  const by: DemoReviewer = index % 2 === 0 ? 'reviewer@kaadi.example' : 'femi@kaadi.example'
  return [sold, ...stepsTo(sale, { end: sale.end, from: sale.ago, by, orderStep: sold.name })]
}

interface Way {
  readonly end: DemoEnd
  readonly from: number
  readonly by: DemoReviewer
  readonly orderStep: string
}

/** A claim lives five minutes: what is taken was taken just now. */
const takenAgo = 0.6
/** How long before the decision somebody takes the order up. */
const looksFor = 2

function stepsTo(sale: DemoSale, way: Way): Step[] {
  const { end: ends, from, orderStep } = way
  const name = nameOf(sale)
  if (ends.kind === 'waiting') return []
  if (ends.kind === 'claimed') return [claimStep({ ...way, by: ends.by }, takenAgo)]
  const ago = from - ends.takes
  if (ends.kind === 'cancelled')
    return [{ name: `${name} cancelled`, ago, act: (world) => cancel(world, sale) }]
  if (ends.kind === 'atRedeemer')
    return [
      claimStep(way, ago + looksFor),
      {
        name: `${orderStep} at a redeemer`,
        ago,
        act: (world) =>
          giveToRedeemer(world, way.by, { orderStep, note: 'Please redeem it to the house account.' }),
      },
    ]
  const decided: Step[] = [
    claimStep(way, ago + looksFor),
    { name: `${orderStep} decided`, ago, act: (world) => decide(world, sale, way) },
  ]
  if (ends.kind === 'expired') return [...decided, expiryStep(name, ago - day)]
  if (ends.kind === 'offered') {
    const { answer } = ends
    if (!answer) return decided
    const answered: Step = {
      name: `${name} answered`,
      ago: ago - answer.takes,
      act: (world) => answerOffer(world, sale, answer.accept),
    }
    return [...decided, answered]
  }
  if (ends.kind !== 'replaced') return decided
  const again: Step = { name: `${name} again`, ago: ago - ends.again, act: (world) => sellAgain(world, sale) }
  return [
    ...decided,
    again,
    ...stepsTo(sale, { ...way, end: ends.next, from: again.ago, orderStep: again.name }),
  ]
}

const claimStep = ({ by, orderStep }: Way, ago: number): Step => ({
  name: `${orderStep} claimed`,
  ago,
  act: async (world) => {
    await claim(world, by, orderStep)
    return undefined
  },
})

/** Nobody answered for a day: the service's own sweep ends it. */
const expiryStep = (name: string, ago: number): Step => ({
  name: `${name} expired`,
  ago,
  wantsTimePassed: true,
  act: async ({ db }) => {
    await expireQuestions(db)
    return undefined
  },
})

function wayOut(): Step[] {
  const first = (email: DemoSellerEmail) => demoBankAccounts.find(({ seller }) => seller === email)
  return [
    ...demoSellers.map(
      ({ email }): Step => ({
        name: `${email} pin`,
        ago: (first(email)?.ago ?? 0) + 3,
        act: (world) => setPin(world, email),
      }),
    ),
    ...demoBankAccounts.map(
      (account): Step => ({
        name: `${account.seller} bank ${account.accountNumber}`,
        ago: account.ago,
        act: (world) => addAccount(world, account),
      }),
    ),
  ]
}

/** What a senior did about one person with two accounts. */
function lookedAfter(): Step[] {
  const bola = 'bola@kaadi.example'
  const tobi = 'tobi@kaadi.example'
  return [
    {
      name: `${bola} note`,
      ago: 2.5,
      act: (world) =>
        writeNote(
          world,
          bola,
          `${bola} note`,
          'Same phone and bank account as tobi. Asked by mail which one is theirs.',
        ),
    },
    {
      name: `${bola} paused`,
      ago: 2,
      act: (world) =>
        pauseSeller(world, bola, {
          scope: 'both',
          rule: 'severalAccounts',
          facts: [
            'Two accounts are used on the phone that you sign in on.',
            'The number of your document was sent for another account too.',
          ],
          hours: 72,
        }),
    },
    {
      name: `${tobi} note`,
      ago: 1.5,
      act: (world) =>
        writeNote(
          world,
          tobi,
          `${tobi} note`,
          'Refused before: codes and photos that others have sent. Watch the next orders.',
        ),
    },
    {
      name: `${tobi} device blocked`,
      ago: 1,
      act: (world) => blockDevice(world, tobi, 'One phone, two accounts, stolen photos.'),
    },
    {
      name: 'an address blocked',
      ago: 0.5,
      act: (world) =>
        blockAddress(world, 'ring.leader@gmail.com', 'Charged back twice at another shop of ours.'),
    },
  ]
}

/** One waits for a reviewer, one was refused. */
function verified(): Step[] {
  const refused = 'bola@kaadi.example verification'
  return [
    { name: refused, ago: 2 * day, act: (world) => sendDetails(world, 'bola@kaadi.example', '20481637594') },
    {
      name: `${refused} refused`,
      ago: 2 * day - 40,
      act: (world) => refuseCase(world, 'femi@kaadi.example', refused, 'mismatch'),
    },
    {
      name: 'tobi@kaadi.example verification',
      ago: 25,
      act: (world) => sendDetails(world, 'tobi@kaadi.example', '20481637594'),
    },
  ]
}

function stepsOfPayout(payout: DemoPayout): Step[] {
  const name = `${payout.seller} payout ${payout.ago}`
  const { ago, takes = 0 } = payout
  const asked: Step = { name, ago, act: (world) => request(world, payout, name) }
  const taken: Step = { name: `${name} taken`, ago: ago - takes / 2, act: (world) => start(world, name) }
  const ended: Step = { name: `${name} ended`, ago: ago - takes, act: (world) => end(world, payout, name) }
  if (payout.end === 'waiting' || payout.end === 'batched') return [asked]
  if (payout.end === 'cancelled') return [asked, ended]
  return payout.end === 'sent' ? [asked, taken] : [asked, taken, ended]
}

function stepOfExchange(wish: DemoExchange): Step {
  const name = `${wish.seller} exchange ${wish.ago}`
  return { name, ago: wish.ago, act: (world) => exchange(world, wish, name) }
}

/** A brand that nobody sells meanwhile. */
function closedForAWhile(): Step[] {
  const brand = 'ebay'
  const reason = 'The issuer’s balance page does not answer. No card can be looked at.'
  return [
    { name: `${brand} closed`, ago: 1.25, act: (world) => switchBrand(world, brand, reason) },
    { name: `${brand} opened`, ago: 0.25, act: (world) => switchBrand(world, brand) },
  ]
}
