import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeFacts } from '@kaadi/contract/documentation'
import ts from 'typescript'

/**
 * Collects the docstrings of the contract's endpoints, so that the API reference says what the editor says, each with its
 * units, errors and source. Run by the build; a test tells when the collection is older than the contract.
 */
export function collectDescriptions(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.endpoints.ts'),
  )
  return Object.fromEntries(files.sort().flatMap((name) => describeFile(join(folder, name))))
}

function describeFile(file: string): [string, string][] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  return declared.flatMap(({ name: noun, initializer }) => {
    if (!initializer || !ts.isIdentifier(initializer)) return []
    const calls = declared.find(({ name }) => name.getText() === initializer.text)?.initializer
    if (!calls || !ts.isObjectLiteralExpression(calls)) return []
    return calls.properties.flatMap((property) => describe(noun.getText(), property))
  })
}

function describe(noun: string, property: ts.ObjectLiteralElementLike): [string, string][] {
  if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name)) return []
  const text = ts
    .getJSDocCommentsAndTags(property)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join('\n')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
  const name = `${noun}.${property.name.text}`
  return text === '' ? [] : [[name, `${text} ${describeFacts(name)}`]]
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const descriptions = collectDescriptions(join(root, '..', '..', 'packages', 'contract', 'src'))
  const file = join(root, 'src', 'reference', 'generated', 'descriptions.json')
  writeFileSync(file, `${JSON.stringify(descriptions, null, 2)}\n`)
}
