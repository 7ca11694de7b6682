import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const run = promisify(execFile)
const web = resolve(import.meta.dirname, '..')
const pc = resolve(web, '../pc')
let folder: string

const build = (app: string, outDir: string) =>
  run(
    process.execPath,
    [join(app, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', outDir, '--emptyOutDir'],
    {
      cwd: app,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-bundle-'))
  await build(web, join(folder, 'web'))
  await build(pc, join(folder, 'pc'))
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('keeps every byte budget', async () => {
  const script = join(web, 'scripts/bundle-budget.mjs')
  const { stdout } = await run(process.execPath, [script, join(folder, 'web'), join(folder, 'pc')]).catch(
    (failed: { stdout: string }) => failed,
  )
  expect(stdout.split('\n').filter((line) => line.startsWith('OVER'))).toEqual([])
  expect(stdout).toContain('initial JS of /home')
  expect(stdout.match(/initial JS of \/(?:home|login) in \w+/g)).toHaveLength(10)
})
