import type { NodeResult } from 'axe-core'
import { contrastRule, unknownGrounds } from './contrast-rule.ts'

/** True inside a test run, false in Storybook itself. */
const isTestRun = '__vitest_browser__' in globalThis

const tasks = isTestRun ? String(import.meta.env.STORY_TASKS ?? 'judge').split(' ') : []

/** Whole screens show most of the kit: every test run compares them. The rest has its own run. */
const isScreen = (title: string): boolean => /^(Screens|Tokens|Console)\/|^Desk\/DeskLayout$/.test(title)
/** Dark is another choice of tokens, and axe judges it everywhere. What more it can be is drawn by these, and of screens: */
const drawsInTheDark = /^Tokens\/|\/(CardFace|QrCode|RateChart|Sparkline|ImageCompare)$/
const screensInTheDark = [
  'console-review--mine',
  'desk-desklayout--reviewing',
  'layouts-brandheader--default',
  'layouts-cloth--reaches',
  'layouts-phoneframe--whole',
  'screens-access-sign-in--default',
  'screens-account-me--default',
  'screens-activity--rank-list',
  'screens-coupons--list',
  'screens-failures--not-found',
  'screens-feed--cards-sold',
  'screens-home--order-under-way',
  'screens-landing--pcad',
  'screens-notifications--list',
  'screens-sell--submit-photos',
  'screens-sell-photo--looks-blurred',
  'screens-trades--card-needs-photo',
  'screens-trades--list',
  'screens-wallet--cash',
  'screens-withdrawals--sent',
]

/** What happens to a story after its play function, before it leaves: an open dialog is still there. */
export const afterStory = {
  isTestRun,
  comparesPictures: (title: string): boolean =>
    tasks.includes('compare') || (tasks.includes('compare-screens') && isScreen(title)),
  judge: tasks.includes('judge'),
}

/** Stories with a third picture, in the colours that a system forces on the page. */
const drawnInForcedColors = [
  'primitives-button--variants',
  'primitives-checkbox--checked',
  'primitives-textfield--with-error',
  'primitives-pinpad--four-digits',
  'primitives-segmentedcontrol--default',
  'primitives-presetchips--default',
  'screens-home--order-under-way',
  'screens-sell--submit-photos',
  'screens-trades--card-needs-photo',
  'screens-withdrawals--withdraw',
  'desk-desklayout--reviewing',
]

async function inForcedColors<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  const { commands } = await import('vitest/browser')
  await commands.forceColors(true)
  try {
    return await work()
  } finally {
    await commands.forceColors(false)
  }
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

interface DrawnStory {
  id: string
  title: string
}

/** Compares what a story shows with its stored pictures: light, some in the dark, some in forced colours. */
export async function comparePictures({ id, title }: DrawnStory): Promise<void> {
  const [{ page }, { expect }] = await Promise.all([import('vitest/browser'), import('vitest')])
  await document.fonts.ready
  // What is longer than the phone is drawn whole, not cut at its edge.
  const { innerWidth: width, innerHeight: height } = window
  // A part that is as high as the screen grows with it, so that once is not always enough.
  for (let turn = 0; turn < 4 && document.body.scrollHeight > window.innerHeight; turn++)
    await page.viewport(width, document.body.scrollHeight)
  const isInTheDark = drawsInTheDark.test(title) || screensInTheDark.includes(id)
  for (const scheme of isInTheDark ? (['light', 'dark'] as const) : (['light'] as const)) {
    await inScheme(scheme, () =>
      expect(page.elementLocator(document.body)).toMatchScreenshot(`${id}-${scheme}`),
    )
  }
  if (drawnInForcedColors.includes(id)) {
    await inForcedColors(() => expect(page.elementLocator(document.body)).toMatchScreenshot(`${id}-forced`))
  }
  if (window.innerHeight !== height) await page.viewport(width, height)
}

/** The addon's axe sees the light scheme and passes over what it cannot tell. This one sees the dark and does not. */
async function faultsInTheDark(): Promise<string[]> {
  const { default: axe } = await import('axe-core')
  axe.configure(contrastRule.config)
  const run = { ...contrastRule.options, runOnly: ['color-contrast'] }
  let nodes: NodeResult[] = []
  await inScheme('dark', async () => {
    const { violations, incomplete } = await axe.run(document.body, run)
    const isUntold = ({ any }: NodeResult) =>
      any.some(({ data }) => unknownGrounds.includes(data?.messageKey))
    nodes = [
      ...violations.flatMap((result) => result.nodes),
      ...incomplete.flatMap((result) => result.nodes).filter(isUntold),
    ]
  })
  return nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`)
}

async function faultsWithForcedColors(): Promise<string[]> {
  const { faultsInForcedColors, paintedNow } = await import('./judges/forced-colors.ts')
  const painted = paintedNow()
  return inForcedColors(() => faultsInForcedColors(painted))
}

/** Looks at a story as people with other settings see it. Throws what is lost to them. */
export async function judge(): Promise<void> {
  const { faultsInStillness } = await import('./judges/stillness.ts')
  const faults = {
    'in the dark scheme': await faultsInTheDark(),
    'with less motion': faultsInStillness(),
    'in forced colours': await faultsWithForcedColors(),
  }
  const said = Object.entries(faults).flatMap(([where, list]) => list.map((fault) => `${where}: ${fault}`))
  if (said.length) throw new Error(said.join('\n'))
}
