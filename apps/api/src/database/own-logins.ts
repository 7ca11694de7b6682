import { createHmac } from 'node:crypto'
import { escapeIdentifier, escapeLiteral } from 'pg'
import { SafeClient } from './safe-client.ts'

/** Addresses of one database, as each of the two sees it. */
export interface OwnLogins {
  /** Has the rights of `kaadi_app` and becomes nobody else. */
  readonly app: string
  /** Has those of `kaadi_checker` (0154-payouts-releases.sql) too. */
  readonly checker: string
}

const roles = { app: ['kaadi_app'], checker: ['kaadi_app', 'kaadi_checker'] } as const
type Kind = keyof typeof roles

/**
 * Two logins of this database, with passwords of their own: whatever SQL runs on a line of the first, it can neither change to the
 * second person's role nor go back to the owner's. Their passwords follow from the owner's, so that every process of a service has the
 * same, and are set where they are not so yet. Undefined where there are no roles, or the owner may give nobody a login: then it is its
 * own rights that apply (`connect.ts`).
 */
export async function openLogins(url: string): Promise<OwnLogins | undefined> {
  const owner = new URL(url)
  const secret = decodeURIComponent(owner.password)
  if (!secret) return undefined
  const client = new SafeClient({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; known: number }>(
      `select oid::text as id, (select count(*)::integer from pg_roles where rolname = any($1)) as known
       from pg_database where datname = current_database()`,
      [roles.checker],
    )
    const { id, known } = rows[0]!
    if (known !== roles.checker.length) return undefined
    const login = (kind: Kind) => {
      const at = new URL(url)
      at.username = `kaadi_${kind}_${id}`
      at.password = createHmac('sha256', secret).update(at.username).digest('base64url')
      return at
    }
    const [app, checker] = [login('app'), login('checker')]
    if (!((await isOpen(app)) && (await isOpen(checker)))) {
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', ['kaadi logins'])
      await letIn(client, app, roles.app)
      await letIn(client, checker, roles.checker)
    }
    return { app: app.href, checker: checker.href }
  } catch (error) {
    if (isRefused(error)) return undefined
    throw error
  } finally {
    await client.end()
  }
}

/** That the owner may not make a login. */
const isRefused = (error: unknown) => (error as { code?: string }).code === '42501'

async function isOpen({ href }: URL): Promise<boolean> {
  const client = new SafeClient({ connectionString: href, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function letIn(client: SafeClient, { username, password }: URL, of: readonly string[]): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [username])
  const said = `${rowCount ? 'alter' : 'create'} role ${escapeIdentifier(username)}`
  await client.query(`${said} login inherit nocreatedb nocreaterole password ${escapeLiteral(password)}`)
  for (const role of of) await client.query(`grant ${role} to ${escapeIdentifier(username)}`)
}
