import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built app. */
    readonly app: string
  }
}

/** Builds the app once for all browser tests, into a folder of its own. */
export default async function buildApp(project: TestProject): Promise<() => void> {
  const web = resolve(import.meta.dirname, '../..')
  const folder = mkdtempSync(join(tmpdir(), 'web-browser-'))
  const vite = join(web, 'node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  project.provide('app', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
