import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findChromium } from '@kaadi/testing/chromium'

/** Everything outside this repository that decides how a picture comes out. */
export interface DrawnBy {
  browser: string
  system: string
}

const file = new URL('../__screenshots__/drawn-by.json', import.meta.url)
const said = (command: string, ...rest: string[]): string =>
  spawnSync(command, rest, { encoding: 'utf8', env: process.env }).stdout?.trim() ?? ''

/** Names the browser to the test run, and what draws with it. */
export async function thisMachine(): Promise<DrawnBy> {
  const { path, libraryPath } = await findChromium()
  process.env.CHROMIUM_PATH = path
  if (libraryPath) process.env.LD_LIBRARY_PATH = libraryPath
  return {
    browser: said(path, '--version'),
    system: `${process.platform} ${process.arch}`,
  }
}

export const recorded = (): DrawnBy | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DrawnBy) : null

export const record = (by: DrawnBy): void => writeFileSync(file, `${JSON.stringify(by, null, 2)}\n`)

export const isSame = (one: DrawnBy | null, other: DrawnBy): boolean =>
  one?.browser === other.browser && one.system === other.system

export const inWords = (by: DrawnBy): string => `${by.browser} on ${by.system}`
