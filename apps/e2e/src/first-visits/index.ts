// What first visits cost, printed and never asserted: times are this machine's. `npm run lighthouse`, which builds first.
import { Console } from 'node:console'
import { openBrowser } from '../support/browser.ts'
import { startService } from '../support/service.ts'
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
    goal: '≥ 98, LCP ≤ 1.3 s',
  },
  { path: '/login', signedIn: false, ready: '#app form', last: manifest, goal: '≥ 92, LCP ≤ 2.0 s' },
  {
    path: '/home',
    signedIn: true,
    ready: '.k-balance-header-figure',
    last: manifest,
    goal: '≥ 90, LCP ≤ 2.0 s',
  },
] as const

const median = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.map(of).sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
const terminal = new Console(process.stdout)
const print = (line: string) => terminal.log(line)
const printTable = (rows: object) => terminal.table(rows)
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const service = await startService()
const browser = await openBrowser()
try {
  const looks = new Map<string, Look[]>(pages.map(({ path }) => [path, []]))
  const visits = new Map<string, SlowVisit[]>(pages.map(({ path }) => [path, []]))
  // A service that has just started has its demo content to write away: one look at it is not counted.
  await runLighthouse(service, pages[0].path, pages[0].signedIn)
  // Rows take turns, so that a busy moment of the machine falls on all of them.
  for (let round = 0; round < rounds; round++) {
    for (const page of pages) {
      looks.get(page.path)?.push(await runLighthouse(service, page.path, page.signedIn))
      visits.get(page.path)?.push(await visitSlowly(browser, service, page))
    }
  }
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
            'on the wire': `${(median(list, (visit) => visit.bytes) / 1024).toFixed(1)} KB`,
            'first paint': seconds(median(list, (visit) => visit.firstPaintMs)),
            ready: seconds(median(list, (visit) => visit.readyMs)),
          },
        ]
      }),
    ),
  )
} finally {
  await browser.close()
  await service.stop()
}
