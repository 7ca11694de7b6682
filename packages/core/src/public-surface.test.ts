import { readdirSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const here = import.meta.dirname
const doors = [
  'index.ts',
  ...readdirSync(here)
    .filter((name) => !name.includes('.'))
    .map((name) => `${name}/index.ts`),
]

interface Exported {
  readonly door: string
  readonly name: string
  readonly kind: 'value' | 'type'
  readonly documented: boolean
}

/** Every name that a package's user can import, by the compiler's own eyes. */
const surface = (): Exported[] => {
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${here}/../tsconfig.json`, ts.sys.readFile).config,
    ts.sys,
    `${here}/..`,
  )
  const files = doors.map((door) => `${here}/${door}`)
  const program = ts.createProgram(files, config.options)
  const checker = program.getTypeChecker()
  return files.flatMap((file, index) => {
    const source = program.getSourceFile(file)!
    const exports = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!)
    return exports.map((symbol) => {
      const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      return {
        door: doors[index]!.replace(/\/?index\.ts$/, '') || '.',
        name: symbol.name,
        kind: original.flags & ts.SymbolFlags.Value ? ('value' as const) : ('type' as const),
        documented: original.getDocumentationComment(checker).length > 0,
      }
    })
  })
}

describe('the public surface', () => {
  const exported = surface()

  it('is what the list says: a change here is a change for everyone who builds on it', async () => {
    const lines = [...new Set(exported.map((one) => one.door))].sort().flatMap((door) => [
      `@kaadi/core${door === '.' ? '' : `/${door}`}`,
      ...exported
        .filter((one) => one.door === door)
        .map((one) => `  ${one.kind === 'type' ? 'type ' : ''}${one.name}`)
        .sort(),
      '',
    ])
    await expect(lines.join('\n')).toMatchFileSnapshot('../public-surface.txt')
  })

  it('is documented, every name of it', () => {
    const bare = exported.filter((one) => !one.documented).map((one) => `${one.door}: ${one.name}`)
    expect(bare).toEqual([])
  })
})
