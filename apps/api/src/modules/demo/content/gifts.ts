import type { NewBrandSpecial, NewGiftTask } from '../../gifts/index.ts'
import type { NewRateAlert } from '../../rate-alerts/index.ts'

const task = { target: 1, maturesDays: 2, dailyMax: 500 } as const
const threeInAWeek = {
  ...task,
  id: 'three-in-a-week',
  kind: 'sales',
  title: 'Three cards in a week',
  detail: 'Any three cards that are paid within seven days of each other.',
  target: 3,
  withinDays: 7,
} as const
const firstXbox = {
  ...task,
  id: 'first-xbox',
  kind: 'sales',
  title: 'Your first Xbox card',
  detail: 'Sell one Xbox card while it lasts.',
  cardTypeId: 'xbox',
  startsInHours: -48,
  endsInHours: 240,
} as const
const knownName = {
  ...task,
  id: 'known-name',
  kind: 'verify',
  title: 'Verify your name',
  detail: 'Send your details once: you may withdraw more in a day as well.',
} as const
const bankAccount = {
  ...task,
  id: 'bank-account',
  kind: 'bankAccount',
  title: 'Save a bank account',
  detail: 'In your own name. Payouts are faster with it.',
} as const
const weekend = {
  ...task,
  id: 'weekend',
  kind: 'sales',
  title: 'Five at the weekend',
  detail: 'Five cards that are paid from Saturday to Sunday.',
  target: 5,
  startsInHours: 72,
  endsInHours: 120,
} as const

export const demoGiftTasks: readonly NewGiftTask[] = [
  { ...threeInAWeek, currencyId: 1, amount: 150_000 },
  { ...firstXbox, currencyId: 1, amount: 100_000 },
  { ...knownName, currencyId: 1, amount: 50_000 },
  { ...bankAccount, currencyId: 1, amount: 30_000 },
  { ...weekend, currencyId: 1, amount: 250_000 },
  { ...threeInAWeek, currencyId: 2, amount: 1_200 },
  { ...firstXbox, currencyId: 2, amount: 800 },
  { ...knownName, currencyId: 2, amount: 400 },
  { ...bankAccount, currencyId: 2, amount: 250 },
]

export const demoSpecials: readonly NewBrandSpecial[] = [
  {
    id: 'xbox-week',
    title: 'Xbox week',
    cardTypeId: 'xbox',
    currencyTypeId: 'us',
    form: null,
    extra: 20,
    startsInHours: -24,
    endsInHours: 144,
  },
  {
    id: 'nike-days',
    title: 'Nike days',
    cardTypeId: 'nike',
    currencyTypeId: 'us',
    form: 'physical',
    extra: 25,
    startsInHours: 72,
    endsInHours: 144,
  },
  {
    id: 'ebay-monday',
    title: 'eBay Monday',
    cardTypeId: 'ebay',
    currencyTypeId: 'us',
    form: null,
    extra: 15,
    startsInHours: -72,
    endsInHours: -24,
  },
]

/** Of the first seller. */
export const demoRateAlerts: readonly NewRateAlert[] = [
  { cardTypeId: 'netflix', currencyTypeId: 'us', form: 'ecode', above: null, byMail: false },
]

/** Of the first seller too: yesterday's rise reached it. */
export const demoFiredAlert: NewRateAlert = {
  cardTypeId: 'steam',
  currencyTypeId: 'us',
  form: 'ecode',
  above: '1410',
  byMail: false,
}

/** Brands that nobody buys here yet. */
export const demoBrandRequests = ['Binance Gift', 'Paxful Voucher', 'Mint Prepaid'] as const
