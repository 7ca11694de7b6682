// Opens the built stories as they are published, under a path of their own, and sees one of them drawn.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser, openSite } from './rehearsal/browser.mjs'
import { root } from './workspace.mjs'

const workflow = readFileSync(join(root, '.github', 'workflows', 'storybook.yml'), 'utf8')
const [, published] = /upload-pages-artifact@\S+\n +with: \{ path: (\S+) \}/.exec(workflow) ?? []
assert(published, 'storybook.yml publishes no folder')
const folder = join(root, published)
assert(
  existsSync(join(folder, 'index.html')),
  `${published} is not built: node scripts/run.mjs storybook:build`,
)

const browser = await openBrowser()
try {
  const { page, problems } = await openSite(browser, {
    folder,
    address: 'http://pages.example/kaadi/',
    page: '?path=/story/primitives-button--primary',
  })
  const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root')
  const button = story.getByRole('button').first()
  await button.waitFor()
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
  assert.notEqual(color, 'rgba(0, 0, 0, 0)', 'the story has no style')
  assert.deepEqual(problems, [])
  console.log(`The stories open under /kaadi/: ${(await page.title()).trim()}`)
} finally {
  await browser.close()
}
