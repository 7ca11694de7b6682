import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { describeFacts } from './documentation/index.ts'
import { endpointList } from './endpoints.ts'
import { errorNames } from './errors/index.ts'
import type { Endpoint } from './http/index.ts'
import { amountSchema, decimalStringSchema } from './primitives/index.ts'

const here = import.meta.dirname
const doors = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^([a-z-]+\/)?index\.ts$/.test(name),
)

const program = ts.createProgram(
  doors.map((door) => join(here, door)),
  ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(here, '..', 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    join(here, '..'),
  ).options,
)
const checker = program.getTypeChecker()

/** Docstring of each call, by the compiler's own eyes: `cardOrders.submit` and what the editor shows for it. */
const docstrings = new Map<string, string>(
  readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.endpoints.ts'))
    .flatMap((name) =>
      checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(join(here, name))!)!),
    )
    .flatMap((group) =>
      checker
        .getPropertiesOfType(checker.getTypeOfSymbol(group))
        .map(
          (call) =>
            [
              `${group.name}.${call.name}`,
              ts.displayPartsToString(call.getDocumentationComment(checker)).replace(/\s+/g, ' '),
            ] as const,
        ),
    ),
)

/** What is said of a call behind `Units:`, `Errors:` or `Source:`, in this order. */
const partOf = (name: string, part: 'Units' | 'Errors' | 'Source'): string | undefined =>
  new RegExp(`(?<=(?:^| )${part}: ).*?(?= (?:Errors|Source): |$)`).exec(describeFacts(name))?.[0]

interface Shape {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: Shape | boolean
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
}

const shapeOf = (schema: z.ZodMiniType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
const amounts = [amountSchema, decimalStringSchema].map((schema) => shapeOf(schema).pattern)
const durations = { seconds: /Seconds$|^expires(_in)?$/, minutes: /Minutes$/, milliseconds: /Ms$/ }

/** What a call carries that has a unit, each with the words that must be said of it. */
const measuresIn = (shape: Shape, field = ''): [RegExp, string][] => {
  const inner = [shape.items, shape.additionalProperties, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]
  const isNumber = shape.type === 'number' && shape.enum === undefined && shape.const === undefined
  return [
    ...(amounts.includes(shape.pattern)
      ? [[/decimal string/, `${field}, an amount`] as [RegExp, string]]
      : []),
    ...(shape.format === 'date-time'
      ? [[/times ISO 8601 in UTC/, `${field}, an instant`] as [RegExp, string]]
      : []),
    ...(isNumber ? [[/number/, `${field}, a number`] as [RegExp, string]] : []),
    ...Object.entries(durations)
      .filter(([, form]) => form.test(field))
      .map(([unit]): [RegExp, string] => [
        new RegExp(`\`${field}\`[^;.]* in ${unit}`),
        `${field}, a duration in ${unit}`,
      ]),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, one]) => measuresIn(one, name)),
    ...inner.flatMap((one) => (typeof one === 'object' ? measuresIn(one, field) : [])),
  ]
}

const measuresOf = ({ query, body, data }: Endpoint): [RegExp, string][] =>
  [query, body, data].flatMap((schema) => (schema ? measuresIn(shapeOf(schema)) : []))

const exportsOf = (door: string) =>
  checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(join(here, door))!)!)

it('exports what the list says: a change here is a change for everyone who builds on it', async () => {
  const lines = [...doors].sort().flatMap((door) => [
    `@kaadi/contract/${door}`.replace(/\/index\.ts$/, ''),
    ...exportsOf(door)
      .map(({ name }) => `  ${name}`)
      .sort(),
    '',
  ])
  await expect(lines.join('\n')).toMatchFileSnapshot('../public-surface.txt')
})

describe('documentation', () => {
  it('stands at every export', () => {
    const bare = doors.flatMap((door) =>
      exportsOf(door)
        .filter((symbol) => {
          const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
          return original.getDocumentationComment(checker).length === 0
        })
        .map((symbol) => `${door}: ${symbol.name}`),
    )
    expect(bare).toEqual([])
  })

  it('shows an object by its name, not by its fields: interface X extends z.infer<…>, and a schema that is Named', () => {
    const nameless = doors.flatMap((door) =>
      exportsOf(door)
        .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
        .filter((symbol) => symbol.flags & ts.SymbolFlags.TypeAlias)
        .filter(({ declarations: [declaration] = [] }) =>
          /= z\.(infer|input|output)</.test(declaration!.getText()),
        )
        .filter((symbol) => {
          const type = checker.getDeclaredTypeOfSymbol(symbol)
          return !type.isUnionOrIntersection() && type.flags & ts.TypeFlags.Object
        })
        .map((symbol) => `${door}: ${symbol.name}`),
    )
    expect(nameless).toEqual([])
  })

  it.each(endpointList)('of $name does not repeat what is derived', ({ name }) => {
    expect(docstrings.get(name)).toMatch(/\S/)
    expect(docstrings.get(name)).not.toMatch(/\b(Units|Errors|Source):/)
  })

  it.each(endpointList)('of $name names its source', ({ name }) => {
    expect(partOf(name, 'Source')).toMatch(/^(specification, section \d|decision \d)/)
  })

  it.each(endpointList)('of $name names its units', ({ name, endpoint }) => {
    const units = partOf(name, 'Units') ?? ''
    for (const [word, what] of measuresOf(endpoint)) expect(units, what).toMatch(word)
  })

  it.each(endpointList)('of $name names its errors, all of them and no other', ({ name, endpoint }) => {
    const errors = partOf(name, 'Errors') ?? ''
    const said = [...errors.matchAll(/`(\w+)`/g)].map(([, word = '']) => word)
    expect(said.filter((word) => (errorNames as string[]).includes(word))).toEqual(endpoint.errors ?? [])
    if (!endpoint.errors) expect(errors).toBe('the general ones.')
  })

  it.each(endpointList)('of $name has a line for the reference', ({ endpoint }) => {
    expect(endpoint.summary).toMatch(/^[A-Z].{3,60}$/)
  })
})
