import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'

const folder = fileURLToPath(new URL('../../storybook-static/', import.meta.url))
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

function servesFolder() {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, normalize(pathname))
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
}

/** Shown while the Storybook starts. */
const first = 'primitives-spinner--small'

export interface StoryEntry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
}

/** Everything that the sidebar of the built Storybook shows and its search finds. */
export function entriesOf(): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(entries)
}

/** Every story of the built Storybook whose title begins so. */
export function storiesOf(...titles: string[]): StoryEntry[] {
  return entriesOf().filter(
    ({ type, title }) => type === 'story' && titles.some((start) => title.startsWith(start)),
  )
}

/** What the toolbar sets without drawing the story anew. */
export interface Look {
  width: number
  height: number
  direction: 'ltr' | 'rtl'
  textSize: 'normal' | 'double'
}

export const onAPhone: Look = { width: 360, height: 640, direction: 'ltr', textSize: 'normal' }

export interface StorybookPage {
  page: Page
  /** Draws a story in English and runs its play function; answers how that ended: `success`, or `error` and why. */
  show: (id: string) => Promise<string>
  /** The same story under another setting of the toolbar. */
  set: (globals: Record<string, string>) => Promise<void>
  /** The same story in another language of the toolbar. */
  speak: (locale: string) => Promise<void>
  /** The same story with other args. */
  retell: (id: string, args: object) => Promise<void>
  dress: (look: Partial<Look>) => Promise<void>
  /** A page of documentation, by its id. */
  open: (id: string) => Promise<void>
  close: () => Promise<void>
}

/** The built Storybook in a browser of its own, as a designer opens it. */
export async function openStorybook({
  flags = [],
  ...context
}: BrowserContextOptions & { flags?: string[] } = {}): Promise<StorybookPage> {
  const server = servesFolder()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const executablePath = process.env.CHROMIUM_PATH
  const browser: Browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', ...flags],
  })
  const page = await browser.newPage({ reducedMotion: 'reduce', ...context })
  await page.setViewportSize(context.viewport ?? onAPhone)
  await page.goto(`${origin}/iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true`)
  await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount)

  let [locale, shown] = ['en', first]
  const set: StorybookPage['set'] = (globals) =>
    page.evaluate(ask, ['updateGlobals', { globals }, 'globalsUpdated'] as const)
  const speak: StorybookPage['speak'] = async (wanted) => {
    if (wanted !== locale) await set({ locale: wanted })
    locale = wanted
  }
  const show: StorybookPage['show'] = async (id) => {
    await speak('en')
    // The same story again begins anew.
    if (id === shown) await page.evaluate(turnTo, first)
    const status = await page.evaluate(turnTo, id)
    shown = id
    return status
  }
  const retell: StorybookPage['retell'] = (id, args) =>
    page.evaluate(ask, ['updateStoryArgs', { storyId: id, updatedArgs: args }, 'storyArgsUpdated'] as const)
  const dress: StorybookPage['dress'] = async (look) => {
    const { width, height, direction, textSize } = { ...onAPhone, ...look }
    await page.setViewportSize({ width, height })
    await page.evaluate(
      ([dir, fontSize]) => {
        document.documentElement.dir = dir!
        document.documentElement.style.fontSize = fontSize!
      },
      [direction, textSize === 'double' ? '200%' : ''],
    )
  }
  const open: StorybookPage['open'] = async (id) => {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`)
  }
  const close = async () => {
    await browser.close()
    server.close()
  }
  return { page, show, set, speak, retell, dress, open, close }
}

interface Channel {
  on: (event: string, listener: (data: unknown) => void) => void
  off: (event: string, listener: (data: unknown) => void) => void
  emit: (event: string, data: unknown) => void
}
declare const __STORYBOOK_ADDONS_CHANNEL__: Channel

/**
 * Runs in the page: another story without another load. A story whose play function threw finishes with success all
 * the same: what went wrong is told by events of its own.
 */
function turnTo(id: string): Promise<string> {
  const channel = __STORYBOOK_ADDONS_CHANNEL__
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${id} was not drawn`)), 15_000)
    let failure = ''
    const failed = (data: unknown) => {
      const { message } = (data ?? {}) as { message?: string }
      failure ||= `error: ${message?.split('\n')[0] ?? 'no reason given'}`
    }
    const finished = (data: unknown) => {
      const { storyId, status } = data as { storyId?: string; status?: string }
      if (storyId !== id) return
      clearTimeout(late)
      channel.off('storyFinished', finished)
      for (const event of failures) channel.off(event, failed)
      requestAnimationFrame(() => resolve(failure || (status ?? 'unknown')))
    }
    for (const event of failures) channel.on(event, failed)
    channel.on('storyFinished', finished)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/** Runs in the page: asks the Storybook for something, and waits for its answer to be drawn. */
function ask([event, data, answer]: readonly [event: string, data: object, answer: string]): Promise<void> {
  const channel = __STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve) => {
    const answered = () => {
      channel.off(answer, answered)
      // One frame to draw in, one to see it.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    }
    channel.on(answer, answered)
    channel.emit(event, data)
  })
}
