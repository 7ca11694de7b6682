import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allModules } from './all-modules.ts'

/** They have neither routes nor jobs nor tables of their own. */
const withoutParts = ['demo', 'key-rotation']

it('lists each folder of a module, once', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const rooms = readdirSync(`${import.meta.dirname}/..`)
  const listed = allModules.map(({ name }) => name)
  expect(folders.map(({ name }) => name).toSorted()).toEqual(
    [...listed.filter((name) => !rooms.includes(name)), ...withoutParts].toSorted(),
  )
  expect(new Set(listed).size).toBe(listed.length)
})

it('has one handler for each topic', () => {
  const topics = allModules.flatMap(({ jobs = {} }) => Object.keys(jobs))
  expect(new Set(topics).size).toBe(topics.length)
})
