// @vitest-environment node
import { globSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const stored = fileURLToPath(new URL('../__screenshots__/', import.meta.url))

it('are no more than 12 MB in all, none of them as a PNG', () => {
  const files = globSync('*', { cwd: stored })
  const bytes = files.reduce((sum, file) => sum + statSync(`${stored}${file}`).size, 0)
  expect(bytes).toBeLessThan(12_000_000)
  expect(files.filter((file) => !/\.(webp|json)$/.test(file))).toEqual([])
})
