/** True inside a test run, false in Storybook itself. */
const isTestRun = '__vitest_browser__' in globalThis

const tasks = isTestRun ? String(import.meta.env.STORY_TASKS ?? 'judge').split(' ') : []

/** What happens to a story after its play function, before it leaves: an open dialog is still there. */
export const afterStory = {
  isTestRun,
  comparePictures: tasks.includes('compare'),
  judgeTheDark: tasks.includes('judge'),
}

async function inScheme(scheme: 'light' | 'dark', work: () => Promise<unknown>): Promise<void> {
  const root = document.documentElement
  const before = root.dataset.theme
  root.dataset.theme = scheme
  try {
    await work()
  } finally {
    root.dataset.theme = before
  }
}

/** Compares what a story shows with its stored pictures, light and dark. */
export async function comparePictures(id: string): Promise<void> {
  const [{ page }, { expect }] = await Promise.all([import('vitest/browser'), import('vitest')])
  await document.fonts.ready
  // What is longer than the phone is drawn whole, not cut at its edge.
  const { innerWidth: width, innerHeight: height } = window
  const whole = document.body.scrollHeight
  if (whole > height) await page.viewport(width, whole)
  for (const scheme of ['light', 'dark'] as const) {
    await inScheme(scheme, () =>
      expect(page.elementLocator(document.body)).toMatchScreenshot(`${id}-${scheme}`),
    )
  }
  if (whole > height) await page.viewport(width, height)
}

/** The addon's axe sees the light scheme; this one sees the colours of the dark. Throws what it finds. */
export async function judgeTheDark(): Promise<void> {
  const { default: axe } = await import('axe-core')
  await inScheme('dark', async () => {
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] })
    const faults = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    )
    if (faults.length) throw new Error(`In the dark scheme:\n${faults.join('\n')}`)
  })
}
