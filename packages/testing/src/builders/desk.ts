import { type DeskOrder, type DeskQueueRow, deskOrderSchema, deskQueueRowSchema } from '@kaadi/contract/desk'
import { type OperatorSelf, operatorSelfSchema } from '@kaadi/contract/operators'
import {
  type Payout,
  type PayoutDetail,
  type PayoutEvent,
  type PayoutReturn,
  payoutDetailSchema,
  payoutEventSchema,
  payoutReturnSchema,
  payoutSchema,
} from '@kaadi/contract/payouts'
import { type ProviderTimeline, providerTimelineSchema } from '@kaadi/contract/provider-payouts'
import { aCardOrder, aCardOrderSummary } from './card-orders.ts'
import { aWithdrawal } from './withdrawals.ts'

/** A user of the console. */
export const anOperator = (given: Partial<OperatorSelf> = {}): OperatorSelf =>
  operatorSelfSchema.parse({
    operatorId: 'operator-1',
    name: 'Ada Reviewer',
    email: 'reviewer@kaadi.example',
    roles: ['reviewer'],
    mustSetFactor: false,
    isDemo: false,
    isLocked: false,
    locksAfterSeconds: 900,
    ...given,
  })

/** An order as the desk's queue shows it. */
export const aDeskQueueRow = (given: Partial<DeskQueueRow> = {}): DeskQueueRow =>
  deskQueueRowSchema.parse({
    ...aCardOrderSummary({ orderStatus: 0 }),
    sellerName: 'ad***e',
    sellerLevel: 2,
    claimedBy: null,
    claimedByMe: false,
    judgedByMe: false,
    ownOrder: false,
    flags: [],
    atRedeemer: null,
    ...given,
  })

/** An order on the desk that nobody has claimed. */
export const aDeskOrder = (given: Partial<DeskOrder> = {}): DeskOrder =>
  deskOrderSchema.parse({
    order: aCardOrder({ orderStatus: 0 }),
    seller: {
      name: 'ad***e',
      level: 2,
      countryCode: 'NG',
      memberSince: '2026-01-10T09:00:00.000Z',
      ordersPaid: 14,
      ordersRefused: 1,
    },
    flags: [],
    checks: [],
    claimedBy: null,
    claimedByMe: false,
    lease: null,
    second: null,
    handOvers: [],
    custody: [],
    findings: [],
    openedCardIds: [],
    typedCardIds: [],
    ...given,
  })

/** A withdrawal as the desk pays it. */
export const aPayout = (given: Partial<Payout> = {}): Payout =>
  payoutSchema.parse({
    withdrawal: aWithdrawal({ status: 0 }),
    sellerName: 'Adaeze N. Okafor',
    bankCode: '058',
    takenBy: null,
    takenByMe: false,
    provider: null,
    secondPerson: null,
    ...given,
  })

/** A payout with what was done with it: nothing yet. */
export const aPayoutDetail = (given: Partial<PayoutDetail> = {}): PayoutDetail =>
  payoutDetailSchema.parse({
    ...aPayout(),
    log: [],
    isSecondMine: false,
    wasInMyHands: false,
    givenBackByTwo: false,
    networkClosed: false,
    sellerOwes: false,
    accountBlocked: false,
    sellerPaused: false,
    payoutsStopped: false,
    numberHidden: false,
    release: null,
    hold: null,
    returned: null,
    ...given,
  })

/** Money that came back, proposed by one person and confirmed by nobody yet. */
export const aPayoutReturn = (given: Partial<PayoutReturn> = {}): PayoutReturn =>
  payoutReturnSchema.parse({
    limit: '500000.00',
    needsSecond: true,
    bankReference: 'GTB-BACK-77',
    reason: 'Account frozen',
    askedBy: 'Bola',
    isOwn: false,
    askTime: '2026-11-22T09:00:00.000Z',
    confirmedBy: null,
    confirmTime: null,
    fingerprint: 'f'.repeat(64),
    ...given,
  })

/** A line of what operators did with a payout. */
export const aPayoutEvent = (given: Partial<PayoutEvent> = {}): PayoutEvent =>
  payoutEventSchema.parse({
    kind: 'taken',
    operator: 'Tunde Treasurer',
    reason: null,
    bankSlipNumber: null,
    time: '2026-11-20T12:40:00.000Z',
    ...given,
  })

/** A payout that its provider has accepted. */
export const aProviderTimeline = (given: Partial<ProviderTimeline> = {}): ProviderTimeline =>
  providerTimelineSchema.parse({
    provider: 'paystack',
    reference: 'wd-5c1e0f9a2b7d4e83',
    word: 'pending',
    waitsFor: null,
    sends: 1,
    steps: [
      { step: 'begun', answer: null, detail: 'paystack', time: '2026-11-20T12:40:00.000Z' },
      { step: 'recipient', answer: 'made', detail: null, time: '2026-11-20T12:40:01.000Z' },
      { step: 'sending', answer: null, detail: '4950.00 NGN', time: '2026-11-20T12:40:01.000Z' },
      { step: 'sent', answer: 'pending', detail: null, time: '2026-11-20T12:40:02.000Z' },
    ],
    events: [],
    exceptions: [],
    ...given,
  })
