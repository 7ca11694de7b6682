/** What the builds of the seller's app and of the landing pages do to a page that they have written. */
export { criticalCss, usedCss } from './critical-css.ts'
export { precompress } from './precompress.ts'
