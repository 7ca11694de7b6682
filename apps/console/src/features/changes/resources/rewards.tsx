import { formatMoney } from '@kaadi/core/money'
import { RebateTable } from '@kaadi/ui'
import { msg, t } from '@kaadi/words'
import { currencyOfValues, type ResourceSpec, type Values } from './resource.ts'

const money = (values: Values, name: string): string =>
  formatMoney(String(values[name] || '0'), { ...currencyOfValues(values), mode: 'plain' })

export const rebateSpec: ResourceSpec = {
  resource: 'rebates',
  label: msg('Rebates'),
  one: msg('step'),
  fields: [
    { name: 'currencyId', label: msg('Currency'), kind: 'currency', isKey: true },
    { name: 'fromAmount', label: msg('From a month of'), kind: 'amount', isKey: true },
    { name: 'percent', label: msg('Gives'), kind: 'percent', inTable: true },
  ],
  empty: (currencyId) => ({ currencyId, fromAmount: '', percent: '' }),
  preview: (values) => (
    <RebateTable
      caption={t('A step of the rebate')}
      currency={currencyOfValues(values)}
      steps={[{ from: String(values.fromAmount), rebate: `${values.percent}%`, state: 'next' }]}
    />
  ),
}

export const prizeSpec: ResourceSpec = {
  resource: 'prizes',
  label: msg('Prizes'),
  one: msg('prize'),
  fields: [
    { name: 'currencyId', label: msg('Currency'), kind: 'currency', isKey: true },
    {
      name: 'board',
      label: msg('Board'),
      kind: 'choice',
      isKey: true,
      choices: { sold: msg('Best sellers'), clean: msg('Cleanest sellers') },
    },
    { name: 'place', label: msg('Place'), kind: 'count', isKey: true },
    { name: 'amount', label: msg('Prize'), kind: 'amount', inTable: true },
  ],
  empty: (currencyId) => ({ currencyId, board: 'sold', place: 1, amount: '' }),
  preview: (values) => (
    <p>{t('Place {place} wins {prize}.', { place: String(values.place), prize: money(values, 'amount') })}</p>
  ),
}

export const inviteSpec: ResourceSpec = {
  resource: 'invites',
  label: msg('Friends'),
  one: msg('rule'),
  fields: [
    { name: 'currencyId', label: msg('Currency'), kind: 'currency', isKey: true },
    { name: 'inviterAmount', label: msg('Whoever invites gets'), kind: 'amount', inTable: true },
    { name: 'friendAmount', label: msg('The friend gets'), kind: 'amount', inTable: true },
    { name: 'sellAmount', label: msg('Once the friend has sold'), kind: 'amount', inTable: true },
    { name: 'maturesDays', label: msg('Paid after'), kind: 'count', unit: msg('days') },
    { name: 'dailyMax', label: msg('In a day at most'), kind: 'count', unit: msg('friends') },
    { name: 'isOn', label: msg('Friends are rewarded'), kind: 'switch', inTable: true },
  ],
  empty: (currencyId) => ({
    currencyId,
    inviterAmount: '',
    friendAmount: '',
    sellAmount: '',
    maturesDays: 3,
    dailyMax: 10,
    isOn: true,
  }),
  preview: (values) => (
    <p>
      {t('You get {own} and your friend {theirs} when they have sold cards for {sold}.', {
        own: money(values, 'inviterAmount'),
        theirs: money(values, 'friendAmount'),
        sold: money(values, 'sellAmount'),
      })}
    </p>
  ),
}

export const levelSpec: ResourceSpec = {
  resource: 'levels',
  label: msg('Levels'),
  one: msg('level'),
  fields: [
    { name: 'level', label: msg('Level'), kind: 'count', isKey: true },
    { name: 'name', label: msg('Name'), kind: 'text' },
    { name: 'fromPoints', label: msg('From'), kind: 'count', unit: msg('points'), inTable: true },
    { name: 'bonusPercent', label: msg('Adds to each rate'), kind: 'percent', inTable: true },
    {
      name: 'dailyLimitPercent',
      label: msg('Daily limit of withdrawals'),
      kind: 'count',
      unit: msg('% of the usual'),
      inTable: true,
    },
    {
      name: 'payoutHeadStartMinutes',
      label: msg('Ahead in the line for payouts'),
      kind: 'count',
      unit: msg('minutes'),
    },
    {
      name: 'feeOffPercent',
      label: msg('Off the fee of withdrawals'),
      kind: 'count',
      unit: msg('% of the fee'),
      hint: msg('100 waives it. What a network takes stays.'),
    },
  ],
  empty: () => ({
    level: 6,
    name: '',
    fromPoints: 0,
    bonusPercent: '',
    dailyLimitPercent: 100,
    payoutHeadStartMinutes: 0,
    feeOffPercent: 0,
  }),
  preview: (values) => (
    <p>
      {t('{name}: +{bonus}% on each rate, from {points} points on.', {
        name: String(values.name),
        bonus: String(values.bonusPercent),
        points: String(values.fromPoints),
      })}
    </p>
  ),
}
