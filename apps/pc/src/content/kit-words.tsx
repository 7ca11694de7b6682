import type { PatternWords } from '@kaadi/ui'
import { Fragment, type ReactNode } from 'react'
import { t } from './say.ts'

/** A sentence with parts of the page in its places. */
const around = (sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode =>
  sentence.split(/\{(\w+)\}/).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence stay where they are
    <Fragment key={at}>{at % 2 === 1 ? parts[piece] : piece}</Fragment>
  ))

/** What the kit says by itself on these pages. */
export const patternWords = (): Partial<PatternWords> => ({
  orderStatuses: { 1: t('Checking') },
  whenItClears: (amount) => around(t('{amount} when it clears'), { amount }),
  noChange: t('no change'),
  rateUp: t('up'),
  rateDown: t('down'),
  balance: t('Balance'),
  availableBalance: t('Available balance'),
  hideAmounts: t('Hide amounts'),
  landing: {
    sentence: (face, card) => around(t('Today your {face} {card} card pays'), { face, card }),
    waiting: t('Today your gift card pays'),
    value: t('Value of the card'),
    card: t('Card'),
    otherValue: t('Other value'),
    ownValue: t('Value on the card'),
    shownFor: (face, card) => t('for a {face} {card} card', { face, card }),
    unavailable: t('Rates unavailable'),
    unavailableText: t('We cannot show today’s rates right now. Try again in a few minutes.'),
    retry: t('Try again'),
    noScript: t('Today’s rates need JavaScript.'),
  },
})
