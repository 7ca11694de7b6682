import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { designTokens } from './design-tokens.ts'
import { primitives } from './primitives.ts'
import { elevations, semanticColors } from './semantic.ts'
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

describe('in the JSON', () => {
  type Token = { $value: unknown }
  type Described = { $description?: string }
  const tokens = designTokens() as Record<string, Record<string, Token & Record<string, Token>>>
  const tokenAt = (path: string) =>
    path.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], tokens)

  it('each name that a value points to is there', () => {
    const named = [...JSON.stringify(tokens).matchAll(/"\{([^}]+)\}"/g)].map(([, path]) => path!)
    expect(named.length).toBeGreaterThan(80)
    expect(named.filter((path) => (tokenAt(path) as Token | undefined)?.$value === undefined)).toEqual([])
  })

  it.each(['light', 'dark'] as const)('each elevation of the %s scheme is a shadow or a colour', (scheme) => {
    for (const name of Object.keys(elevations)) {
      const isShadow = name.startsWith('shadow-')
      const token = isShadow ? tokens.elevation![scheme]![name] : tokens[scheme]![name]
      for (const value of [token!.$value].flat())
        expect(Object.keys(value as object), name).toEqual(
          isShadow
            ? ['color', 'offsetX', 'offsetY', 'blur', 'spread']
            : ['colorSpace', 'components', 'alpha'],
        )
    }
  })

  it('each name of the theming contract and each style of type says what it is for', () => {
    const described = [
      ...[tokens.light!, tokens.dark!, tokens.elevation!.light!, tokens.elevation!.dark!, tokens.typography!],
    ].flatMap((group) => Object.entries(group).filter(([name]) => !name.startsWith('$')))
    expect(described.length).toBeGreaterThan(100)
    const silent = described.filter(([, token]) => !/\w.*\.$/.test(String((token as Described).$description)))
    expect(silent.map(([name]) => name)).toEqual([])
  })

  it('each group says what it holds', () => {
    const silent = Object.entries(tokens).filter(
      ([, group]) => !/\w.*\.$/.test(String((group as Described).$description)),
    )
    expect(silent.map(([name]) => name)).toEqual(['$description'])
  })

  it('a style of type is made of the other tokens', () => {
    expect(tokens.typography!.balance).toEqual({
      $description: 'The balance.',
      $value: {
        fontFamily: '{font.font-display}',
        fontSize: '{font-size.40}',
        fontWeight: 700,
        letterSpacing: { value: 0, unit: 'px' },
        lineHeight: 1.1,
      },
    })
  })

  it('a shadow has its layers, in pixels, with its colour', () => {
    const line = { value: 0, unit: 'px' }
    expect(tokens.elevation!.dark!['shadow-dock']!.$value).toEqual([
      { color: '{dark.line}', offsetX: line, offsetY: { value: -1, unit: 'px' }, blur: line, spread: line },
      {
        color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.4 },
        offsetX: line,
        offsetY: { value: -10, unit: 'px' },
        blur: { value: 30, unit: 'px' },
        spread: line,
      },
    ])
  })
})
