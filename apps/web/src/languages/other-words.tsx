import type { DurationWords, TimeWords } from '@kaadi/core/time'
import type { PatternWords, Words } from '@kaadi/ui'
import { Sentence, t } from '@kaadi/words'
import { kitWords } from './kit-words.ts'
import { durationWords, timeWords } from './time-words.ts'

/** What the kit and the SDK say by themselves, said in the language that is spoken now. English has no need of it. */
export interface OtherWords {
  readonly kit: Partial<Words>
  readonly patterns: Partial<PatternWords>
  readonly times: TimeWords
  readonly durations: DurationWords
}

/** What the kit's patterns say on the first screens: a status, a rate, the feed, what stands below. */
const firstPatternWords = (): Partial<PatternWords> => ({
  orderStatuses: {
    0: t('Received'),
    1: t('Checking'),
    2: t('Needs you'),
    3: t('Checking'),
    4: t('Checking'),
    5: t('Your decision'),
    10: t('Paid'),
    11: t('Paid'),
    12: t('Part paid'),
    20: t('Refused'),
    21: t('Needs you'),
    22: t('Cancelled'),
    23: t('Sent again'),
    24: t('Expired'),
    25: t('Cancelled'),
    30: t('In appeal'),
    40: t('Reversed'),
  },
  withdrawalStatuses: {
    0: t('Waiting to be paid'),
    1: t('Being checked'),
    2: t('Being checked'),
    3: t('On its way'),
    4: t('On its way'),
    5: t('Bank confirms late'),
    10: t('Paid'),
    20: t('Refused'),
    21: t('Failed'),
    22: t('Cancelled'),
    23: t('Returned'),
  },
  statusUnknown: t('In progress'),
  statusWindowOver: t('Refused'),
  timelineStates: {
    done: t('done'),
    now: t('in progress'),
    todo: t('waiting for you'),
    bad: t('ended'),
    off: t('ended'),
    next: t('still to come'),
  },
  whenItClears: (amount) => <Sentence of="<amount/> when it clears" parts={{ amount: <>{amount}</> }} />,
  noChange: t('no change'),
  rateUp: t('up'),
  rateDown: t('down'),
  ratesUnavailable: t('Rates are not available right now. Everything else works.'),
  balance: t('Balance'),
  availableBalance: t('Available balance'),
  hideAmounts: t('Hide amounts'),
  feedSold: (name, what) => (
    <Sentence of="<name/> sold {what}" parts={{ name: <>{name}</> }} values={{ what }} />
  ),
  feedWithdrew: (name, bank) => (
    <Sentence of="<name/> withdrew to {bank}" parts={{ name: <>{name}</> }} values={{ bank }} />
  ),
  feedTook: (duration) => t('took {duration}', { duration }),
  couponStates: {
    chosen: t('Chosen'),
    reserved: t('In use'),
    used: t('Used'),
    expired: t('Expired'),
    void: t('Not valid'),
  },
  newsNext: (at, of) => t('News {at} of {of}. Show the next one', { at, of }),
  carousel: t('Offers'),
  carouselPlace: (at, of) => t('Offer {at} of {of}', { at, of }),
  previous: t('Previous'),
  next: t('Next'),
})

/** @param later - what the kit says on other screens, once it is there */
export const otherWords = (later?: Pick<OtherWords, 'kit' | 'patterns'>): OtherWords => ({
  kit: { ...kitWords(), ...later?.kit },
  patterns: { ...firstPatternWords(), ...later?.patterns },
  times: timeWords(),
  durations: durationWords(),
})
