import ts from 'typescript'

export interface TableUse {
  readonly table: string
  readonly writes: boolean
}

export interface Literal {
  readonly text: string
  /** The function that it is given to, or the tag that stands before it. */
  readonly to: string
  /** The whole of an argument or a value, and no template. */
  readonly isWord: boolean
}

const writing = /(?:insert into|update|delete from|merge into|truncate(?: table)?)\s+(?:only\s+)?$/
const naming = /(?:\b(?:from|join|into|update|using|truncate|table|only)\s*\(?\s*|,\s*|null::|^\s*\(?\s*)$/
/** Names that stand alone: no part of a path, a column or a call. */
const words = /(?<![\w.'"/:-]|[^:]:)[a-z][a-z_]*(?![\w'"/:-])|(?<=null::)[a-z_]+/g
/** `"users"` and `public.users` are `users`. */
const spelledOut = /\b(into|update|from|join|truncate|table|only) (?:public\.)?"?([a-z_]+)"?/g
const builders =
  /^(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|rightJoin|fullJoin|table|ref)$/
const writingBuilders = /^(?:insertInto|updateTable|deleteFrom)$/

/** Which of these tables a source's SQL names: in templates, strings and calls of the query builder, not in its comments. */
export function tableUses(source: string, tables: ReadonlySet<string>): TableUse[] {
  return literalsOf(source).flatMap((literal) => usesIn(literal, tables))
}

/** What stands in a source in quotes; `$0` stands for what a template is given. */
export function literalsOf(source: string): Literal[] {
  const found: Literal[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    if (ts.isStringLiteral(node)) found.push({ text: node.text, to: calleeOf(node), isWord: true })
    if (ts.isNoSubstitutionTemplateLiteral(node))
      found.push({ text: node.text, to: calleeOf(node), isWord: false })
    if (ts.isTemplateExpression(node)) {
      const text = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text)
      found.push({ text: text.join(' $0 '), to: calleeOf(node), isWord: false })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true))
  return found
}

const calleeOf = ({ parent }: ts.Node): string => {
  if (ts.isTaggedTemplateExpression(parent)) return parent.tag.getText()
  if (ts.isPropertyAssignment(parent)) return parent.name.getText()
  if (!ts.isCallExpression(parent)) return ''
  const { expression } = parent
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
}

function usesIn({ text, to, isWord }: Literal, tables: ReadonlySet<string>): TableUse[] {
  if (isWord && builders.test(to)) {
    const table = text.split(/[ .]/)[0]!
    return tables.has(table) ? [{ table, writes: writingBuilders.test(to) }] : []
  }
  const isFragment = !isWord || /\b(?:select|insert into|update|delete from)\b/.test(text)
  return isFragment
    ? usesInSql(text, tables)
    : usesInSql(tables.has(text) && text.includes('_') ? text : '', tables)
}

/** Which of these tables a statement, or a part of one, names. */
export function usesInSql(text: string, tables: ReadonlySet<string>): TableUse[] {
  const statement = text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').replaceAll(spelledOut, '$1 $2')
  return [...statement.matchAll(words)].flatMap(({ 0: table, index }) => {
    const before = statement.slice(0, index)
    // A name of one word may be one of plain English.
    const isNamed = tables.has(table) && (table.includes('_') || naming.test(before))
    return isNamed ? [{ table, writes: writing.test(before) }] : []
  })
}
