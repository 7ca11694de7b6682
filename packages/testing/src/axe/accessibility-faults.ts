import { createRequire } from 'node:module'
import axe, { type RunOptions } from 'axe-core'

const sentence = ({ id, help, nodes }: axe.Result): string => `${id}: ${help} (${nodes[0]?.html})`

/**
 * Accessibility faults of what is shown, one sentence each; none is the aim. Made for simulated documents, which have no
 * layout: colours, and what a frame shows, are judged in a real browser.
 */
export const accessibilityFaults = async (
  container: Element,
  rules: NonNullable<RunOptions['rules']> = {},
): Promise<string[]> => {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, ...rules },
    iframes: false,
  })
  return violations.map(sentence)
}

/** The part of a browser page, as Playwright has it, that is needed to look at it. */
export interface EvaluatedPage {
  addScriptTag(options: { path: string }): Promise<unknown>
  evaluate<T>(run: string): Promise<T>
}

const runInPage = async (page: EvaluatedPage, options: RunOptions): Promise<string[]> => {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
  const run = `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`
  return (await page.evaluate<axe.Result[]>(run)).map(sentence)
}

/** Accessibility faults of a whole page in a real browser, colours included. */
export const pageAccessibilityFaults = (page: EvaluatedPage): Promise<string[]> => runInPage(page, {})

/** What is pressed by its name, and is called something other than the words that stand on it: who speaks to a phone says what they read. */
export const namesWithoutTheirWords = (page: EvaluatedPage): Promise<string[]> =>
  runInPage(page, { runOnly: ['label-content-name-mismatch'] })

/** Text whose colour stands out too little from what is behind it, by WCAG 2.2 AA. */
export const fadedText = (page: EvaluatedPage): Promise<string[]> =>
  runInPage(page, { runOnly: ['color-contrast'] })
