import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { endpointList } from './endpoints.ts'

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
const sayings = new Map<string, string>(
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

  it.each(endpointList)('of $name names its source', ({ name }) => {
    expect(sayings.get(name)).toMatch(/\bSource: (specification, section \d|ours \(design, "|design, ")/)
  })

  it.each(endpointList)('of $name has a line for the reference', ({ endpoint }) => {
    expect(endpoint.summary).toMatch(/^[A-Z].{3,60}$/)
  })
})
