import { mkdirSync, writeFileSync } from 'node:fs'
import type { CDPSession } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onAPhone, openStorybook, type StorybookPage, storiesOf } from './storybook-page.ts'
import { faultsOf, type Walk, walkByTab } from './walk.ts'

const report = new URL('../../.pictures/', import.meta.url)
/** More room or another colour moves no stop. */
const screens = storiesOf(
  'Screens/',
  'Desk/DeskLayout',
  'Console/Review',
  'Console/Appeals',
  'Console/Payouts',
).filter(({ id }) => !/on-a-desktop|on-a-wide-screen|another-tenant/.test(id))
const isWide = (id: string) => /^desk-|^console-|--pc-|desktop|laptop|wide/.test(id)

describe('every screen by keyboard alone', () => {
  const walks = new Map<string, Walk>()
  let storybook: StorybookPage
  let session: CDPSession
  beforeAll(async () => {
    storybook = await openStorybook()
    session = await storybook.page.context().newCDPSession(storybook.page)
  })
  afterAll(async () => {
    await storybook.close()
    const rows = [...walks].flatMap(([screen, { stops }]) => [
      `\n## ${screen}\n`,
      ...stops.map(({ role, name, description }, index) =>
        [`${index + 1}. ${role}: ${name}`, description && ` (${description})`].join(''),
      ),
    ])
    mkdirSync(report, { recursive: true })
    const file = new URL('keyboard.md', report)
    writeFileSync(
      file,
      `# What a keyboard reaches, and what a screen reader says there\n${rows.join('\n')}\n`,
    )
    const count = [...walks.values()].reduce((sum, { stops }) => sum + stops.length, 0)
    console.warn(`${walks.size} screens, ${count} stops by Tab: ${file.pathname}`)
  })

  it.each(screens)('$title, $name', async ({ id, title, name }) => {
    const size = isWide(id) ? { width: 1440, height: 900 } : {}
    await storybook.dress({ ...onAPhone, ...size })
    await storybook.show(id)
    const walk = await walkByTab(storybook.page, session)
    walks.set(`${title}, ${name}`, walk)
    expect(faultsOf(walk, id.includes('from-the-right'))).toEqual([])
  })
})
