import {
  type Campaign,
  type CampaignFigures,
  campaignFiguresSchema,
  campaignSchema,
  type Grant,
  grantSchema,
} from '@kaadi/contract/campaigns'
import {
  type Change,
  type ChangeDetail,
  changeDetailSchema,
  changeSchema,
  type SettingRow,
  settingRowSchema,
} from '@kaadi/contract/changes'

/** A campaign that runs: ₦1,000 on Steam, 500 of them. */
export const aCampaign = (given: Partial<Campaign> = {}): Campaign =>
  campaignSchema.parse({
    campaignId: 'steam-friday',
    source: 'campaign',
    title: 'Steam Friday',
    rule: '₦1,000 on one Steam card.',
    kind: 'amount',
    value: '1000',
    maxBonus: null,
    minPayout: '40000',
    currencyId: 1,
    cardTypeIds: ['steam'],
    lifeDays: 14,
    isOn: true,
    code: 'STEAM500',
    stock: 500,
    startsTime: null,
    endsTime: null,
    state: 'on',
    granted: 120,
    openChange: null,
    ...given,
  })

/** What it cost and brought: two trades. */
export const someFigures = (given: Partial<CampaignFigures> = {}): CampaignFigures =>
  campaignFiguresSchema.parse({
    granted: 117,
    reserved: 1,
    used: 2,
    expired: 0,
    voided: 0,
    cost: '2000',
    atMost: '118000',
    trades: 2,
    paid: '298000',
    faceValues: [{ symbol: '$', amount: '200' }],
    ...given,
  })

/** A coupon of a campaign that nobody has used. */
export const aGrant = (given: Partial<Grant> = {}): Grant =>
  grantSchema.parse({
    couponId: 'coupon-1',
    seller: 'adaeze…',
    status: 0,
    createTime: '2026-11-24T09:00:00.000Z',
    expiresTime: '2026-12-08T09:00:00.000Z',
    giftOrderId: null,
    voidReason: null,
    ...given,
  })

/** A step of the rebate ladder. */
export const aSettingRow = (given: Partial<SettingRow> = {}): SettingRow =>
  settingRowSchema.parse({
    subject: '1-200000',
    title: 'Rebate from ₦200,000',
    values: { currencyId: 1, fromAmount: '200000', percent: '0.2' },
    openChange: null,
    ...given,
  })

/** A change of that step, applied. */
export const aChange = (given: Partial<Change> = {}): Change =>
  changeSchema.parse({
    changeId: 'change-1',
    resource: 'rebates',
    subject: '1-200000',
    title: 'Rebate from ₦200,000',
    before: { currencyId: 1, fromAmount: '200000', percent: '0.2' },
    after: { currencyId: 1, fromAmount: '200000', percent: '0.3' },
    reason: 'As agreed on Monday.',
    status: 'applied',
    weight: null,
    madeBy: 'Zainab Bello',
    isOwn: false,
    createTime: '2026-11-24T09:00:00.000Z',
    startTime: null,
    decidedBy: null,
    decideTime: null,
    note: null,
    endTime: '2026-11-24T09:00:00.000Z',
    fingerprint: 'ab'.repeat(32),
    canUndo: false,
    isOvertaken: false,
    canDecide: false,
    ...given,
  })

/** A change that weighs and waits for a second person, beside the row. */
export const aChangeDetail = (given: Partial<ChangeDetail> = {}): ChangeDetail =>
  changeDetailSchema.parse({
    ...aChange({
      status: 'waiting',
      after: { currencyId: 1, fromAmount: '200000', percent: '1.5' },
      weight: { weight: '1.5', limit: '1', currencyId: null },
      endTime: null,
      canDecide: true,
    }),
    now: { currencyId: 1, fromAmount: '200000', percent: '0.2' },
    signedText: 'change-1|rebates|1-200000',
    isStale: false,
    ...given,
  })
