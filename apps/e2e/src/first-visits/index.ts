// What first visits cost, printed and never asserted: times are this machine's. `npm run lighthouse`, which builds first;
// with `0` rounds the bytes and requests of every route alone.
import { Console } from 'node:console'
import { openBrowser } from '../support/browser.ts'
import { startService } from '../support/service.ts'
import { everyRoute, visitRoute } from './every-route.ts'
import { type Look, runLighthouse } from './run-lighthouse.ts'
import { type SlowVisit, visitSlowly } from './slow-visit.ts'

const rounds = Number(process.argv[2] ?? 3)
const manifest = /\/builds\/meta\//
const pages = [
  {
    path: '/pcad',
    signedIn: false,
    ready: 'text=/Updated/',
    last: /highRateCards/,
    goal: '100, LCP ≤ 1.3 s',
  },
  { path: '/login', signedIn: false, ready: '#app form', last: manifest, goal: '≥ 98, LCP ≤ 1.5 s' },
  {
    path: '/home',
    signedIn: true,
    ready: '.k-balance-header-figure',
    last: manifest,
    goal: '≥ 95, FCP ≤ 1.2 s, LCP ≤ 2.0 s',
  },
] as const

const median = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.map(of).sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
const terminal = new Console(process.stdout)
const print = (line: string) => terminal.log(line)
const printTable = (rows: object) => terminal.table(rows)
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const looks = new Map<string, Look[]>(pages.map(({ path }) => [path, []]))
const visits = new Map<string, SlowVisit[]>(pages.map(({ path }) => [path, []]))

const printFirstVisits = () => {
  const version = looks.get('/home')?.[0]?.version
  print(`\nLighthouse ${version}, mobile preset, medians of ${rounds}`)
  printTable(
    Object.fromEntries(
      pages.map(({ path, goal }) => {
        const list = looks.get(path) ?? []
        return [
          path,
          {
            score: median(list, (look) => look.score),
            FCP: seconds(median(list, (look) => look.firstPaintMs)),
            LCP: seconds(median(list, (look) => look.largestPaintMs)),
            TBT: `${Math.round(median(list, (look) => look.blockedMs))} ms`,
            CLS: median(list, (look) => look.shift).toFixed(3),
            goal,
          },
        ]
      }),
    ),
  )
  print(`A first visit over 400 ms and 50 KB a second, medians of ${rounds}`)
  printTable(
    Object.fromEntries(
      pages.map(({ path }) => {
        const list = visits.get(path) ?? []
        return [
          path,
          {
            requests: median(list, (visit) => visit.requests),
            'on the wire': kilobytes(median(list, (visit) => visit.bytes)),
            'first paint': seconds(median(list, (visit) => visit.firstPaintMs)),
            ready: seconds(median(list, (visit) => visit.readyMs)),
          },
        ]
      }),
    ),
  )
}

const service = await startService()
const browser = await openBrowser()
const everyRow = async () => {
  const rows: Record<string, object> = {}
  for (const path of everyRoute()) {
    const { requests, bytes, scriptBytes, shift } = await visitRoute(browser, service, path)
    rows[path] = {
      requests,
      'on the wire': kilobytes(bytes),
      script: kilobytes(scriptBytes),
      CLS: shift.toFixed(3),
    }
  }
  return rows
}
try {
  // A service that has just started has its demo content to write away: one look at it is not counted.
  if (rounds > 0) await runLighthouse(service, pages[0].path, pages[0].signedIn)
  // Rows take turns, so that a busy moment of the machine falls on all of them.
  for (let round = 0; round < rounds; round++) {
    for (const page of pages) {
      looks.get(page.path)?.push(await runLighthouse(service, page.path, page.signedIn))
      visits.get(page.path)?.push(await visitSlowly(browser, service, page))
    }
  }
  if (rounds > 0) printFirstVisits()
  print('Every route, cold')
  printTable(await everyRow())
} finally {
  await browser.close()
  await service.stop()
}
