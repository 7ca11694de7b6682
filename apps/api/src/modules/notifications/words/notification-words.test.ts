import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { notificationWords } from './notification-words.ts'

const source = resolve(import.meta.dirname, '../../..')
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(modules|ledger)\/.*(?<!\.test)\.ts$/.test(file))
  .filter((file) => !/^modules\/(demo|notifications\/words)\//.test(file))
  .map((file) => readFileSync(join(source, file), 'utf8').replaceAll("\\'", "'"))
/** How far from its longest words, in letters of code, the others of a sentence stand. */
const span = 400

/** Whether what a notification says is written together in a file, whatever stands in its places and between its sentences. */
const hasTogether = (english: string) => {
  const pieces = english.split(/\{\w+\}|(?<=[.:;]) /).map((piece) => piece.trim())
  const longest = pieces.reduce((a, b) => (b.length > a.length ? b : a))
  return (text: string): boolean => {
    for (let at = text.indexOf(longest); at >= 0; at = text.indexOf(longest, at + 1)) {
      const around = text.slice(Math.max(0, at - span), at + longest.length + span)
      if (pieces.every((piece) => around.includes(piece))) return true
    }
    return false
  }
}

it.each(notificationWords.map(({ english }) => english))('“%s” is written so where it is told', (english) => {
  expect(code.some(hasTogether(english))).toBe(true)
})
