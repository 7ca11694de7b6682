import { Kysely, type KyselyConfig, PostgresDialect } from 'kysely'
import { type Client, escapeLiteral, Pool } from 'pg'
import type { Tables } from '../../src/database/index.ts'

/** A node of a plan that was run, as PostgreSQL tells it in JSON. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

export interface Explained {
  readonly plan: PlanNode
  readonly ms: number
}

interface Query {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** The statements that a read sends. */
export async function statementsOf(
  url: string,
  read: (on: Kysely<Tables>) => Promise<unknown>,
): Promise<Query[]> {
  const sent: Query[] = []
  const config: KyselyConfig = {
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 1 }) }),
    log: ({ query: { sql, parameters } }) => void sent.push({ sql, parameters }),
  }
  const on = new Kysely<Tables>(config)
  await read(on).finally(() => on.destroy())
  return sent
}

/** Planned without its values, as the service's statements are, and run. */
export async function explain(client: Client, { sql, parameters }: Query): Promise<Explained> {
  await client.query("set plan_cache_mode = 'force_generic_plan'; set jit = off")
  await client.query(`prepare looked_at as ${sql}`)
  try {
    const given = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : ''
    const { rows } = await client.query(`explain (analyze, format json) execute looked_at ${given}`)
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN']
    return { plan, ms }
  } finally {
    await client.query('deallocate looked_at')
  }
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return escapeLiteral(`{${value.join(',')}}`)
  return escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}

/** All nodes of a plan, from the top. */
export const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** What a scan looked at, over all of its turns. */
export const rowsRead = (node: PlanNode): number =>
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops']
