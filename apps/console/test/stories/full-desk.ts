import { operatorEndpoints, sellerEndpoints } from '@kaadi/contract'
import type { ChangeResource } from '@kaadi/contract/changes'
import type { OperatorRole } from '@kaadi/contract/operators'
import {
  aBatchedPayout,
  aBlock,
  aBooksException,
  aBooksStanding,
  aBrandRequestRow,
  aCampaign,
  aCardOrder,
  aCardType,
  aChangeDetail,
  aCurrencyStanding,
  aDeskInsight,
  aDeskMessage,
  aDeskOrder,
  aDeskQueueRow,
  aGrant,
  aLedgerAccount,
  aLedgerBalance,
  aLedgerLine,
  aMacro,
  aMoneyInsight,
  aMyShift,
  anAdjustment,
  anAppealCase,
  anAppealRow,
  anAuditLine,
  anEditedPage,
  anEditedPageRow,
  anInboxRow,
  anOpenSession,
  anOperator,
  anOperatorAccount,
  anOperatorDetail,
  anOperatorInvitation,
  aPage,
  aPartnerReview,
  aPartnerReviewRow,
  aPasskey,
  aPayout,
  aPayoutBatch,
  aPayoutBatchDetail,
  aPayoutDetail,
  aPayoutTrace,
  aRecheckRow,
  aRedeemer,
  aReversal,
  aReviewCase,
  aReviewRow,
  aSellerPage,
  aSellerRow,
  aSettingRow,
  aShift,
  aSiteInfo,
  aSwitch,
  aWithdrawal,
  knownOfOrder,
  listAndMap,
  someFigures,
  someRechecks,
} from '@kaadi/testing/builders'
import { createFakeServer, type FakeServer } from '@kaadi/testing/fake-server'

const e = operatorEndpoints

const names: Readonly<Record<OperatorRole, string>> = {
  reviewer: 'Ada Reviewer',
  senior: 'Sade Senior',
  treasurer: 'Tunde Treasurer',
  editor: 'Efe Editor',
  admin: 'Amina Admin',
}

/** A picture of a card, so that nothing is fetched. */
export const cardPhoto = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#1b2838"/><rect x="40" y="250" width="560" height="90" fill="#c7d5e0"/></svg>',
)}`

/** One physical card with both its sides. */
export const photographed = {
  ...aCardOrder().cards[0]!,
  maskedCode: '•••••••••••FG',
  photos: (['front', 'back'] as const).map((kind) => ({
    uploadId: `${kind}-1` as never,
    kind,
    url: cardPhoto,
  })),
}

const secondRow = {
  giftOrderId: 'order-2' as never,
  tradeNumber: 'GC-2611-20-48814',
  cardTypeName: 'Amazon',
  form: 'ecode',
  faceValue: '250',
  payout: '362500',
} as const

const settings: Partial<Record<ChangeResource, Parameters<typeof aSettingRow>[0]>> = {
  walletLimits: {
    subject: '1',
    title: 'Limits, NGN',
    values: {
      currencyId: 1,
      minWithdraw: '1000',
      maxWithdraw: '5000000',
      dailyMax: '10000000',
      exchangeMin: '500',
      bankMax: 4,
    },
  },
  exchangeRates: {
    subject: '1-3',
    title: 'NGN to USDT',
    values: { inCurrencyId: 1, outCurrencyId: 3, rate: '0.000648' },
  },
}

/** A service on a usual day: each list of the console has a few lines, and each of them opens. */
export const fullDesk = (role: OperatorRole): FakeServer => {
  const server = createFakeServer()
  aroundPages(server, role)
  cards(server)
  money(server)
  people(server)
  house(server)
  return server
}

/** What every page asks. */
const aroundPages = (server: FakeServer, role: OperatorRole): FakeServer =>
  server
    .on(sellerEndpoints.site.info, aSiteInfo())
    .on(sellerEndpoints.cardTypes.list, listAndMap(aCardType()))
    .on(sellerEndpoints.cardBalances.list, [])
    .on(e.operators.me, anOperator({ name: names[role], roles: [role] }))
    .on(e.desk.stats, {
      waiting: 9,
      overdue: 1,
      claimed: 2,
      decidedToday: 41,
      atRedeemer: 1,
      lateAtRedeemer: 0,
      payoutsWaiting: 4,
      payoutsWaitingAmount: '240000',
      approvalsWaiting: 4,
    })
    .on(e.operators.sessions, [anOpenSession({ isCurrent: true })])
    .on(e.operatorFactor.passkeys, [aPasskey({ name: 'Desk key', lastUsedTime: '2026-11-20T09:30:00.000Z' })])
    .on(e.operatorFactor.status, { isOn: true, since: '2026-11-20T09:00:00.000Z', recoveryCodesLeft: 3 })
    .on(e.switches.list, [
      aSwitch(),
      aSwitch({ name: 'payouts' }),
      aSwitch({
        name: 'country',
        subject: 'GH',
        isOpen: false,
        reason: 'A regulator asks.',
        reopensTime: '2026-11-20T18:00:00.000Z',
        changedBy: 'Amina Admin',
        changeTime: '2026-11-20T12:00:00.000Z',
      }),
    ])

const cards = (server: FakeServer): FakeServer =>
  server
    .on(e.shifts.mine, aMyShift())
    .on(e.shifts.team, [
      aShift(),
      aShift({ operatorId: 'operator-2' as never, name: 'Bola Senior', held: 0 }),
    ])
    .on(e.desk.queue, aPage(aDeskQueueRow(), aDeskQueueRow({ ...secondRow, claimedBy: 'Bola Senior' })))
    .on(e.desk.order, aDeskOrder({ order: aCardOrder({ orderStatus: 0, cards: [photographed] }) }))
    .on(e.desk.offerPrices, [])
    .on(e.redeemers.list, [
      aRedeemer(),
      aRedeemer({ redeemerId: 'redeemer-2', name: 'Shut House', isOpen: false, orders: 0 }),
    ])
    .on(e.appeals.queue, aPage(anAppealRow()))
    .on(e.appeals.detail, anAppealCase())
    .on(e.rechecks.mine, someRechecks({ differing: 1 }))
    .on(e.rechecks.list, aPage(aRecheckRow()))
    .on(e.reversals.queue, aPage(aReversal()))
    .on(
      e.reversals.detail,
      aReversal({
        evidence: [{ uploadId: 'p' as never, url: cardPhoto, note: 'The letter of the issuer.' }],
      }),
    )
    .on(e.deskMessages.inbox, aPage(anInboxRow()))
    .on(e.deskMessages.thread, {
      ...aPage(
        aDeskMessage({
          messageId: 'message-2',
          author: 'note',
          operator: 'Ada',
          text: 'Compare the receipt.',
        }),
        aDeskMessage(),
      ),
      row: anInboxRow(),
      known: knownOfOrder,
    })
    .on(e.deskMessages.read, null)
    .on(e.deskMessages.macros, [aMacro()])
    .on(e.brandRequestReviews.list, aPage(aBrandRequestRow()))

const money = (server: FakeServer): FakeServer => {
  const second = aPayout({
    withdrawal: aWithdrawal({ id: 'withdrawal-2', status: 4, providerReference: 'kw-withdrawal-2' }),
    sellerName: 'Tobi Balogun',
    takenBy: 'Bola Treasurer',
  })
  return server
    .on(e.payouts.page, aPage(aPayout(), second))
    .on(e.payouts.banks, [{ code: '058', name: 'GTBank' }])
    .on(e.payouts.detail, aPayoutDetail())
    .on(e.providerPayouts.timeline, null)
    .on(e.payoutBatches.page, aPage(aPayoutBatch()))
    .on(e.payoutBatches.detail, aPayoutBatchDetail({ items: [aBatchedPayout(), aBatchedPayout(second)] }))
    .on(e.payoutBatches.waiting, [
      { provider: 'manual', byHand: true, currencyId: 1, count: 2, amount: '119900' },
    ])
    .on(e.payoutBatches.candidates, [aPayout(), second])
    .on(e.payoutTraces.queue, aPage(aPayoutTrace()))
    .on(e.books.standing, aBooksStanding())
    .on(e.books.exceptions, aPage(aBooksException()))
    .on(e.treasury.standing, [aCurrencyStanding()])
    .on(e.treasury.accounts, [
      aLedgerBalance({ account: aLedgerAccount({ name: 'fee', seller: null }), balance: '12000.00' }),
      aLedgerBalance(),
    ])
    .on(e.treasury.lines, aPage(aLedgerLine()))
    .on(e.adjustments.queue, aPage(anAdjustment()))
    .on(e.adjustments.detail, anAdjustment({ evidence: { uploadId: 'p' as never, url: cardPhoto } }))
}

const people = (server: FakeServer): FakeServer =>
  server
    .on(
      e.people.page,
      aPage(
        aSellerRow(),
        aSellerRow({
          sellerId: 'user-tobi',
          email: 'tobi@example.com',
          name: 'Tobi Balogun',
          isPaused: true,
        }),
      ),
    )
    .on(e.people.seller, aSellerPage())
    .on(e.risk.blocks, aPage(aBlock()))
    .on(e.verificationReviews.queue, aPage(aReviewRow()))
    .on(e.verificationReviews.detail, aReviewCase())
    .on(e.partnerReviews.queue, aPage(aPartnerReviewRow()))
    .on(e.partnerReviews.detail, aPartnerReview())

const house = (server: FakeServer): FakeServer =>
  server
    .on(e.sitePages.list, [
      anEditedPageRow({ draftTime: '2026-11-20T11:00:00.000Z' }),
      anEditedPageRow({ name: 'privacy', version: 1 }),
      anEditedPageRow({ name: 'help', version: null, publishTime: null }),
    ])
    .on(
      e.sitePages.page,
      anEditedPage({
        draft: {
          text: 'We buy gift cards.\n\n# The rate\nIt holds for fifteen minutes.',
          by: 'Efe Editor',
          time: '2026-11-20T11:00:00.000Z',
        },
      }),
    )
    .on(e.campaigns.list, aPage(aCampaign()))
    .on(e.campaigns.figures, someFigures())
    .on(e.campaigns.grants, aPage(aGrant()))
    .on(e.changes.rows, ({ query }) => aPage(aSettingRow(settings[query.resource])))
    .on(e.changes.row, ({ query }) => aSettingRow(settings[query.resource]))
    .on(e.changes.list, aPage(aChangeDetail()))
    .on(e.changes.detail, aChangeDetail())
    .on(e.insight.desk, aDeskInsight())
    .on(e.insight.money, aMoneyInsight())
    .on(
      e.operatorAccounts.page,
      aPage(
        anOperatorAccount(),
        anOperatorAccount({
          operatorId: 'operator-3' as never,
          name: 'Kofi Mensah',
          email: 'kofi@kaadi.example',
          isSuspended: true,
        }),
      ),
    )
    .on(e.operatorAccounts.invitations, [anOperatorInvitation()])
    .on(e.operatorAccounts.detail, anOperatorDetail())
    .on(e.audit.page, aPage(anAuditLine(), anAuditLine({ lineId: '6', isRefused: true, outcome: '403' })))
    .on(e.audit.operators, [{ operatorId: 'operator-1' as never, name: 'Ada Admin' }])
    .on(e.audit.calls, ['operatorAccounts.setRoles'])
