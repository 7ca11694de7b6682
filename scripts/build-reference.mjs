// Writes docs/reference: every name that can be imported from the contract and the SDK, with what the editor says about
// it. `--check` writes nothing and fails where the folder is older than the sources; lint runs it so.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describeFacts } from '../packages/contract/src/documentation/index.ts'
import { root } from './workspace.mjs'

const target = join(root, 'docs', 'reference')
/** Longer types say less than the docstring does; the editor shows them. */
const longestType = 420

const oneLine = (text) => text.replace(/\s+/g, ' ')
const fence = (code) => `\`\`\`ts\n${code}\n\`\`\`\n`
const anchor = (name) => name.toLowerCase()

/** The doors of a package that lead to names: its folders, or itself where it has none. */
const doorsOf = (folder) => {
  const { publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const doors = Object.keys(publishConfig.exports)
    .map((door) => door.slice(2))
    .filter((door) => existsSync(join(folder, 'src', door, 'index.ts')))
  return doors.includes('') && doors.length > 1 && showsOthers(folder)
    ? doors.filter((door) => door !== '').sort()
    : doors
}

/** Whether a package's first door shows what stands behind its other doors. */
const showsOthers = (folder) => {
  const first = readFileSync(join(folder, 'src', 'index.ts'), 'utf8')
  return [...first.matchAll(/ from '([^']+)'/g)].some(([, path]) => path.endsWith('/index.ts'))
}

/** The examples of a docstring, as they are written. */
const examplesOf = (checker, symbol) =>
  symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'example')
    .map(({ text }) => fence(ts.displayPartsToString(text).trim()))

const isTypeOnly = (symbol) => (symbol.flags & ts.SymbolFlags.Value) === 0

/** What an export is, in the words of the language: a signature, a declaration, or nothing where it would fill pages. */
const describeKind = (checker, symbol, name) => {
  const [declaration] = symbol.declarations
  if (isTypeOnly(symbol)) {
    const text = declaration.getText().replace(/^export /, '')
    return text.includes('z.infer<') || text.includes('z.input<') || text.includes('z.output<')
      ? writeType(checker, checker.getDeclaredTypeOfSymbol(symbol), name)
      : text.length <= 3 * longestType && fence(text)
  }
  if (symbol.flags & ts.SymbolFlags.Class) {
    const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    const own = members.filter(({ declarations }) => declarations?.[0]?.parent === declaration)
    return fence(`class ${name} {\n${own.map((member) => writeMember(checker, member)).join('')}}`)
  }
  const type = checker.getTypeOfSymbol(symbol)
  if (type.getProperties().some((one) => isCall(checker, one))) return writeCalls(checker, type, name)
  const signatures = type.getCallSignatures()
  if (signatures.length > 0) {
    const written = signatures.map(
      (signature) => `${name}${checker.signatureToString(signature, undefined, noCut)}`,
    )
    return written.join('\n').length <= 2 * longestType && fence(written.join('\n'))
  }
  const { initializer } = declaration
  if (initializer && declaration.getText().length <= 3 * longestType)
    return fence(`const ${declaration.getText()}`)
  return undefined
}

const literalOf = (checker, call, key) => checker.getTypeOfSymbol(call).getProperty(key)
const isCall = (checker, symbol) =>
  ['method', 'path', 'summary'].every((key) => literalOf(checker, symbol, key))

/** A noun's calls: where each goes, what it does, and the facts of it that stand in its data. */
const writeCalls = (checker, group, noun) =>
  group
    .getProperties()
    .filter((call) => isCall(checker, call))
    .map((call) => {
      const [method, path] = ['method', 'path'].map(
        (key) => checker.getTypeOfSymbol(literalOf(checker, call, key)).value,
      )
      return `- **${call.name}** \`${method} ${path}\`. ${oneLine(ts.displayPartsToString(call.getDocumentationComment(checker)))} ${describeFacts(`${noun}.${call.name}`)}\n`
    })
    .join('')

const noCut = ts.TypeFormatFlags.NoTruncation

const writeMember = (checker, member) => {
  const says = ts.displayPartsToString(member.getDocumentationComment(checker))
  const optional = member.flags & ts.SymbolFlags.Optional ? '?' : ''
  const type = checker.typeToString(checker.getTypeOfSymbol(member), undefined, noCut)
  return `${says ? `  /** ${oneLine(says)} */\n` : ''}  ${member.name}${optional}: ${type.length > longestType ? '…' : type}\n`
}

/** A schema's type, spelled out field by field as far as it is an object. */
const writeType = (checker, type, name) => {
  const members =
    type.isUnion() || !(type.flags & ts.TypeFlags.Object) ? [] : checker.getPropertiesOfType(type)
  if (members.length > 0 && type.getCallSignatures().length === 0 && !checker.isArrayType(type))
    return fence(`type ${name} = {\n${members.map((member) => writeMember(checker, member)).join('')}}`)
  const text = checker.typeToString(type, undefined, noCut | ts.TypeFormatFlags.InTypeAlias)
  return text.length <= longestType && fence(`type ${name} = ${text}`)
}

const pageOf = (checker, program, file, title) => {
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
  const entries = symbols
    .map((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      const says = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
      return { name: exported.name, symbol, says }
    })
    .sort(
      (a, b) =>
        Number(isTypeOnly(a.symbol)) - Number(isTypeOnly(b.symbol)) || a.name.localeCompare(b.name, 'en'),
    )
  const parts = entries.map(({ name, symbol, says }) =>
    [`## ${name}\n`, `${says}\n`, ...examplesOf(checker, symbol), describeKind(checker, symbol, name)]
      .filter(Boolean)
      .join('\n'),
  )
  return {
    names: entries.map(({ name }) => name),
    bare: entries.filter(({ says }) => says === '').map(({ name }) => `${title}: ${name}`),
    text: `# ${title}\n\nWritten by \`scripts/build-reference.mjs\` from the docstrings.\n\n${parts.join('\n')}`,
  }
}

const pages = new Map()
const bare = []
let index = `# Reference

What can be imported from the contract, the SDK and what goes with it, door by door. The calls themselves, with their fields and errors, are
at \`/reference\` of a running service and in its OpenAPI document.
`
for (const name of ['contract', 'core', 'react', 'testing']) {
  const folder = join(root, 'packages', name)
  const source = join(folder, 'src')
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    folder,
  )
  const doors = doorsOf(folder)
  const files = doors.map((door) => join(source, door, 'index.ts'))
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  index += `\n## @kaadi/${name}\n\n`
  doors.forEach((door, position) => {
    const file = `${door || 'index'}.md`
    const page = pageOf(checker, program, files[position], ['@kaadi', name, door].filter(Boolean).join('/'))
    pages.set(join(name, file), page.text)
    bare.push(...page.bare)
    const links = page.names.map((one) => `[${one}](${name}/${file}#${anchor(one)})`)
    index += `**[${door || name}](${name}/${file})** ${links.join(', ')}\n\n`
  })
}
pages.set('README.md', `${index.trimEnd()}\n`)

if (bare.length > 0) {
  console.error(`Without a docstring: ${bare.join(', ')}`)
  process.exit(1)
}
if (process.argv.includes('--check')) {
  const stale = [...pages].filter(([path, text]) => {
    const file = join(target, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  if (stale.length > 0) {
    console.error(`docs/reference is older than the sources (${stale.map(([path]) => path).join(', ')}).`)
    console.error('Run: node scripts/run.mjs reference')
    process.exit(1)
  }
} else {
  rmSync(target, { recursive: true, force: true })
  for (const [path, text] of pages) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), text)
  }
  console.log(`docs/reference: ${pages.size} pages`)
}
