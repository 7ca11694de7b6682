import { endpointList } from '@kaadi/contract'
import { describe, expect, it } from 'vitest'
import {
  aCardCurrency,
  aCardOrder,
  aCardOrderSummary,
  aCardPrice,
  aCardType,
  aContent,
  aCoupon,
  aDeletionStatus,
  aDeskOrder,
  aDeskQueueRow,
  aFriend,
  aMyLevel,
  aNotification,
  anExchange,
  anExchangeQuote,
  anInviteSummary,
  anOpenSession,
  anOperator,
  aPage,
  aPasskey,
  aPasskeyRequest,
  aPayout,
  aPayoutDetail,
  aPayoutEvent,
  aPlazaLine,
  aPlazaSummary,
  aPointEntry,
  aQuote,
  aRanking,
  aRebateLadder,
  aReviewCase,
  aReviewRow,
  aSession,
  aSiteInfo,
  aSwitch,
  aTwoFactorStatus,
  aUser,
  aVerification,
  aVerificationCase,
  aWithdrawal,
  aWithdrawalLimits,
  listAndMap,
} from './index.ts'

/** The lists of sellers turn one way. */
const aSellersPage = <T>(...records: T[]) => {
  const { previous: _, ...page } = aPage(...records)
  return page
}

const instant = '2026-11-20T13:05:00.000Z'
const pin = { pinSet: true, attemptsLeft: 5, lockedUntil: null }
const account = {
  id: 'bank-account-1',
  bankCode: '058',
  bankName: 'Guaranty Trust Bank',
  initials: 'GT',
  color: '#e04403',
  currencyId: 1,
  accountEnding: '4821',
  accountName: 'ADAEZE N OKAFOR',
  isDefault: true,
  status: 1,
  createTime: instant,
}
const bank = {
  code: '058',
  name: 'Guaranty Trust Bank',
  kind: 'bank',
  currencyId: 1,
  initials: 'GT',
  color: '#e04403',
  numberPattern: '^\\d{10}$',
  numberHint: '10 digits',
}
const upload = {
  uploadId: 'upload-1',
  url: '/object/read?id=upload-1',
  width: 1600,
  height: 1200,
  bytes: 90_112,
}
const lease = { leaseToken: 'lease-1', leaseExpiresTime: instant, serverTime: instant }

/** What the service answers to each call, as JSON has it. */
const samples: Readonly<Record<string, unknown>> = {
  'sessions.create': aSession(),
  'sessions.end': null,
  'sessions.list': [anOpenSession()],
  'sessions.endOne': [anOpenSession()],
  'sessions.endOthers': [anOpenSession()],
  'users.me': aUser(),
  'users.setName': aUser(),
  'users.sendVerificationCode': { resendSeconds: 60, expiresSeconds: 600 },
  'users.signUpByLink': { resendSeconds: 60, expiresSeconds: 86_400 },
  'users.readActivation': { email: 'adaeze@example.com', expiresTime: instant },
  'users.activate': aUser(),
  'users.resendActivation': { resendSeconds: 60, expiresSeconds: 86_400 },
  'users.resetPassword': { withdrawalsHeldUntil: instant, endedSessions: 2 },
  'users.changePassword': { withdrawalsHeldUntil: null, endedSessions: 1 },
  'users.signUp': aUser(),
  'cardTypes.list': listAndMap(aCardType()),
  'cardTypes.currencies': listAndMap(aCardCurrency()),
  'cardTypes.newestPrices': [aCardPrice()],
  'cardTypes.allPrices': [aCardPrice()],
  'cardTypes.highRates': [aCardPrice()],
  'cardTypes.onSale': [aCardPrice()],
  'cardOrders.quote': aQuote(),
  'cardOrders.extendQuote': aQuote(),
  'cardOrders.submit': aCardOrder(),
  'cardOrders.resubmit': aCardOrder({ fId: 'order-0' }),
  'cardOrders.answer': aCardOrder(),
  'cardOrders.cancel': aCardOrder({ orderStatus: 22 }),
  'cardOrders.page': aSellersPage(aCardOrderSummary()),
  'cardOrders.detail': aCardOrder(),
  'currencies.settleCurrencies': [{ id: 1, settleCurrencyName: 'NGN', settleCurrencySymbol: '₦', rate: 1 }],
  'currencies.rates': [{ inCurrencyId: 1, outCurrencyId: 3, rate: '0.00065', validUntil: instant }],
  'currencies.networks': [
    { id: 'trc20', currencyId: 3, network: 'TRC20', addressRegex: '^T', fee: '1', min: '10' },
  ],
  'wallets.available': 148_000.5,
  'wallets.processing': '60000',
  'wallets.records': aSellersPage({
    id: 'record-1',
    event: 'cardOrder',
    title: 'Steam $100',
    amount: '148000',
    balanceAfter: '148000',
    currencyId: 1,
    sourceId: 'order-1',
    time: instant,
  }),
  'withdrawals.limits': aWithdrawalLimits(),
  'withdrawals.request': aWithdrawal(),
  'withdrawals.cancel': aWithdrawal({ status: 22 }),
  'withdrawals.page': aSellersPage(aWithdrawal()),
  'withdrawals.detail': aWithdrawal(),
  'withdrawalPins.status': pin,
  'withdrawalPins.set': pin,
  'withdrawalPins.change': pin,
  'withdrawalPins.sendCode': { resendSeconds: 60, expiresSeconds: 900 },
  'withdrawalPins.reset': { withdrawalsHeldUntil: instant },
  'bankAccounts.banks': [bank],
  'bankAccounts.list': [account],
  'bankAccounts.resolve': { accountName: 'ADAEZE N OKAFOR', match: 'exact', checkDigitFits: true },
  'bankAccounts.add': account,
  'bankAccounts.remove': null,
  'bankAccounts.setDefault': [account],
  'notifications.list': { ...aSellersPage(aNotification()), unread: 1 },
  'notifications.read': null,
  'notifications.readMany': null,
  'notifications.stream': { type: 'cardOrder', seq: 7, giftOrderId: 'order-1', orderStatus: 10 },
  'promotions.unreadRewards': [
    { id: 'reward-1', title: 'First sale', amount: '500', currencyId: 1, type: 'firstOrder' },
  ],
  'promotions.readReward': null,
  'promotions.invitation': { invitedBy: 'Kwame A.' },
  'promotions.firstOrderReward': { eligible: true, amount: '500', currencyId: 1, rule: 'Once.' },
  'coupons.list': [aCoupon()],
  'coupons.invalid': aSellersPage(aCoupon({ status: 2, usedByOrderId: 'order-1' })),
  'coupons.info': aCoupon(),
  'coupons.redeem': aCoupon(),
  'exchanges.quote': anExchangeQuote(),
  'exchanges.make': anExchange(),
  'exchanges.detail': anExchange(),
  'invites.summary': anInviteSummary(),
  'invites.friends': aSellersPage(aFriend()),
  'levels.mine': aMyLevel(),
  'levels.points': aSellersPage(aPointEntry()),
  'rankings.board': aRanking(),
  'rebates.ladder': aRebateLadder(),
  'plaza.cardOrders': [aPlazaLine()],
  'plaza.withdrawals': [aPlazaLine({ cardTypeId: null })],
  'plaza.summary': aPlazaSummary(),
  'cardBalances.list': [
    { cardTypeId: 'steam', url: 'https://store.steampowered.com/account', how: 'Signed in, with the code.' },
  ],
  'site.info': aSiteInfo(),
  'site.tips': [aContent()],
  'site.news': [aContent()],
  'site.banners': [aContent()],
  'site.contacts': [
    {
      id: 'contact-1',
      type: 'mail',
      label: 'Mail',
      value: 'help@example.com',
      link: 'mailto:help@example.com',
    },
  ],
  'site.page': { name: 'terms', text: '# Terms\n\nWe buy gift cards.', updateTime: instant },
  'site.setting': { key: 'quoteMinutes', value: '10' },
  'deletion.status': aDeletionStatus(),
  'deletion.sendCode': { resendSeconds: 60, expiresSeconds: 600 },
  'deletion.ask': aDeletionStatus({ deletionAt: instant }),
  'deletion.undo': aDeletionStatus(),
  'twoFactor.status': aTwoFactorStatus(),
  'twoFactor.begin': { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Kaadi:a?secret=JBSWY3DPEHPK3PXP' },
  'twoFactor.confirm': { recoveryCodes: ['7KQ2-9XMF'] },
  'twoFactor.prove': null,
  'twoFactor.renewRecoveryCodes': { recoveryCodes: ['7KQ2-9XMF'] },
  'twoFactor.turnOff': null,
  'passkeys.list': [aPasskey()],
  'passkeys.begin': {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'kaadi.example', name: 'Kaadi' },
    user: { id: 'YWRh', name: 'ada@example.com', displayName: '' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  },
  'passkeys.add': { passkeys: [aPasskey()], recoveryCodes: ['7KQ2-9XMF'] },
  'passkeys.rename': [aPasskey({ name: 'Blue phone' })],
  'passkeys.remove': [],
  'passkeys.challenge': { app: false, passkey: aPasskeyRequest() },
  'passkeys.prove': null,
  'verifications.status': aVerification(),
  'verifications.submit': aVerification({ nextStep: null, last: aVerificationCase() }),
  'verificationReviews.queue': aPage(aReviewRow()),
  'verificationReviews.detail': aReviewCase(),
  'verificationReviews.decide': aReviewCase({ status: 'accepted' }),
  'uploads.create': upload,
  'reads.batch': [{ status: 200, reply: { code: 0, msg: '', data: null } }],
  'operators.signIn': aSession(),
  'operators.signOut': null,
  'operators.readLink': { email: 'ada@kaadi.example', roles: ['admin'], expiresTime: instant },
  'operators.acceptLink': anOperator(),
  'operators.me': anOperator(),
  'switches.list': [aSwitch()],
  'switches.set': [aSwitch({ isOpen: false, reason: 'The books are checked.', reopensTime: instant })],
  'desk.queue': aPage(aDeskQueueRow()),
  'desk.stats': {
    waiting: 3,
    overdue: 0,
    claimed: 1,
    decidedToday: 12,
    payoutsWaiting: 2,
    payoutsWaitingAmount: '120000',
  },
  'desk.events': { giftOrderId: 'order-1' },
  'desk.order': aDeskOrder(),
  'desk.claim': aDeskOrder({ claimedBy: 'Ada Reviewer' }),
  'desk.takeNext': aDeskOrder({ claimedBy: 'Ada Reviewer' }),
  'desk.renew': lease,
  'desk.release': null,
  'desk.reveal': { code: 'X9KQ2L7M4T8RB3N', cardPin: null, time: instant },
  'desk.enterCode': aDeskOrder(),
  'desk.uploadEvidence': upload,
  'desk.decide': aDeskOrder(),
  'payouts.page': aPage(aPayout()),
  'payouts.banks': [{ code: '058', name: 'Guaranty Trust Bank' }],
  'payouts.detail': aPayoutDetail(),
  'payouts.start': aPayoutDetail(),
  'payouts.openAccount': { accountNumber: '0123454821', time: '2026-11-20T12:40:00.000Z' },
  'payouts.handBack': aPayoutDetail(),
  'payouts.takeOver': aPayoutDetail(),
  'payouts.confirm': aPayoutDetail({ log: [aPayoutEvent({ kind: 'paid', bankSlipNumber: 'SLIP-0042' })] }),
  'payouts.fail': aPayoutDetail(),
  'payouts.recordReturn': aPayoutDetail(),
}

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const calls = endpointList.filter(({ endpoint }) => endpoint.replies !== 'file')

describe('a sample of what the service answers', () => {
  it('stands here for every call, and for no other', () => {
    expect(Object.keys(samples).sort()).toEqual(calls.map(({ name }) => name).sort())
  })

  it.each(calls)('to $name is taken as it is', ({ name, endpoint }) => {
    const sample = overTheWire(samples[name])
    expect(endpoint.data.parse(sample)).toEqual(sample)
  })

  it.each(calls)('to $name is refused with something else in its place', ({ name, endpoint }) => {
    const sample = samples[name]
    expect(endpoint.data.safeParse(typeof sample === 'object' ? 'text' : null).success).toBe(false)
    const [row] = Array.isArray(sample) ? sample : [sample]
    if (typeof row !== 'object' || row === null) return
    for (const [field, value] of Object.entries(overTheWire(row) as object)) {
      const { [field]: _, ...without } = overTheWire(row) as Record<string, unknown>
      const broken = value === null || typeof value === 'object' ? { ...without, [field]: 7.5 } : without
      expect(endpoint.data.safeParse(Array.isArray(sample) ? [broken] : broken).success, field).toBe(false)
    }
  })
})
