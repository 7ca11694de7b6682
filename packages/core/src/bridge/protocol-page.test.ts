import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync(`${import.meta.dirname}/../../../../docs/wrapper-protocol.md`, 'utf8')
const source = readFileSync(`${import.meta.dirname}/bridge-messages.ts`, 'utf8')

const section = (title: string): string => page.split(/^## /m).find((part) => part.startsWith(title)) ?? ''
const inRows = (title: string): string[] =>
  [...section(title).matchAll(/^\| `\{"type":"(\w+)"/gm)].map(([, type]) => type!).sort()
const unique = (matches: Iterable<RegExpMatchArray>): string[] =>
  [...new Set([...matches].map(([, type]) => type!))].sort()

describe('the page about the protocol', () => {
  it('has a row for each message that the page says, and for each that it hears', () => {
    const said = unique(source.matchAll(/readonly type: '(\w+)'/g))
    const heard = unique(source.matchAll(/type: z\.literal\('(\w+)'\)/g))
    expect(said.length).toBeGreaterThan(7)
    expect(heard.length).toBeGreaterThan(6)
    expect(inRows('What the page says')).toEqual(said)
    expect(inRows('What the shell says')).toEqual(heard)
  })
})
