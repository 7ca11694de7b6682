import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { designTokens } from './design-tokens.ts'
import { primitives } from './primitives.ts'
import { semanticColors } from './semantic.ts'
import { tokensCss } from './tokens-css.ts'

const written = (name: string) => readFileSync(join(import.meta.dirname, 'generated', name), 'utf8')

it('tokens.css is what the source says (else run `pnpm tokens`)', () => {
  expect(written('tokens.css')).toBe(tokensCss())
})

it('tokens.json is what the source says (else run `pnpm tokens`)', () => {
  expect(JSON.parse(written('tokens.json'))).toEqual(JSON.parse(JSON.stringify(designTokens())))
})

it('every name the stylesheet reads is declared in it', () => {
  const css = tokensCss()
  const declared = new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name))
  const read = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)
  expect(read.filter((name) => !declared.has(name) && !name.startsWith('--brand-'))).toEqual([])
})

it('the JSON names each primitive once and points to it from both schemes', () => {
  const tokens = designTokens() as Record<string, Record<string, { $value?: string }>>
  const count = Object.values(tokens.color!).flatMap((group) =>
    typeof group === 'object' ? Object.keys(group) : [],
  ).length
  expect(count).toBe(Object.keys(primitives).length)
  for (const name of Object.keys(semanticColors)) {
    expect(tokens.light![name]?.$value).toMatch(/^\{color\.\w+\.\d+\}$/)
    expect(tokens.dark![name]?.$value).toMatch(/^\{color\.\w+\.\d+\}$/)
  }
})
