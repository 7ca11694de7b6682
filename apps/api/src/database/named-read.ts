import { createHash } from 'node:crypto'
import { IdentifierNode, type Kysely, type OperationNode, type RawBuilder, RawNode, ValueNode } from 'kysely'
import type { QueryResultRow } from 'pg'
import type { Database, Tables } from './index.ts'
import { prepared } from './prepared.ts'

/** Where a read runs: in a transaction or the like as it stands, on the database itself under a name. */
export type Reader = Kysely<Tables> | Pick<Database, 'db' | 'reads'>

const names = new Map<string, string>()

/** One name for each text: the texts are ours, their values travel apart, so there are few. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `read.${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
  names.set(text, name)
  return name
}

/** A named read is planned once per connection: planning a query of many parts costs more than running it. */
export async function rowsOf<Row extends object>(reader: Reader, query: RawBuilder<Row>): Promise<Row[]> {
  if (!('reads' in reader)) return (await query.execute(reader)).rows
  const { text, parameters } = textOf(query) ?? compiled(query, reader.db)
  return (await prepared<QueryResultRow>(reader.reads, nameOf(text), text, parameters)) as Row[]
}

interface Text {
  readonly text: string
  readonly parameters: readonly unknown[]
}

const compiled = (query: RawBuilder<unknown>, db: Kysely<Tables>): Text => {
  const { sql: text, parameters } = query.compile(db)
  return { text, parameters }
}

/** Of templates in templates and their values, which are nearly all: the query builder's way through each part costs more than the read. */
export function textOf(query: RawBuilder<unknown>): Text | undefined {
  const parameters: unknown[] = []
  const write = (node: OperationNode): string | undefined => {
    if (RawNode.is(node)) return writeParts(node)
    if (IdentifierNode.is(node)) return `"${node.name.replaceAll('"', '""')}"`
    if (!ValueNode.is(node)) return undefined
    if (!node.immediate) return `$${parameters.push(node.value)}`
    return typeof node.value === 'number' ? String(node.value) : undefined
  }
  const writeParts = ({ sqlFragments, parameters: parts }: RawNode): string | undefined => {
    let text = sqlFragments[0] ?? ''
    for (const [at, part] of parts.entries()) {
      const written = write(part)
      if (written === undefined) return undefined
      text += written + sqlFragments[at + 1]
    }
    return text
  }
  const text = write(query.toOperationNode())
  return text === undefined ? undefined : { text, parameters }
}
