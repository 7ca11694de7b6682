import { Client } from 'pg'

interface ServerError extends Error {
  readonly code?: string
}

const sentences: Readonly<Record<string, (address: URL) => string>> = {
  ENOTFOUND: ({ hostname }) => `there is no host ${hostname}. Check its name.`,
  EAI_AGAIN: ({ hostname }) => `the name ${hostname} cannot be looked up now. Check it, and the network.`,
  ECONNREFUSED: ({ host }) => `nothing answers at ${host}. Start PostgreSQL there, or correct host and port.`,
  ECONNRESET: ({ host }) => `what answers at ${host} is no PostgreSQL server. Correct host and port.`,
  ETIMEDOUT: ({ host }) => `nothing answers at ${host} within 5 seconds. Check host, port and firewall.`,
  '28P01': ({ username }) => `the server does not take the password of ${username}. Correct it.`,
  '28000': ({ username }) =>
    `the server does not let ${username} in. Check the user's name and the server's pg_hba.conf.`,
  '3D000': ({ pathname }) =>
    `there is no database ${pathname.slice(1)}. Create it: createdb ${pathname.slice(1)}`,
  '53300': () => 'the server has no connection left. Raise max_connections or stop what else uses it.',
  '42501': ({ username }) => `${username} may not create tables there. Let it own the database.`,
}

/** Why a `DATABASE_URL` cannot be used, in a sentence that says what to do; undefined where it can. */
export async function explainUnreachable(url: string): Promise<string | undefined> {
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (
    !address ||
    !/^postgres(ql)?:$/.test(address.protocol) ||
    !(address.hostname || address.searchParams.has('host'))
  )
    return 'DATABASE_URL is no address of a PostgreSQL server. Write it as postgres://user:password@host:5432/database.'
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return `DATABASE_URL cannot be used: ${sentenceOf(error as ServerError, address)}`
  } finally {
    await client.end().catch(() => undefined)
  }
}

function sentenceOf(error: ServerError, address: URL): string {
  const known = error.code !== undefined ? sentences[error.code] : undefined
  if (known) return known(address)
  if (/timeout/i.test(error.message)) return sentences.ETIMEDOUT!(address)
  if (/Connection terminated|SSL|packet/i.test(error.message)) return `${error.message} (${address.host}).`
  return `${error.message} (${address.host})`
}
