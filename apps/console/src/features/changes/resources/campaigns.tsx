import { formatMoney } from '@kaadi/core/money'
import { CouponTicket, Panel, Row, Rows } from '@kaadi/ui'
import { msg, t } from '@kaadi/words'
import { currencyOfValues, type ResourceSpec, type Values } from './resource.ts'

const worth = (values: Values): string =>
  values.kind === 'amount'
    ? `+${formatMoney(String(values.value), { ...currencyOfValues(values), mode: 'plain' })}`
    : `+${values.value}%`

export const campaignSpec: ResourceSpec = {
  resource: 'campaigns',
  label: msg('Campaigns'),
  one: msg('campaign'),
  fields: [
    {
      name: 'campaignId',
      label: msg('Name in the records'),
      kind: 'text',
      isKey: true,
      code: true,
      hint: msg('Small letters, digits and dashes. It never changes.'),
    },
    { name: 'title', label: msg('Title'), kind: 'text' },
    { name: 'rule', label: msg('What the seller reads'), kind: 'text', lines: 3 },
    { name: 'currencyId', label: msg('Currency'), kind: 'currency', isKey: true },
    {
      name: 'kind',
      label: msg('Kind'),
      kind: 'choice',
      choices: { amount: msg('A fixed sum'), percent: msg('Percent of the payout') },
    },
    { name: 'value', label: msg('Worth'), kind: 'decimal' },
    {
      name: 'maxBonus',
      label: msg('At most'),
      kind: 'amount',
      optional: true,
      hint: msg('Of percent alone.'),
    },
    { name: 'minPayout', label: msg('From a payout of'), kind: 'amount', optional: true },
    {
      name: 'cardTypeIds',
      label: msg('Brands'),
      kind: 'list',
      hint: msg('Their names in the records, separated by commas. Empty for every card.'),
    },
    { name: 'lifeDays', label: msg('Good for'), kind: 'count', unit: msg('days') },
    {
      name: 'code',
      label: msg('Code'),
      kind: 'text',
      code: true,
      isKey: true,
      optional: true,
      hint: msg('Capital letters, digits and dashes. It never changes.'),
    },
    { name: 'stock', label: msg('Stock'), kind: 'count', optional: true, unit: msg('coupons') },
    { name: 'startsTime', label: msg('Begins'), kind: 'day', optional: true },
    { name: 'endsTime', label: msg('Ends'), kind: 'day', optional: true },
    { name: 'isOn', label: msg('Coupons are granted'), kind: 'switch' },
  ],
  empty: (currencyId) => ({
    campaignId: '',
    source: 'campaign',
    title: '',
    rule: '',
    kind: 'amount',
    value: '',
    maxBonus: null,
    minPayout: null,
    currencyId,
    cardTypeIds: [],
    lifeDays: 14,
    isOn: true,
    code: null,
    stock: 100,
    startsTime: null,
    endsTime: null,
  }),
  preview: (values) => (
    <>
      <CouponTicket value={worth(values)} title={String(values.title)} />
      <Panel padding="none" as="section" aria-label={t('First of the rules on its page')}>
        <Rows>
          <Row title={String(values.rule)} />
        </Rows>
      </Panel>
    </>
  ),
}
