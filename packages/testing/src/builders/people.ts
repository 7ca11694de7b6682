import {
  type SellerNote,
  type SellerPage,
  type SellerRow,
  sellerNoteSchema,
  sellerPageSchema,
  sellerRowSchema,
} from '@kaadi/contract/people'
import {
  type Block,
  blockSchema,
  type OwnPause,
  ownPauseSchema,
  type SellerPause,
  sellerPauseSchema,
} from '@kaadi/contract/risk'
import { type Found, foundSchema } from '@kaadi/contract/search'

const time = '2026-11-20T13:05:00.000Z'
const fact = 'Order GC-2611-20-48813 was disputed by its issuer.'

/** A pause as its seller sees it. */
export const anOwnPause = (given: Partial<OwnPause> = {}): OwnPause =>
  ownPauseSchema.parse({
    scope: 'both',
    text: 'Cards that you sent were reported as used before, or as not yours.',
    nextStep: 'Answer our mail with the receipts of these cards.',
    facts: [fact],
    startTime: time,
    untilTime: '2030-11-23T13:05:00.000Z',
    ...given,
  })

/** A pause that runs, as operators see it. */
export const aSellerPause = (given: Partial<Omit<SellerPause, 'pauseId'>> = {}): SellerPause =>
  sellerPauseSchema.parse({
    pauseId: 'pause-1',
    scope: 'both',
    rule: 'cardsDisputed',
    facts: [fact],
    startTime: time,
    untilTime: '2030-11-23T13:05:00.000Z',
    startedBy: 'Sade Senior',
    isRunning: true,
    liftTime: null,
    liftedBy: null,
    liftReason: null,
    ...given,
  })

const row = {
  sellerId: 'user-adaeze',
  email: 'adaeze@example.com',
  name: 'Adaeze Okafor',
  countryCode: 'NG',
  level: 2,
  kycLevel: 1,
  createTime: '2026-10-02T09:00:00.000Z',
  isPaused: false,
}

/** A line of the list of sellers. */
export const aSellerRow = (
  given: Partial<Omit<SellerRow, 'sellerId'>> & { sellerId?: string } = {},
): SellerRow => sellerRowSchema.parse({ ...row, ...given })

/** A note about a seller. */
export const aSellerNote = (given: Partial<Omit<SellerNote, 'noteId'>> = {}): SellerNote =>
  sellerNoteSchema.parse({
    noteId: 'note-1',
    text: 'Called on Monday. The receipts are on their way.',
    author: 'Sade Senior',
    createTime: time,
    ...given,
  })

/** A seller who trades, as seniors see them. */
export const aSellerPage = (given: Partial<SellerPage> = {}): SellerPage =>
  sellerPageSchema.parse({
    ...row,
    avatarUrl: null,
    exp: 340,
    twoFactor: false,
    deletionAt: null,
    withdrawalsHeldUntil: null,
    isBlocked: false,
    wallets: [{ currencyId: 1, available: '148000', held: '60000' }],
    orders: {
      paid: 12,
      notPaid: 1,
      open: 1,
      newest: [
        {
          giftOrderId: 'order-1',
          tradeNumber: 'GC-2611-20-48813',
          title: 'Steam $100',
          orderStatus: 0,
          currencyId: 1,
          payout: '148000',
          createTime: time,
        },
      ],
    },
    withdrawals: [
      {
        id: 'withdrawal-1',
        status: 0,
        currencyId: 1,
        amount: '60000',
        bankName: 'Guaranty Trust Bank',
        accountEnding: '4821',
        createTime: time,
      },
    ],
    bankAccounts: [
      {
        id: 'bank-account-1',
        bankName: 'Guaranty Trust Bank',
        accountEnding: '4821',
        accountName: 'ADAEZE N OKAFOR',
        isRemoved: false,
        isBlocked: false,
        otherSellers: 1,
      },
    ],
    devices: [
      {
        deviceId: '3f9a12bc'.repeat(8),
        isNamed: true,
        firstSeenTime: '2026-10-02T09:00:00.000Z',
        lastSeenTime: time,
        isBlocked: false,
        otherSellers: 0,
      },
    ],
    sessions: [
      {
        id: 'session-1',
        browser: 'Chrome',
        system: 'Android',
        ip: '102.89.23.4',
        createTime: time,
        lastSeenTime: time,
      },
    ],
    verification: { level: 1, status: 'accepted', documentKind: 'nin', createTime: time },
    pauses: [],
    notes: [aSellerNote()],
    ...given,
  })

/** An address on the block list. */
export const aBlock = (given: Partial<Omit<Block, 'blockId'>> = {}): Block =>
  blockSchema.parse({
    blockId: 'block-1',
    kind: 'email',
    label: 'ri…@gmail.com',
    reason: 'Charged back twice.',
    untilTime: null,
    createTime: time,
    createdBy: 'Sade Senior',
    isRunning: true,
    removeTime: null,
    removedBy: null,
    removeReason: null,
    seller: null,
    ...given,
  })

/** A seller that a search found. */
export const aFound = (given: Partial<Found> = {}): Found =>
  foundSchema.parse({
    kind: 'seller',
    id: 'user-adaeze',
    label: 'adaeze@example.com',
    detail: 'Adaeze Okafor · NG',
    ...given,
  })
