/** What the service says in the same words each time, for the catalogues: where it stands, and its English. */
import { reasons, revealPurposes } from '@kaadi/contract/card-orders'
import {
  badCredentialsNotice,
  errorCodes,
  networkErrorNotice,
  otherMessage,
  tableMessage,
  tradeEndedNotice,
} from '@kaadi/contract/errors'
import { partnerRefusals, partnerSuspensions } from '@kaadi/contract/partners'
import { currencies } from '@kaadi/contract/primitives'
import { pauseRules } from '@kaadi/contract/risk'
import { pageParts } from '@kaadi/contract/site'
import { verificationReasons } from '@kaadi/contract/verifications'
import { holdRules } from '@kaadi/contract/withdrawals'
import { demoBalancePages } from '../../api/src/modules/demo/content/balance-pages.ts'
import { demoBrands } from '../../api/src/modules/demo/content/brands.ts'
import { demoContacts, demoContents, demoCouponRules } from '../../api/src/modules/demo/content/content.ts'
import { demoCountries } from '../../api/src/modules/demo/content/countries.ts'
import { demoGiftTasks, demoSpecials } from '../../api/src/modules/demo/content/gifts.ts'
import { demoPages } from '../../api/src/modules/demo/content/pages.ts'
import { failReasons } from '../../api/src/modules/payout-rails/paystack/fail-reasons.ts'

interface ReasonWords {
  readonly text: string
  readonly nextStep: string
  readonly withoutAppeal?: string
}
const wordsOf = (...tables: readonly Readonly<Record<string, ReasonWords>>[]): readonly string[] =>
  tables
    .flatMap((table) => Object.values(table))
    .flatMap(({ text, nextStep, withoutAppeal }) => [text, nextStep, withoutAppeal ?? nextStep])

/** Told with a decision, in notifications and mails too. */
export const reasonWords = 'contract: reasons'

/** The names of currencies and coupons, on receipts and statements too. */
export const paperWords = ['contract/currencies', 'service: coupons']

/** What home shows of it: a first screen says it. */
export const homeContent = 'service/content-of-home'

/** By where it stands. */
export const fixedWords: readonly (readonly [saidBy: string, english: readonly string[]])[] = [
  [
    reasonWords,
    wordsOf(reasons, holdRules, pauseRules, verificationReasons, partnerRefusals, partnerSuspensions),
  ],
  [reasonWords, Object.values(failReasons)],
  ['contract/currencies', Object.values(currencies).map(({ spoken }) => spoken)],
  ['service/countries', demoCountries.map(({ name }) => name)],
  ['service: coupons', demoCouponRules.map(({ title }) => title)],
  ['contract: reveal purposes', Object.values(revealPurposes)],
  ['service: rewards', ['For a friend you invited', 'For joining by an invitation']],
  [
    'service: banks',
    [
      '10 digits.',
      '10 to 16 digits.',
      'The phone number: 10 digits that begin with 0.',
      'The whole address, as your wallet shows it.',
    ],
  ],
  // What stands about the brands that a new service is given.
  [
    'service: brands',
    demoBrands.flatMap(({ category, requirement, code }) => [category, requirement, code.hint]),
  ],
  // What a new service is given to say, on home before the rest: of news the title, which opens them.
  [
    homeContent,
    demoContents.flatMap(({ kind, title, content }) => (kind === 'news' ? [title] : [title, content])),
  ],
  ['service: content', demoContents.flatMap(({ kind, content }) => (kind === 'news' ? [content] : []))],
  [homeContent, demoCouponRules.flatMap(({ source, rule }) => (source === 'firstOrder' ? [rule] : []))],
  [
    'service: content',
    [
      ...demoContacts.flatMap(({ label, value, link }) => (link === null ? [label, value] : [label])),
      ...demoCouponRules.map(({ rule }) => rule),
      ...demoGiftTasks.flatMap(({ title, detail }) => [title, detail]),
      ...demoSpecials.map(({ title }) => title),
      ...demoBalancePages.map(({ how }) => how),
    ],
  ],
  ['service: pages', demoPages.flatMap(({ text }) => pageParts(text).map((part) => part.text))],
  [
    'contract: errors',
    [
      ...Object.values(errorCodes).map(({ message }) => message),
      badCredentialsNotice,
      networkErrorNotice,
      otherMessage,
      tableMessage(404),
      tradeEndedNotice,
    ],
  ],
]
