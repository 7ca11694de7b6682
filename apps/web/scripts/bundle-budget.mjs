/**
 * What a first visit downloads before it can show a screen, against its budgets. Reads the built files: a
 * screen's document, the scripts that it names, and whatever those import at once. What is imported later counts apart.
 * Usage: node scripts/bundle-budget.mjs [dist of the app] [dist of the landing pages]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const [dist = join(import.meta.dirname, '../dist'), pages = join(import.meta.dirname, '../../pc/dist')] =
  process.argv.slice(2)
const kB = 1024
const budgets = {
  /** In every language: one that is not in the code with its first part, and what the kit says in it. */
  initial: 150 * kB,
  /** A lazy route's own files, without what the entry brought already. */
  route: 30 * kB,
  /** A landing page before anything on it is touched. */
  page: 12 * kB,
  /** A document with its first frame, as it travels: what arrives before a server waits for an answer. */
  document: 12 * kB,
  /** A landing page with all that it needs for its first paint. */
  landing: 14 * kB,
  /** Files of a first look, the document and its style sheet among them; fonts, calls and what follows not. */
  files: 7,
  /** One sheet for all screens: what people wait for is the first visit as a whole, which a journey weighs. */
  css: 24 * kB,
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

/** The scripts that a document loads at once, each with whatever it imports. */
const scriptsOf = (folder, page) => {
  const html = readFileSync(join(folder, page), 'utf8')
  const named = /<meta name="scripts" content="([^"]+)"/.exec(html)?.[1].split(' ') ?? []
  if (named.length === 0) throw new Error(`${page} has no script.`)
  const files = new Set()
  for (const script of named) closure(join(folder, script), files)
  if (files.size > named.length) throw new Error(`${page} does not name all of its scripts.`)
  return files
}

/** The script of a landing page; a script in its markup is a fault of its own. */
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
const rows = []
const row = (name, value, limit, unit = 'KB') => rows.push({ name, value, limit, unit })
for (const screen of ['home', 'login']) {
  const scripts = scriptsOf(dist, `${screen}.html`)
  row(`initial JS of /${screen}`, sum([...scripts]), budgets.initial)
  row(`files of a first look at /${screen}`, scripts.size + 2, budgets.files, 'files')
}
// Each language is imported in two parts, the first screens' before the rest.
const app = [...scriptsOf(dist, 'home.html')].map((file) => readFileSync(file, 'utf8')).join('\n')
const kitsWords = ending('.js').find((file) => file.includes('/other-words-'))
for (const language of ['fr', 'ha', 'ig', 'pcm', 'yo']) {
  const [part, rest] = [...app.matchAll(new RegExp(`import\\(.\\./(${language}-[\\w-]+\\.js).\\)`, 'g'))].map(
    ([, file]) => join(dist, 'assets', file),
  )
  if (!rest || gzipped(rest) < gzipped(part)) throw new Error(`${language} is not in two parts.`)
  for (const screen of ['home', 'login']) {
    const scripts = new Set([...scriptsOf(dist, `${screen}.html`), ...closure(kitsWords), part])
    row(`initial JS of /${screen} in ${language}`, sum([...scripts]), budgets.initial)
  }
}
const documents = files.filter((file) => file.endsWith('.html.br'))
const largest = Math.max(...documents.map((file) => readFileSync(file).length))
row(`largest of ${documents.length} documents, brotli`, largest, budgets.document)
// People come to the other screens from home, which by then has loaded what follows it.
const soon = ['below', 'background'].map((name) => ending('.js').find((file) => file.includes(`/${name}-`)))
const home = scriptsOf(dist, 'home.html')
const before = new Set([...home, ...soon.flatMap((file) => [...closure(file)])])
const visitors = /\/register\.route-/
const routes = ending('.js').filter((file) => /\.route-[^/]+\.js$/.test(file))
const uses = new Map(routes.map((route) => [route, closure(route)]))
for (const route of routes) {
  const base = visitors.test(route) ? scriptsOf(dist, 'login.html') : before
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
  row(
    `/${page} itself, with its styles, brotli`,
    readFileSync(join(pages, page, 'index.html.br')).length,
    budgets.landing,
  )
}

for (const { name, value, limit, unit } of rows) {
  const size = unit === 'KB' ? `${(value / kB).toFixed(1)} KB of ${limit / kB}` : `${value} of ${limit}`
  process.stdout.write(`${value > limit ? 'OVER' : '  ok'}  ${size.padEnd(18)} ${name}\n`)
}
process.exitCode = rows.some(({ value, limit }) => value > limit) ? 1 : 0
