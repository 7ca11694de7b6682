/**
 * What a first visit downloads before it can show a screen, against the design's budgets. Reads the built files:
 * the entry, the screen's own file, and whatever those import at once. What is imported later counts apart.
 * Usage: node scripts/bundle-budget.mjs [dist of the app] [dist of the landing pages]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const [dist = join(import.meta.dirname, '../dist'), pages = join(import.meta.dirname, '../../pc/dist')] =
  process.argv.slice(2)
const kB = 1024
const budgets = {
  initial: 150 * kB,
  /** A lazy route's own files, without what the entry brought already. */
  route: 30 * kB,
  /** A landing page before anything on it is touched. */
  page: 12 * kB,
  css: 20 * kB,
  fonts: 16 * kB,
}

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
const files = filesOf(dist)
const ending = (suffix, list = files) => list.filter((file) => file.endsWith(suffix))
const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length
const sum = (list) => list.reduce((total, file) => total + gzipped(file), 0)

/** Files that a file imports at once. Imports inside a call come later. */
const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)].map(([, path]) =>
    join(dirname(file), path),
  )
const closure = (file, found = new Set()) => {
  if (found.has(file)) return found
  found.add(file)
  for (const next of importsOf(file)) closure(next, found)
  return found
}

/** The script of a page; a script in its markup is a fault of its own. */
const scriptOf = (folder, page) => {
  const html = readFileSync(join(folder, page), 'utf8')
  if (/<script(?![^>]*\bsrc=)[^>]*>/.test(html)) throw new Error(`${page} has an inline script.`)
  const script = /<script[^>]+src="\/([^"]+\.js)"/.exec(html)?.[1]
  if (!script) throw new Error(`${page} has no script.`)
  return join(folder, script)
}
const firstStyle = /<link rel="stylesheet"[^>]+href="\/([^"]+)"/.exec(
  readFileSync(join(dist, 'index.html'), 'utf8'),
)?.[1]
// Layers rank by their first appearance, whichever sheet that is in.
const layers = [...readFileSync(join(dist, firstStyle ?? ''), 'utf8').matchAll(/@layer ([a-z]+)/g)].map(
  ([, layer]) => layer,
)
if ([...new Set(layers)].join() !== 'reset,base,ui,screen') {
  throw new Error('The first style sheet does not set the order of the layers.')
}
const shell = closure(scriptOf(dist, 'index.html'))

const rows = []
const row = (name, bytes, limit) => rows.push({ name, bytes, limit })
for (const screen of ['home', 'login']) {
  const route = ending('.js').find((file) => file.includes(`/${screen}.route-`))
  if (!route) throw new Error(`The build has no route ${screen}.`)
  row(`initial JS of /${screen}`, sum([...closure(route, new Set(shell))]), budgets.initial)
}
// People come to the other screens from home, which by then has loaded what follows it.
const soon = ['home.route', 'session-actor', 'home-below.view', 'live'].map((name) =>
  ending('.js').find((file) => file.includes(`/${name}-`)),
)
const before = new Set([...shell, ...soon.filter(Boolean).flatMap((file) => [...closure(file)])])
const visitors = /\/(login|register)\.route-/
const routes = ending('.js').filter((file) => /\.route-[^/]+\.js$/.test(file))
const uses = new Map(routes.map((route) => [route, closure(route)]))
for (const route of routes) {
  const base = visitors.test(route) ? shell : before
  const fresh = [...uses.get(route)].filter((file) => file === route || !base.has(file))
  // Its own: what no other screen asks for. The rest is loaded by whichever of them is opened first.
  const own = fresh.filter((file) => routes.every((other) => other === route || !uses.get(other).has(file)))
  const name = route.replace(/^.*\/|\.route-.+$/g, '')
  row(`own JS of ${name} (${(sum(fresh) / kB).toFixed(1)} KB with what it shares)`, sum(own), budgets.route)
}
row('CSS, all', sum(ending('.css')), budgets.css)
row(
  'fonts, all',
  ending('.woff2').reduce((total, file) => total + readFileSync(file).length, 0),
  budgets.fonts,
)

for (const page of ['pcad', 'pc']) {
  row(`JS of /${page}`, sum([...closure(scriptOf(pages, `${page}/index.html`))]), budgets.page)
}
row('CSS of the landing pages', sum(ending('.css', filesOf(pages))), budgets.css)

for (const { name, bytes, limit } of rows) {
  const size = `${(bytes / kB).toFixed(1)} KB of ${limit / kB}`
  process.stdout.write(`${bytes > limit ? 'OVER' : '  ok'}  ${size.padEnd(18)} ${name}\n`)
}
process.exitCode = rows.some(({ bytes, limit }) => bytes > limit) ? 1 : 0
