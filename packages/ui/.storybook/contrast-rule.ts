import type { RunOptions, Spec } from 'axe-core'

/**
 * What axe cannot judge and the kit's own tests compute instead: letters drawn on a card's face, the cells under
 * the see-through field of a one-time code, the figures inside a ring, the two papers of a coupon, words on the
 * veil over a photograph, the words of a filter on the chip that is drawn behind them.
 */
const computedElsewhere = [
  'svg text',
  '.k-otp *',
  '.k-countdown > .k-num',
  '.k-coupon-ticket *',
  '.k-thumb-retry *',
  '.w-filter-select *',
]

/** A ground that axe cannot see through is a fault of ours. A word that is half scrolled away is none. */
export const unknownGrounds = [
  'bgImage',
  'bgGradient',
  'imgNode',
  'pseudoContent',
  'equalRatio',
  'colorParse',
]

/** Signs and single letters are judged too. */
const checks = { 'color-contrast': { options: { ignoreUnicode: false, ignoreLength: true } } }

/** For the panel beside a story and for its test run. */
export const contrastRule: { config: Spec; options: RunOptions & { checks: typeof checks } } = {
  config: { rules: [{ id: 'color-contrast', selector: `*:not(${computedElsewhere.join(', ')})` }] },
  options: { checks },
}
