import { campaigns } from '@kaadi/contract/campaigns'
import {
  type CampaignRule,
  type Change,
  type ChangeDetail,
  type ChangeRequest,
  type ChangeValues,
  changes,
} from '@kaadi/contract/changes'
import type { Reply, TestApp, TestOperator } from './app.ts'
import { signing } from './signing.ts'

let campaignCount = 0

/** ₦1,000 on any card for the first ten: what one person may decide alone. */
export const aCampaignRule = (fields: Partial<CampaignRule> = {}): CampaignRule => {
  const name = `DAY-${++campaignCount}-${process.pid}`
  return {
    campaignId: name.toLowerCase(),
    source: 'campaign',
    title: 'Day of cards',
    rule: 'On any card.',
    kind: 'amount',
    value: '1000',
    maxBonus: null,
    minPayout: null,
    currencyId: 1,
    cardTypeIds: [],
    lifeDays: 7,
    isOn: true,
    code: name,
    stock: 10,
    startsTime: null,
    endsTime: null,
    ...fields,
  }
}

/** Who approves has to be whole: they sign with a device of theirs. */
type Operator = Pick<TestOperator, 'token'> & Partial<TestOperator>

/** What operators do with changes. */
export const changing = (app: TestApp) => {
  const signs = signing(app)
  const of = ({ token, ...who }: Operator) => ({
    propose: (body: ChangeRequest, idempotencyKey?: string) =>
      app.call<Change>(changes.propose, { token, body, ...(idempotencyKey && { idempotencyKey }) }),
    /** Approved where nothing else is said: signed as it stands, or the refusal to have it signed. */
    decide: async (
      { changeId, fingerprint }: Pick<Change, 'changeId' | 'fingerprint'>,
      more: object = { verdict: 'approve' },
    ): Promise<Reply<Change>> => {
      const body = { changeId, fingerprint, ...more }
      if ((more as { verdict?: string }).verdict === 'refuse')
        return app.call<Change>(changes.decide, { token, body })
      const signed = await signs.bodyOfOther(
        { token, ...who } as TestOperator,
        'change',
        { changeId },
        fingerprint,
      )
      if ('code' in signed) return signed as unknown as Reply<Change>
      return app.call<Change>(changes.decide, { token, body: { ...body, ...signed } })
    },
    undo: (changeId: string) =>
      app.call<Change>(changes.undo, { token, body: { changeId, reason: 'It was a mistake.' } }),
    withdraw: (changeId: string) => app.call<Change>(changes.withdraw, { token, body: { changeId } }),
    detail: async (changeId: string) =>
      (await app.call<ChangeDetail>(changes.detail, { token, query: { changeId } })).data,
    row: async <R extends keyof ChangeValues>(resource: R, subject: string) =>
      (await app.call<{ values: ChangeValues[R] }>(changes.row, { token, query: { resource, subject } })).data
        ?.values,
    history: async (resource: string, subject: string) =>
      (await app.call<{ records: Change[] }>(changes.list, { token, query: { resource, subject } })).data
        .records,
    /** A campaign that stands. */
    aCampaign: async (fields: Partial<CampaignRule> = {}): Promise<CampaignRule> => {
      const after = aCampaignRule(fields)
      const reply = await of({ token }).propose({
        resource: 'campaigns',
        before: null,
        after,
        reason: 'New.',
      })
      if (reply.code !== 0) throw new Error(JSON.stringify(reply))
      return after
    },
    void: (couponId: string, reason: string) =>
      app.call(campaigns.voidGrant, { token, body: { couponId, reason } }),
  })
  return of
}
