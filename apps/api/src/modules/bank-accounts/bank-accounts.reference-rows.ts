import type { CurrencyId } from '@kaadi/contract/primitives'
import type { ReferenceRows } from '../../database/index.ts'

/** Code, as the payout providers know it; name; letters and colour of the drawn disc. */
type Bank = readonly [code: string, name: string, initials: string, color: string, prefix?: string]

const nigerian: readonly Bank[] = [
  ['044', 'Access Bank', 'AC', '#d9742b'],
  ['050', 'Ecobank Nigeria', 'EC', '#0b6fa4'],
  ['070', 'Fidelity Bank', 'FI', '#1c7a3e'],
  ['011', 'First Bank of Nigeria', 'FB', '#123a6b'],
  ['214', 'First City Monument Bank', 'FC', '#5b2a86'],
  ['058', 'Guaranty Trust Bank', 'GT', '#c8501e'],
  ['50211', 'Kuda Bank', 'KU', '#40196d'],
  ['50515', 'Moniepoint', 'MO', '#0357ee'],
  ['999992', 'OPay', 'OP', '#15a06d'],
  ['999991', 'PalmPay', 'PP', '#6b2fb3'],
  ['076', 'Polaris Bank', 'PO', '#8a2a8f'],
  ['101', 'Providus Bank', 'PR', '#b78a1a'],
  ['221', 'Stanbic IBTC Bank', 'SI', '#0a3fa8'],
  ['232', 'Sterling Bank', 'ST', '#c22a36'],
  ['032', 'Union Bank of Nigeria', 'UN', '#1479b8'],
  ['033', 'United Bank for Africa', 'UB', '#b3202a'],
  ['035', 'Wema Bank', 'WE', '#7a1f6b'],
  ['057', 'Zenith Bank', 'ZE', '#a8222c'],
]
const ghanaian: readonly Bank[] = [
  ['280100', 'Access Bank Ghana', 'AC', '#d9742b'],
  ['030100', 'Absa Bank Ghana', 'AB', '#a3122f'],
  ['130100', 'Ecobank Ghana', 'EC', '#0b6fa4'],
  ['240100', 'Fidelity Bank Ghana', 'FI', '#c9822a'],
  ['040100', 'GCB Bank', 'GC', '#a5821b'],
  ['230100', 'Guaranty Trust Bank Ghana', 'GT', '#c8501e'],
  ['190100', 'Stanbic Bank Ghana', 'SB', '#0a3fa8'],
  ['020100', 'Standard Chartered Bank Ghana', 'SC', '#0d7a5f'],
  ['120100', 'Zenith Bank Ghana', 'ZE', '#a8222c'],
]
const mobileMoney: readonly Bank[] = [
  ['MTN', 'MTN Mobile Money', 'MT', '#c79a00', '0(24|25|53|54|55|59)'],
  ['ATL', 'AirtelTigo Money', 'AT', '#c4202b', '0(26|27|56|57)'],
  ['VOD', 'Telecel Cash', 'TC', '#d0021b', '0(20|50)'],
]
/** Codes as `digital_networks` has them, where their addresses' form, fee and least amount stand. */
const networks: readonly Bank[] = [
  ['usdt-trc20', 'USDT on Tron (TRC-20)', 'TR', '#c4202b'],
  ['usdt-bep20', 'USDT on BNB Chain (BEP-20)', 'BN', '#b78a1a'],
  ['usdt-erc20', 'USDT on Ethereum (ERC-20)', 'ET', '#4a5fc1'],
]

interface Kind {
  readonly currencyId: CurrencyId
  readonly kind: 'bank' | 'mobileMoney' | 'network'
  /** How an account number looks, and how to say so. */
  readonly pattern: string
  readonly hint: string
}
const rowsOf = (banks: readonly Bank[], { currencyId, kind, pattern, hint }: Kind) =>
  banks.map(([code, name, initials, color, prefix = null]) => ({
    code,
    currency_id: currencyId,
    name,
    kind,
    initials,
    color,
    number_pattern: pattern,
    number_hint: hint,
    number_prefix: prefix,
  }))

/** Where money can be sent. */
export const startingBanks: ReferenceRows = {
  from: 'start',
  table: 'banks',
  rows: [
    ...rowsOf(nigerian, { currencyId: 1, kind: 'bank', pattern: '\\d{10}', hint: '10 digits.' }),
    ...rowsOf(ghanaian, { currencyId: 2, kind: 'bank', pattern: '\\d{10,16}', hint: '10 to 16 digits.' }),
    ...rowsOf(mobileMoney, {
      currencyId: 2,
      kind: 'mobileMoney',
      pattern: '0[235]\\d{8}',
      hint: 'The phone number: 10 digits that begin with 0.',
    }),
    ...rowsOf(networks, {
      currencyId: 3,
      kind: 'network',
      pattern: '[0-9A-Za-z]{30,90}',
      hint: 'The whole address, as your wallet shows it.',
    }),
  ],
}
