import './pretend-browser.ts'
import { createRoot } from 'react-dom/client'
import { createPlatform } from '../platform/page/platform.ts'
import { App } from './app.tsx'
import { cardDetailPath, paths, withdrawDetailPath } from './paths.ts'
import { routeTable } from './route-table.ts'

/** What a screen looks like before anything has been loaded, as the app itself draws it. */
export interface FirstFrame {
  readonly path: string
  readonly title: string
  readonly html: string
}

/** Whose address names what they show: without it they have nothing to load. */
const addresses: Readonly<Record<string, string>> = {
  [paths.cardDetail]: cardDetailPath('x'),
  [paths.withdrawDetail]: withdrawDetailPath('x'),
}
const forVisitors: readonly string[] = [paths.login, paths.register]
const phone = { isMobile: true, isFramed: false, isNative: false }
const patienceMs = 10_000
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 5))

const draw = async ({ path, load }: (typeof routeTable)[number]): Promise<FirstFrame> => {
  window.history.replaceState(null, '', addresses[path] ?? path)
  // biome-ignore lint/suspicious/noDocumentCookie: this is how the browser holds it
  document.cookie = forVisitors.includes(path) ? 'token=; Max-Age=0; Path=/' : 'token=drawn; Path=/'
  await load()
  const platform = createPlatform({ fetch: () => new Promise(() => {}), device: phone, leaveTo: () => {} })
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  document.title = ''
  const root = createRoot(place)
  root.render(<App platform={platform} />)
  // React holds a screen back for a moment that follows a fallback.
  for (const until = Date.now() + patienceMs; !document.title && Date.now() < until; ) await nextTurn()
  if (!document.title) throw new Error(`${path} draws nothing before it has loaded.`)
  const frame = { path, title: document.title, html: place.innerHTML }
  root.unmount()
  platform.session.stop()
  return frame
}

const frames: FirstFrame[] = []
for (const route of routeTable) frames.push(await draw(route))
process.stdout.write(JSON.stringify(frames), () => process.exit())
