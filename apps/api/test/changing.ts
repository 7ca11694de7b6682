import { campaigns } from '@kaadi/contract/campaigns'
import {
  type CampaignRule,
  type Change,
  type ChangeDetail,
  type ChangeRequest,
  type ChangeValues,
  changes,
} from '@kaadi/contract/changes'
import type { TestApp } from './app.ts'

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

interface Operator {
  readonly token: string
}

/** What operators do with changes. */
export const changing = (app: TestApp) => {
  const of = ({ token }: Operator) => ({
    propose: (body: ChangeRequest, idempotencyKey?: string) =>
      app.call<Change>(changes.propose, { token, body, ...(idempotencyKey && { idempotencyKey }) }),
    decide: (change: Pick<Change, 'changeId' | 'fingerprint'>, more: object = { verdict: 'approve' }) =>
      app.call<Change>(changes.decide, {
        token,
        body: { changeId: change.changeId, fingerprint: change.fingerprint, ...more },
      }),
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
