// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const directive = "'use client'"
/** Hooks that a server has too. */
const everywhere = ['useId', 'useMemo', 'useCallback', 'useDebugValue']
const files = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|stories)\.|\.d\.ts$|\/samples\b|\/screens\//.test(file))
  .sort()

const sourceOf = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

const isHook = (name: string) => (/^use[A-Z]/.test(name) && !everywhere.includes(name)) || name === 'use'

/** A function that the file makes itself and hands to an element: a server cannot send it to the browser. */
const isOwnFunction = (expression: ts.Expression | undefined, own: ReadonlySet<string>): boolean =>
  expression !== undefined &&
  (ts.isArrowFunction(expression) || (ts.isIdentifier(expression) && own.has(expression.text)))

/** Why a file needs a browser's React; undefined where a server can run it. */
const needsBrowser = (source: ts.SourceFile): string | undefined => {
  const own = new Set<string>()
  const found: string[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) own.add(node.name.text)
    if (ts.isFunctionDeclaration(node) && node.name) own.add(node.name.text)
    ts.forEachChild(node, collect)
  }
  const appearance = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { text } = node.expression
      if (isHook(text) || text === 'createContext') found.push(text)
    }
    if (ts.isImportDeclaration(node) && /^'@base-ui\/react/.test(node.moduleSpecifier.getText()))
      found.push('Base UI')
    if (ts.isHeritageClause(node) && /\b(Pure)?Component\b/.test(node.getText())) found.push('a class')
    if (ts.isJsxAttribute(node) && /^(on[A-Z]|ref$)/.test(node.name.getText())) {
      const { initializer } = node
      const given = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined
      if (isOwnFunction(given, own)) found.push(node.name.getText())
    }
    ts.forEachChild(node, appearance)
  }
  collect(source)
  appearance(source)
  return found[0]
}

const isClient = (source: ts.SourceFile) => source.text.startsWith(`${directive}\n`)

describe("'use client'", () => {
  it.each(files)('stands in %s exactly where it needs a browser’s React', (file) => {
    const source = sourceOf(file)
    const why = needsBrowser(source)
    expect(isClient(source), why ?? 'a server can run it').toBe(why !== undefined)
  })

  it('parts nothing from a server that it could call: behind it are components and hooks alone', () => {
    const doors = [
      'src/index.ts',
      'src/tokens/index.ts',
      'src/desk/index.ts',
      'src/desk/widgets/index.ts',
      'src/primitives/icon/index.ts',
    ]
    const program = ts.createProgram(doors, {
      allowImportingTsExtensions: true,
      module: ts.ModuleKind.Preserve,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      noEmit: true,
    })
    const checker = program.getTypeChecker()
    const callable = doors.flatMap((door) =>
      checker
        .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(door)!)!)
        .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
        .filter(({ flags }) => flags & ts.SymbolFlags.Value)
        .filter(({ declarations: [at] = [] }) => at && isClient(at.getSourceFile()))
        .filter(({ name }) => !/^[A-Z]|^use[A-Z]/.test(name))
        .map(({ name }) => name),
    )
    expect(callable).toEqual([])
  })
})
