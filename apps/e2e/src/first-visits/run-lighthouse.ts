import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { freePort, type Service } from '../support/service.ts'
import { signIn } from '../support/sign-in.ts'

/** By npx, on demand: sixty megabytes that neither the service nor its tests need. */
const lighthouse = 'lighthouse@13.5.0'

interface Report {
  readonly lighthouseVersion: string
  readonly categories: { readonly performance: { readonly score: number } }
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>
}

/** What one look of Lighthouse has found: its mobile preset, a phone of the middle class on slow 4G. */
export interface Look {
  readonly version: string
  readonly score: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockedMs: number
  readonly shift: number
}

const toLook = ({ lighthouseVersion, categories, audits }: Report): Look => {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    version: lighthouseVersion,
    score: Math.round(categories.performance.score * 100),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}

/** One look at a page by a browser that was never there before, but for the session of a seller. */
export const runLighthouse = async (service: Service, path: string, signedIn: boolean): Promise<Look> => {
  const folder = mkdtempSync(join(tmpdir(), 'kaadi-lighthouse-'))
  const port = await freePort()
  const executablePath = process.env.CHROMIUM_PATH
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    if (signedIn) await signIn(context, service.url)
    const report = join(folder, 'report.json')
    await promisify(execFile)('npx', [
      '-y',
      lighthouse,
      service.url + path,
      `--port=${port}`,
      '--only-categories=performance',
      // It would take the session away; the profile is new all the same.
      '--disable-storage-reset',
      '--output=json',
      `--output-path=${report}`,
      '--quiet',
    ])
    return toLook(JSON.parse(readFileSync(report, 'utf8')))
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
