/**
 * What a first visit downloads before it can show a screen, against the design's budgets. Reads the built files:
 * the entry, the screen's own file, and whatever those import at once. What is imported later counts apart.
 * Usage: node scripts/bundle-budget.mjs [dist]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = process.argv[2] ?? join(import.meta.dirname, '../dist')
const kB = 1024
const budgets = {
  initial: 150 * kB,
  /** A lazy route's own files, without what the entry brought already. */
  route: 30 * kB,
  css: 20 * kB,
  fonts: 16 * kB,
}

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
const ending = (suffix) => files.filter((file) => file.endsWith(suffix))
const gzipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const sum = (list) => list.reduce((total, file) => total + gzipped(file), 0)

/** Files that a file imports at once. Imports inside a call come later. */
const importsOf = (file) =>
  [...readFileSync(join(dist, file), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)].map(
    ([, path]) => relative(dist, join(dist, dirname(file), path)),
  )
const closure = (file, found = new Set()) => {
  if (found.has(file)) return found
  found.add(file)
  for (const next of importsOf(file)) closure(next, found)
  return found
}

const html = readFileSync(join(dist, 'index.html'), 'utf8')
const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)]
const entry = /<script[^>]+src="\/([^"]+\.js)"/.exec(html)?.[1]
if (!entry) throw new Error('index.html has no entry script.')
const shell = closure(entry)

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
for (const route of ending('.js').filter((file) => /\.route-[^/]+\.js$/.test(file))) {
  const base = visitors.test(route) ? shell : before
  const own = [...closure(route)].filter((file) => file === route || !base.has(file))
  row(`own JS of ${route.replace(/^.*\/|\.route-.+$/g, '')}`, sum(own), budgets.route)
}
row('CSS, all', sum(ending('.css')), budgets.css)
row(
  'fonts, all',
  ending('.woff2').reduce((total, file) => total + readFileSync(join(dist, file)).length, 0),
  budgets.fonts,
)

const faults = rows.filter(({ bytes, limit }) => bytes > limit)
for (const { name, bytes, limit } of rows) {
  const size = `${(bytes / kB).toFixed(1)} KB of ${limit / kB}`
  process.stdout.write(`${bytes > limit ? 'OVER' : '  ok'}  ${size.padEnd(18)} ${name}\n`)
}
if (inline.length > 0) process.stdout.write('OVER  index.html has an inline script\n')
process.exitCode = faults.length + inline.length > 0 ? 1 : 0
