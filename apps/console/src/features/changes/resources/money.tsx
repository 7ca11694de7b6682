import { type CurrencyId, currencies } from '@kaadi/contract/constants'
import { formatMoney } from '@kaadi/core/money'
import { msg, t } from '@kaadi/words'
import { currencyOfValues, type FieldSpec, type ResourceSpec, type Values } from './resource.ts'

const money = (values: Values, name: string): string =>
  formatMoney(String(values[name] || '0'), { ...currencyOfValues(values), mode: 'plain' })

const currency: FieldSpec = { name: 'currencyId', label: msg('Currency'), kind: 'currency', isKey: true }
const nameOf = (id: unknown): string => currencies[(id ?? 1) as CurrencyId].name

export const walletLimitSpec: ResourceSpec = {
  resource: 'walletLimits',
  label: msg('Limits'),
  one: msg('rule'),
  canBeNew: false,
  fields: [
    currency,
    { name: 'minWithdraw', label: msg('Smallest withdrawal'), kind: 'amount', inTable: true },
    {
      name: 'maxWithdraw',
      label: msg('Largest withdrawal'),
      kind: 'amount',
      inTable: true,
      hint: msg('Always an amount. There is no value for “no limit”.'),
    },
    {
      name: 'dailyMax',
      label: msg('In a day'),
      kind: 'amount',
      inTable: true,
      hint: msg('Levels and verifications raise it, in percent. There is no value for “no limit”.'),
    },
    { name: 'exchangeMin', label: msg('Smallest exchange'), kind: 'amount', inTable: true },
    { name: 'bankMax', label: msg('Saved accounts at most'), kind: 'count', inTable: true },
  ],
  empty: (currencyId) => ({
    currencyId,
    minWithdraw: '',
    maxWithdraw: '',
    dailyMax: '',
    exchangeMin: '',
    bankMax: 4,
  }),
  preview: (values) => (
    <p>
      {t('From {least} to {most} at a time, and {day} in a day.', {
        least: money(values, 'minWithdraw'),
        most: money(values, 'maxWithdraw'),
        day: money(values, 'dailyMax'),
      })}
    </p>
  ),
}

const sayFee = (values: Values): string => {
  if (values.feeType === 'fixed') return t('Each withdrawal costs {fee}.', { fee: money(values, 'fee') })
  return values.feeMin === null || values.feeMax === null
    ? t('Each withdrawal costs {percent} % of it.', { percent: String(values.fee) })
    : t('Each withdrawal costs {percent} % of it, from {least} to {most}.', {
        percent: String(values.fee),
        least: money(values, 'feeMin'),
        most: money(values, 'feeMax'),
      })
}

export const withdrawalFeeSpec: ResourceSpec = {
  resource: 'withdrawalFees',
  label: msg('Fees'),
  one: msg('rule'),
  canBeNew: false,
  fields: [
    currency,
    {
      name: 'feeType',
      label: msg('Kind'),
      kind: 'choice',
      choices: { fixed: msg('A fixed sum'), percent: msg('Percent of the amount') },
      inTable: true,
    },
    {
      name: 'fee',
      label: msg('Fee'),
      kind: 'decimal',
      inTable: true,
      say: (values) => (values.feeType === 'fixed' ? money(values, 'fee') : `${values.fee} %`),
      hint: msg('What a level takes off is set with the level. A network has its own fee.'),
    },
    { name: 'feeMin', label: msg('At least'), kind: 'amount', optional: true, inTable: true },
    { name: 'feeMax', label: msg('At most'), kind: 'amount', optional: true, inTable: true },
  ],
  empty: (currencyId) => ({ currencyId, feeType: 'fixed', fee: '', feeMin: null, feeMax: null }),
  preview: (values) => <p>{sayFee(values)}</p>,
}

export const exchangeRateSpec: ResourceSpec = {
  resource: 'exchangeRates',
  label: msg('Exchange rates'),
  one: msg('rate'),
  canBeRemoved: true,
  fields: [
    { name: 'inCurrencyId', label: msg('One unit of'), kind: 'currency', isKey: true, isChosen: true },
    { name: 'outCurrencyId', label: msg('Gives so much of'), kind: 'currency', isKey: true, isChosen: true },
    {
      name: 'rate',
      label: msg('Rate'),
      kind: 'decimal',
      inTable: true,
      hint: msg('There and back never gives more than it took: what lies between is the margin.'),
    },
  ],
  empty: (currencyId) => ({ inCurrencyId: currencyId, outCurrencyId: currencyId === 1 ? 3 : 1, rate: '' }),
  preview: (values) => (
    <p>
      {t('1 {from} gives {rate} {to}.', {
        from: nameOf(values.inCurrencyId),
        rate: String(values.rate),
        to: nameOf(values.outCurrencyId),
      })}
    </p>
  ),
}

export const networkSpec: ResourceSpec = {
  resource: 'networks',
  label: msg('Networks'),
  one: msg('network'),
  canBeNew: false,
  fields: [
    { name: 'networkId', label: msg('Name in the records'), kind: 'text', isKey: true, code: true },
    currency,
    { name: 'fee', label: msg('Fee'), kind: 'amount', inTable: true },
    { name: 'minAmount', label: msg('Smallest withdrawal'), kind: 'amount', inTable: true },
    {
      name: 'confirmMinutes',
      label: msg('Usually confirmed in'),
      kind: 'count',
      optional: true,
      unit: msg('minutes'),
      inTable: true,
      hint: msg('Sellers read it where they withdraw. Empty: nothing is said.'),
    },
    { name: 'isOpen', label: msg('Paid over'), kind: 'switch', inTable: true },
  ],
  empty: (currencyId) => ({
    networkId: '',
    currencyId,
    fee: '',
    minAmount: '',
    confirmMinutes: null,
    isOpen: false,
  }),
  preview: (values) => (
    <p>
      {values.isOpen === true
        ? t('{network}: from {least}, for {fee}.', {
            network: String(values.networkId).toUpperCase(),
            least: money(values, 'minAmount'),
            fee: money(values, 'fee'),
          })
        : t('{network} is not offered.', { network: String(values.networkId).toUpperCase() })}
    </p>
  ),
}

export const newAccountSpec: ResourceSpec = {
  resource: 'newAccounts',
  label: msg('New accounts'),
  one: msg('rule'),
  canBeNew: false,
  fields: [
    currency,
    { name: 'hours', label: msg('New for'), kind: 'count', unit: msg('hours'), inTable: true },
    { name: 'mostWhileNew', label: msg('Gets until then'), kind: 'amount', inTable: true },
  ],
  empty: (currencyId) => ({ currencyId, hours: 24, mostWhileNew: '' }),
  preview: (values) => (
    <p>
      {t('A new account gets up to {amount} in its first {hours} hours.', {
        amount: money(values, 'mostWhileNew'),
        hours: String(values.hours),
      })}
    </p>
  ),
}

export const releaseLimitSpec: ResourceSpec = {
  resource: 'releaseLimits',
  label: msg('Payouts by one person'),
  one: msg('limit'),
  canBeNew: false,
  fields: [currency, { name: 'most', label: msg('One person pays up to'), kind: 'amount', inTable: true }],
  empty: (currencyId) => ({ currencyId, most: '' }),
  preview: (values) => (
    <p>{t('Nothing of this. Over {most} two people pay out.', { most: money(values, 'most') })}</p>
  ),
}
