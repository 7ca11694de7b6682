import {
  type PartnerOrder,
  type PartnerPhoto,
  type PartnerQuote,
  partnerOrderSchema,
  partnerPhotoSchema,
  partnerQuoteSchema,
} from '@kaadi/contract/partner-api'
import {
  type PartnerReview,
  type PartnerReviewRow,
  partnerReviewRowSchema,
  partnerReviewSchema,
} from '@kaadi/contract/partner-reviews'
import {
  type Delivery,
  deliverySchema,
  type PartnerApplication,
  type PartnerKey,
  type PartnerOverview,
  type PartnerStanding,
  type PartnerVolume,
  partnerApplicationSchema,
  partnerKeySchema,
  partnerOverviewSchema,
  partnerStandingSchema,
  partnerVolumeSchema,
} from '@kaadi/contract/partners'

const time = '2026-11-20T13:05:00.000Z'

/** An application that waits. */
export const aPartnerApplication = (
  given: Partial<Omit<PartnerApplication, 'applicationId'>> = {},
): PartnerApplication =>
  partnerApplicationSchema.parse({
    applicationId: 'application-1',
    status: 'waiting',
    companyName: 'Lagos Cards',
    website: 'https://lagoscards.example',
    sells: 'Gift cards from a shop in Ikeja, bought over the counter.',
    expectedVolume: '4000000.00',
    createTime: time,
    decideTime: null,
    refusal: null,
    ...given,
  })

/** A live key that was never used. */
export const aPartnerKey = (
  given: Partial<Omit<PartnerKey, 'keyId'>> & { keyId?: string } = {},
): PartnerKey =>
  partnerKeySchema.parse({
    keyId: 'key-1',
    mode: 'live',
    prefix: 'kd_live_a1B2c3',
    scopes: ['quote', 'submit', 'read', 'balance'],
    status: 'live',
    createTime: time,
    lastUsedTime: null,
    endTime: null,
    ...given,
  })

/** A partner with one key and an address for events. */
export const aPartnerStanding = (given: Partial<PartnerStanding> = {}): PartnerStanding =>
  partnerStandingSchema.parse({
    tier: 'bronze',
    since: time,
    suspension: null,
    keys: [aPartnerKey()],
    webhook: {
      url: 'https://lagoscards.example/hooks/kaadi',
      createTime: time,
      secretTime: time,
      oldSecretUntil: null,
    },
    ...given,
  })

/** Somebody who has not applied yet. */
export const aPartnerOverview = (given: Partial<PartnerOverview> = {}): PartnerOverview =>
  partnerOverviewSchema.parse({
    currencyId: 1,
    tiers: [
      { tier: 'bronze', fromAmount: '0.00', callsPerMinute: 120, keysMax: 4 },
      { tier: 'silver', fromAmount: '5000000.00', callsPerMinute: 300, keysMax: 8 },
      { tier: 'gold', fromAmount: '25000000.00', callsPerMinute: 1200, keysMax: 16 },
    ],
    application: null,
    partner: null,
    ...given,
  })

/** An event that was taken at the first try. */
export const aDelivery = (
  given: Partial<Omit<Delivery, 'eventId' | 'giftOrderId'>> & {
    eventId?: string
    giftOrderId?: string | null
  } = {},
): Delivery =>
  deliverySchema.parse({
    eventId: 'event-1',
    kind: 'order.changed',
    mode: 'live',
    giftOrderId: 'order-1',
    orderStatus: 10,
    status: 'delivered',
    tries: 1,
    nextTime: null,
    lastTime: time,
    responseCode: 200,
    responseMs: 84,
    problem: null,
    createTime: time,
    ...given,
  })

/** A month with two brands, on the way to silver. */
export const aPartnerVolume = (given: Partial<PartnerVolume> = {}): PartnerVolume =>
  partnerVolumeSchema.parse({
    month: '2026-11',
    currencyId: 1,
    amount: '3250000.00',
    brands: [
      { cardTypeId: 'steam', cardTypeName: 'Steam', orders: 18, amount: '2664000.00' },
      { cardTypeId: 'amazon', cardTypeName: 'Amazon', orders: 4, amount: '586000.00' },
    ],
    tier: 'bronze',
    next: { tier: 'silver', fromAmount: '5000000.00', missing: '1750000.00' },
    ...given,
  })

const row = {
  applicationId: 'application-1',
  companyName: 'Lagos Cards',
  website: 'https://lagoscards.example',
  sellerName: 'adaeze',
  countryCode: 'NG',
  currencyId: 1,
  expectedVolume: '4000000.00',
  status: 'waiting',
  tier: null,
  createTime: time,
  decideTime: null,
}

/** An application that waits, as the desk lists it. */
export const aPartnerReviewRow = (given: Partial<PartnerReviewRow> = {}): PartnerReviewRow =>
  partnerReviewRowSchema.parse({ ...row, ...given })

/** An application that waits, as the desk sees it. */
export const aPartnerReview = (given: Partial<PartnerReview> = {}): PartnerReview =>
  partnerReviewSchema.parse({
    ...row,
    sells: 'Gift cards from a shop in Ikeja, bought over the counter.',
    reason: null,
    seller: {
      memberSince: '2026-03-02T09:00:00.000Z',
      kycLevel: 2,
      refusedBefore: 0,
      soldLately: '1840000.00',
    },
    keys: [],
    webhookUrl: null,
    deliveries: { waiting: 0, parked: 0 },
    history: [{ act: 'applied', by: null, about: null, time }],
    ...given,
  })

/** A rate that was locked by a program. */
export const aPartnerQuote = (given: Partial<PartnerQuote> = {}): PartnerQuote =>
  partnerQuoteSchema.parse({
    mode: 'live',
    quoteId: 'quote-1',
    priceId: 'steam-us',
    faceValue: '100',
    count: 1,
    currencyId: 1,
    rate: '1480',
    payout: '148000.00',
    expiresTime: '2026-11-20T13:15:00.000Z',
    ...given,
  })

/** The front of a card that a program sent. */
export const aPartnerPhoto = (
  given: Partial<Omit<PartnerPhoto, 'uploadId'>> & { uploadId?: string } = {},
): PartnerPhoto =>
  partnerPhotoSchema.parse({
    mode: 'live',
    uploadId: 'upload-1',
    width: 1600,
    height: 1200,
    bytes: 214_000,
    ...given,
  })

/** An order of a program that waits for the desk. */
export const aPartnerOrder = (given: Partial<PartnerOrder> = {}): PartnerOrder =>
  partnerOrderSchema.parse({
    mode: 'live',
    giftOrderId: 'order-1',
    tradeNumber: 'GC-2611-20-48813',
    orderStatus: 0,
    cardTypeId: 'steam',
    faceValue: '100',
    count: 1,
    currencyId: 1,
    payout: '148000.00',
    settledAmount: null,
    createTime: time,
    version: 1,
    cards: [{ position: 1, cardStatus: 0, maskedCode: '•••••••••••••3N', settledAmount: null, reason: null }],
    events: [{ version: 1, orderStatus: 0, actor: 'seller', time }],
    ...given,
  })
