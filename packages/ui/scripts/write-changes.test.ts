// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changesIn, writeChanges } from './write-changes.ts'

let repository: string
let kit: string
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=K', '-c', 'user.email=k@kaadi.example', ...words], {
    cwd: repository,
  })
const draw = (name: string, bytes: string) =>
  writeFileSync(join(kit, '__screenshots__', `${name}.webp`), bytes)
const release = (version: string) => {
  git('add', '-A')
  git('commit', '-qm', version)
  git('tag', `@kaadi/ui@${version}`)
}
const write = () => writeChanges(pathToFileURL(`${kit}/`), pathToFileURL(`${repository}/out/`))
const written = (path: string) => readFileSync(join(repository, 'out', path), 'utf8')

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'kaadi-changes-'))
  kit = join(repository, 'packages', 'ui')
  mkdirSync(join(kit, '__screenshots__'), { recursive: true })
  writeFileSync(
    join(kit, 'CHANGELOG.md'),
    '# kit\n\n## 0.2.0\n\n- The edge is <thinner>.\n\n## 0.1.0\n\n- First.\n',
  )
  writeFileSync(join(repository, '.gitignore'), 'out\n')
  git('init', '-q')
})
afterEach(() => rmSync(repository, { recursive: true, force: true }))

it('says so where nothing was released', () => {
  draw('button--default-light', 'one')
  git('add', '-A')
  git('commit', '-qm', 'start')
  expect(write()).toEqual([])
  expect(written('index.html')).toContain('No release so far.')
})

it('shows before and after of what a release changed, what came and what went, with its change log', () => {
  for (const name of ['button--default-light', 'tag--gone-light', 'chip--same-light']) draw(name, name)
  release('0.1.0')
  draw('button--default-light', 'thinner')
  draw('avatar--new-light', 'new')
  rmSync(join(kit, '__screenshots__', 'tag--gone-light.webp'))
  release('0.2.0')
  draw('avatar--new-light', 'rounder')

  expect(write()).toEqual([
    { title: '@kaadi/ui since 0.2.0', count: 1 },
    { title: '@kaadi/ui 0.2.0', count: 3 },
  ])
  const page = written('1/index.html')
  expect(page).toContain('The edge is &lt;thinner>.')
  expect(page).not.toContain('First.')
  expect(page).not.toContain('chip--same')
  expect(written('1/button--default-light-before.webp')).toBe('button--default-light')
  expect(written('1/button--default-light-after.webp')).toBe('thinner')
  expect(existsSync(join(repository, 'out/1/avatar--new-light-before.webp'))).toBe(false)
  expect(written('1/avatar--new-light-after.webp')).toBe('new')
  expect(written('1/tag--gone-light-before.webp')).toBe('tag--gone-light')
  expect(written('0/avatar--new-light-after.webp')).toBe('rounder')
  expect(written('index.html')).toMatch(/since 0\.2\.0[\s\S]*0\.2\.0<\/a>/)
})

it('reads the part of a version from the change log', () => {
  expect(changesIn('# x\n\n## 1.0.0\n\nA\n\n## 0.9.0\n\nB\n', '1.0.0')).toBe('A')
  expect(changesIn('# x\n', '1.0.0')).toBe('')
})
