import { formatMoney } from '@kaadi/core/money'
import { GiftCard } from '@kaadi/ui'
import { msg, t } from '@kaadi/words'
import { plannedTime } from '../../../platform/time/desk-time.ts'
import { currencyOfValues, type FieldSpec, type ResourceSpec, type Values } from './resource.ts'

const money = (values: Values, name: string): string =>
  formatMoney(String(values[name] || '0'), { ...currencyOfValues(values), mode: 'plain' })

const until = ({ endsTime }: Values): string =>
  typeof endsTime === 'string' ? t('Until {day}', { day: plannedTime(endsTime) }) : t('At any time')

const recordName: FieldSpec = {
  name: 'taskId',
  label: msg('Name in the records'),
  kind: 'text',
  isKey: true,
  code: true,
  hint: msg('Small letters, digits and dashes. It never changes.'),
}

export const taskSpec: ResourceSpec = {
  resource: 'tasks',
  label: msg('Tasks'),
  one: msg('task'),
  fields: [
    recordName,
    { name: 'currencyId', label: msg('Currency'), kind: 'currency', isKey: true },
    { name: 'title', label: msg('Title'), kind: 'text' },
    { name: 'detail', label: msg('What the seller reads'), kind: 'text', lines: 3 },
    {
      name: 'kind',
      label: msg('What is counted'),
      kind: 'choice',
      isKey: true,
      choices: {
        sales: msg('Cards that were paid'),
        verify: msg('A verified name'),
        bankAccount: msg('A saved bank account'),
      },
    },
    { name: 'target', label: msg('How often'), kind: 'count', isKey: true },
    {
      name: 'withinDays',
      label: msg('Within'),
      kind: 'count',
      isKey: true,
      optional: true,
      unit: msg('days'),
      hint: msg('Of cards alone. Empty for the whole time of the task.'),
    },
    {
      name: 'cardTypeId',
      label: msg('Brand'),
      kind: 'text',
      code: true,
      isKey: true,
      optional: true,
      hint: msg('Its name in the records. Empty for every brand.'),
    },
    { name: 'amount', label: msg('Reward'), kind: 'amount', inTable: true },
    { name: 'maturesDays', label: msg('Paid after'), kind: 'count', unit: msg('days') },
    { name: 'dailyMax', label: msg('In a day at most'), kind: 'count', unit: msg('sellers') },
    {
      name: 'startsTime',
      label: msg('Begins'),
      kind: 'day',
      isKey: true,
      optional: true,
      hint: msg('With a beginning and an end there is a most that it can cost.'),
    },
    { name: 'endsTime', label: msg('Ends'), kind: 'day', optional: true, inTable: true },
    { name: 'isOn', label: msg('It can be claimed'), kind: 'switch', inTable: true },
  ],
  empty: (currencyId) => ({
    taskId: '',
    currencyId,
    kind: 'sales',
    title: '',
    detail: '',
    amount: '',
    cardTypeId: null,
    withinDays: null,
    target: 1,
    maturesDays: 3,
    dailyMax: 100,
    startsTime: null,
    endsTime: null,
    isOn: true,
  }),
  preview: (values) => (
    <GiftCard
      cardName={String(values.title)}
      value={`+${money(values, 'amount')}`}
      title={String(values.title)}
      conditions={String(values.detail)}
      phase="during"
      when={until(values)}
    />
  ),
}

export const specialSpec: ResourceSpec = {
  resource: 'specials',
  label: msg('Specials'),
  one: msg('special'),
  fields: [
    { ...recordName, name: 'specialId' },
    { name: 'title', label: msg('Title'), kind: 'text' },
    {
      name: 'cardTypeId',
      label: msg('Brand'),
      kind: 'text',
      code: true,
      hint: msg('Its name in the records.'),
      inTable: true,
    },
    {
      name: 'currencyTypeId',
      label: msg('Country of the card'),
      kind: 'text',
      code: true,
      hint: msg('Its name in the records: us, gb, de.'),
    },
    {
      name: 'form',
      label: msg('Form'),
      kind: 'choice',
      optional: true,
      choices: { physical: msg('Physical'), ecode: msg('E-code') },
      hint: msg('Empty for both.'),
    },
    { name: 'extra', label: msg('On top for each unit'), kind: 'amount', inTable: true },
    { name: 'startsTime', label: msg('Begins'), kind: 'day', inTable: true },
    { name: 'endsTime', label: msg('Ends'), kind: 'day', inTable: true },
    { name: 'isOn', label: msg('It is paid'), kind: 'switch', inTable: true },
  ],
  empty: () => ({
    specialId: '',
    title: '',
    cardTypeId: '',
    currencyTypeId: 'us',
    form: null,
    extra: '',
    startsTime: null,
    endsTime: null,
    isOn: true,
  }),
  preview: (values) => (
    <GiftCard
      cardName={String(values.title)}
      value={`+${money(values, 'extra')}`}
      unit={t('per unit')}
      title={String(values.title)}
      phase="during"
      when={until(values)}
    />
  ),
}

export const tierSpec: ResourceSpec = {
  resource: 'tiers',
  label: msg('Partner tiers'),
  one: msg('tier'),
  canBeNew: false,
  fields: [
    { name: 'currencyId', label: msg('Currency'), kind: 'currency', isKey: true },
    {
      name: 'tier',
      label: msg('Tier'),
      kind: 'choice',
      isKey: true,
      choices: { bronze: msg('Bronze'), silver: msg('Silver'), gold: msg('Gold') },
    },
    { name: 'fromAmount', label: msg('From a month of'), kind: 'amount', inTable: true },
    { name: 'callsPerMinute', label: msg('Calls a minute'), kind: 'count', inTable: true },
    { name: 'keysMax', label: msg('Keys at most'), kind: 'count', inTable: true },
  ],
  empty: (currencyId) => ({
    currencyId,
    tier: 'bronze',
    fromAmount: '0',
    callsPerMinute: 120,
    keysMax: 4,
  }),
  preview: (values) => (
    <p>
      {t('From {from} of sales in a month on: {calls} calls a minute and {keys} keys.', {
        from: money(values, 'fromAmount'),
        calls: String(values.callsPerMinute),
        keys: String(values.keysMax),
      })}
    </p>
  ),
}
