import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { guides } from './guides.ts'

const src = join(import.meta.dirname, '../../src')
const titles = globSync('{primitives,layouts,patterns,desk,words}/**/*.stories.tsx', { cwd: src }).map(
  (file) => /title: '([A-Z][a-z]+\/[^']+)'/.exec(readFileSync(join(src, file), 'utf8'))?.[1] ?? file,
)

describe('guides', () => {
  it('has one for every component, and none for what is gone', () => {
    expect(Object.keys(guides).sort()).toEqual(titles.sort())
  })

  it.each(Object.entries(guides))('answers all four questions for %s', (_, guide) => {
    for (const answer of Object.values(guide)) expect(answer).toMatch(/^[A-Z].{8,}[.”]$/)
  })
})
