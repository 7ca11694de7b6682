import type { NewInviteRule, NewMonthPrize, NewRebateStep } from '../../promotions/index.ts'

/** Words of the demo site. Links stay inside the service. */
export interface DemoContent {
  readonly id: string
  readonly kind: 'tip' | 'news' | 'banner'
  readonly title: string
  readonly content: string
  readonly link: string | null
  readonly hoursOld: number
}

const item = (
  kind: DemoContent['kind'],
  id: string,
  title: string,
  content: string,
  { link = null, hoursOld = 24 }: { link?: string | null; hoursOld?: number } = {},
): DemoContent => ({ kind, id: `demo-${kind}-${id}`, title, content, link, hoursOld })

export const demoContents: readonly DemoContent[] = [
  item(
    'banner',
    'rates',
    'The rate you see is the rate you get',
    'Lock it for ten minutes, send the card, be paid exactly that.',
    {
      link: '/sell/list',
    },
  ),
  item(
    'banner',
    'cedi',
    'Naira or cedi',
    'Choose the wallet before you send the card. Withdraw to bank or mobile money.',
    {
      link: '/wallet/cash',
    },
  ),
  item(
    'banner',
    'again',
    'A photo was unclear?',
    'You have 30 minutes to send a better one. Your rate stays.',
    {
      link: '/transaction',
    },
  ),
  item(
    'news',
    'evening',
    'The desk is open until midnight',
    'From this week we check cards from 6 am to midnight, Lagos time, on every day.',
    {
      hoursOld: 5,
    },
  ),
  item(
    'news',
    'momo',
    'Mobile money in Ghana',
    'Withdraw cedi to MTN, Telecel and AirtelTigo wallets. It takes a few minutes.',
    {
      hoursOld: 30,
    },
  ),
  item('news', 'razer', 'Razer Gold from New Zealand', 'We buy Razer Gold cards from New Zealand again.', {
    hoursOld: 74,
  }),
  item(
    'news',
    'holiday',
    'Payouts on public holidays',
    'Banks may confirm later on Monday. Your money is safe and on its way.',
    {
      hoursOld: 120,
    },
  ),
  item(
    'tip',
    'daylight',
    'Take the photo in daylight',
    'No flash: it hides the code. Lay the card flat and show all four corners.',
  ),
  item(
    'tip',
    'scratch',
    'Scratch the whole panel',
    'A covered character is the most common reason why a card comes back.',
  ),
  item(
    'tip',
    'stranger',
    'Did a stranger ask you to buy the card?',
    'Then stop. Nobody honest is paid in gift cards. Write to us, we help.',
  ),
  item(
    'tip',
    'receipt',
    'Keep the receipt',
    'Many cards pay more with it. Show the date, the shop and the card number.',
  ),
]

export const demoContacts = [
  {
    id: 'demo-mail',
    type: 'email',
    label: 'Email',
    value: 'help@kaadi.example',
    link: 'mailto:help@kaadi.example',
  },
  { id: 'demo-phone', type: 'phone', label: 'Phone', value: '+234 700 000 0000', link: 'tel:+2347000000000' },
  {
    id: 'demo-whatsapp',
    type: 'whatsapp',
    label: 'WhatsApp',
    value: '+234 700 000 0001',
    link: 'https://whatsapp.example/kaadi',
  },
  {
    id: 'demo-hours',
    type: 'hours',
    label: 'Open',
    value: 'Every day, 6 am to midnight (Lagos)',
    link: null,
  },
] as const

export const demoSettings = [
  { key: 'desk.hours', value: '06:00-24:00 Africa/Lagos' },
  { key: 'support.phone', value: '+234 700 000 0000' },
  { key: 'withdraw.note', value: 'Banks confirm within minutes, on holidays within a day.' },
] as const

/** Naira, cedi and tether for each other. */
export const demoCurrencyRates = [
  { inId: 1, outId: 2, rate: '0.00735' },
  { inId: 2, outId: 1, rate: '134.2' },
  { inId: 1, outId: 3, rate: '0.000648' },
  { inId: 3, outId: 1, rate: '1528.4' },
  { inId: 2, outId: 3, rate: '0.0871' },
  { inId: 3, outId: 2, rate: '11.36' },
] as const

export const demoNetworks = [
  {
    id: 'usdt-trc20',
    network: 'TRC-20',
    addressRegex: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
    fee: '1',
    min: '10',
    confirmMinutes: 2,
  },
  {
    id: 'usdt-bep20',
    network: 'BEP-20',
    addressRegex: '^0x[0-9a-fA-F]{40}$',
    fee: '0.3',
    min: '10',
    confirmMinutes: 1,
  },
  {
    id: 'usdt-erc20',
    network: 'ERC-20',
    addressRegex: '^0x[0-9a-fA-F]{40}$',
    fee: '4',
    min: '50',
    confirmMinutes: 5,
  },
] as const

const welcome = {
  source: 'firstOrder',
  title: 'Welcome coupon',
  percent: null,
  maxBonus: null,
  cardTypeIds: [],
  lifeDays: 30,
} as const

/** Amounts in minor units. The welcome is granted at sign-up, the campaigns to the demo sellers. */
export const demoInviteRules: readonly NewInviteRule[] = [
  {
    currencyId: 1,
    inviterAmount: 100_000,
    friendAmount: 100_000,
    sells: 5_000_000,
    maturesDays: 3,
    dailyMax: 10,
  },
  { currencyId: 2, inviterAmount: 1500, friendAmount: 1500, sells: 50_000, maturesDays: 3, dailyMax: 10 },
]

const prizesOf = (currencyId: 1 | 2, board: NewMonthPrize['board'], amounts: readonly number[]) =>
  amounts.map((amount, index): NewMonthPrize => ({ currencyId, board, place: index + 1, amount }))

export const demoMonthPrizes: readonly NewMonthPrize[] = [
  ...prizesOf(1, 'sold', [5_000_000, 2_000_000, 1_000_000]),
  ...prizesOf(1, 'clean', [2_000_000, 1_000_000, 500_000]),
  ...prizesOf(2, 'sold', [50_000, 20_000, 10_000]),
  ...prizesOf(2, 'clean', [20_000, 10_000, 5000]),
]

export const demoRebateSteps: readonly NewRebateStep[] = [
  { currencyId: 1, fromAmount: 20_000_000, permille: 2 },
  { currencyId: 1, fromAmount: 50_000_000, permille: 5 },
  { currencyId: 1, fromAmount: 100_000_000, permille: 8 },
  { currencyId: 1, fromAmount: 500_000_000, permille: 12 },
  { currencyId: 2, fromAmount: 200_000, permille: 2 },
  { currencyId: 2, fromAmount: 500_000, permille: 5 },
  { currencyId: 2, fromAmount: 1_000_000, permille: 8 },
]

export const demoCouponRules = [
  {
    ...welcome,
    id: 'welcome-ngn',
    rule: 'Added to the payout of one card of ₦20,000 or more, within 30 days. Once per account.',
    amount: 200_000,
    minPayout: 2_000_000,
    currencyId: 1,
  },
  {
    ...welcome,
    id: 'welcome-ghs',
    rule: 'Added to the payout of one card of ₵150 or more, within 30 days. Once per account.',
    amount: 1500,
    minPayout: 15_000,
    currencyId: 2,
  },
  {
    id: 'apple-week',
    source: 'campaign',
    title: 'Apple week',
    rule: 'Two percent on one trade of Apple cards, up to ₦5,000.',
    amount: null,
    percent: 2,
    maxBonus: 500_000,
    minPayout: 5_000_000,
    currencyId: 1,
    cardTypeIds: ['apple'],
    lifeDays: 21,
  },
  {
    id: 'shopping-days',
    source: 'campaign',
    title: 'Shopping days',
    rule: '₦1,500 on one Amazon, eBay or Walmart card of ₦60,000 or more.',
    amount: 150_000,
    percent: null,
    maxBonus: null,
    minPayout: 6_000_000,
    currencyId: 1,
    cardTypeIds: ['amazon', 'ebay', 'walmart'],
    lifeDays: 14,
  },
  {
    id: 'steam-friday',
    source: 'campaign',
    title: 'Steam Friday',
    rule: '₦1,000 on one Steam card of ₦40,000 or more. The first 500 who enter STEAM500.',
    amount: 100_000,
    percent: null,
    maxBonus: null,
    minPayout: 4_000_000,
    currencyId: 1,
    cardTypeIds: ['steam'],
    lifeDays: 14,
    code: 'STEAM500',
    stock: 500,
  },
] as const

export const demoGrants = [
  { seller: 'adaeze@kaadi.example', ruleIds: ['apple-week', 'shopping-days'] },
] as const
