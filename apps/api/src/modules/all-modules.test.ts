import { globSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { allModules } from './all-modules.ts'

const here = import.meta.dirname

/** They have neither routes nor jobs nor tables of their own. */
const withoutParts = ['demo', 'key-rotation', 'payout-rails']

it('lists each folder of a module, once', () => {
  const entries = readdirSync(here, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const rooms = readdirSync(dirname(here))
  const listed = allModules.map(({ name }) => name)
  const modules = listed.filter((name) => !rooms.includes(name))
  expect(folders.toSorted()).toEqual([...modules, ...withoutParts].toSorted())
  expect(new Set(listed).size).toBe(listed.length)
})

it('has one handler for each topic', () => {
  const topics = allModules.flatMap(({ jobs = {} }) => Object.keys(jobs))
  expect(new Set(topics).size).toBe(topics.length)
})

it('groups what is more than ten files by use case', () => {
  const files = globSync('*/**/*.*', { cwd: here }).filter((path) => !path.endsWith('.md'))
  const counts = Map.groupBy(files, dirname)
  expect([...counts].filter(([, inFolder]) => inFolder.length > 10).map(([folder]) => folder)).toEqual([])
})
