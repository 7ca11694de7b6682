import type { PatternWords } from '@kaadi/ui'
import { t } from '@kaadi/words'

/** What the kit's chart of a rate says by itself. */
export const chartWords = (): NonNullable<PatternWords['chart']> => ({
  range: t('How far back'),
  explore: t('Look at one point in time'),
  empty: t('No rates in this time'),
  summary: (first, last, lowest, highest) =>
    t('From {first} to {last}. Lowest {lowest}, highest {highest}.', { first, last, lowest, highest }),
  table: t('Show as a table'),
  time: t('Time'),
  rate: t('Rate'),
})
