import { Socket } from 'node:net'
import { Client } from 'pg'

interface ServerError extends Error {
  readonly code?: string
  /** Of a socket in the file system. */
  readonly address?: string
  /** Of a file that could not be read; the path is that of one that could not be opened. */
  readonly syscall?: string
  readonly path?: string
}

/** What the address says, in the words of whoever wrote it. */
interface Place {
  readonly where: string
  /** Without its port. */
  readonly host: string
  readonly user: string
  readonly database: string
}

const start = 'Write it as postgres://user:password@host:5432/database'
const otherServer = ({ where }: Place) =>
  `what answers at ${where} is no PostgreSQL server. Correct host and port.`
const silent = ({ where }: Place) =>
  `nothing answers at ${where} within 5 seconds. Check host, port and firewall.`

const sentences: Readonly<Record<string, (place: Place, error: ServerError) => string>> = {
  ENOTFOUND: ({ host }) => `there is no host ${host}. Check its name.`,
  EAI_AGAIN: ({ host }) => `the name ${host} cannot be looked up now. Check it, and the network.`,
  ECONNREFUSED: ({ where }) =>
    `nothing answers at ${where}. Start PostgreSQL there, or correct host and port.`,
  ECONNRESET: otherServer,
  EPIPE: otherServer,
  ETIMEDOUT: silent,
  EHOSTUNREACH: ({ where }) => `there is no way to ${where}. Check host and network.`,
  ENETUNREACH: ({ where }) => `there is no way to ${where}. Check host and network.`,
  ENOENT: (_, { address }) =>
    `there is no socket ${address}. Start PostgreSQL, or correct host to the folder in which it makes its socket (unix_socket_directories).`,
  EACCES: (_, { address }) =>
    `the socket ${address} may not be used. Let the user of the service into its folder.`,
  '28P01': ({ user }) => `the server does not take the password of ${user}. Correct it.`,
  '28000': ({ user }) =>
    `the server does not let ${user} in. Check the user's name and the server's pg_hba.conf.`,
  '3D000': ({ database }) => `there is no database ${database}. Create it: createdb ${database}`,
  '53300': () => 'the server has no connection left. Raise max_connections or stop what else uses it.',
  '57P03': () => 'the server is starting or stopping. Start the service again in a moment.',
}

/** What pg says without a code. */
const byWords: readonly (readonly [words: RegExp, sentence: (place: Place) => string])[] = [
  [
    /password must be a/i,
    ({ user }) => `the server asks for the password of ${user}, and the address has none. ${start}.`,
  ],
  [
    /does not support SSL/i,
    ({ where }) => `the server at ${where} has no TLS. Turn ssl on there, or leave sslmode out.`,
  ],
  [/Connection terminated|establishing an SSL|Unexpected .*(message|response)/i, otherServer],
]

/** Why a `DATABASE_URL` cannot be used, in a sentence that says what to do; undefined where it can. */
export async function explainUnreachable(url: string): Promise<string | undefined> {
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (
    !address ||
    !/^postgres(ql)?:$/.test(address.protocol) ||
    url.includes('%00') ||
    !(address.hostname || address.searchParams.has('host'))
  )
    return `DATABASE_URL is no address of a PostgreSQL server. ${start}.`
  const badOption = badOptionOf(address.searchParams)
  if (badOption) return `DATABASE_URL cannot be used: ${badOption}`
  const socket = new Socket()
  let isReached = false
  socket.once('connect', () => (isReached = true))
  let client: Client
  try {
    // The files that it names are read here.
    client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, stream: () => socket })
  } catch (error) {
    return `DATABASE_URL cannot be used: ${unreadable(error as ServerError)}`
  }
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ readonly only: string; readonly creates: boolean }>(
      `select current_setting('transaction_read_only') only,
         coalesce(has_schema_privilege(current_schema(), 'create'), false) creates`,
    )
    const { only, creates } = rows[0]!
    if (only === 'on') return `DATABASE_URL cannot be used: ${onlyReads}`
    return creates ? undefined : `DATABASE_URL cannot be used: ${mayNotCreate(placeOf(address, client))}`
  } catch (error) {
    return `DATABASE_URL cannot be used: ${sentenceOf(error as ServerError, placeOf(address, client), isReached)}`
  } finally {
    await client.end().catch(() => undefined)
  }
}

const mayNotCreate = ({ user }: Place) => `${user} may not create tables there. Let it own the database.`

const onlyReads =
  'what is there may only be read: it is a standby, or default_transaction_read_only is on. Name the one that is written to.'

const tlsModes = ['disable', 'allow', 'prefer', 'require', 'no-verify', 'verify-ca', 'verify-full']

/** What pg would stumble over without a word, or take for something else. */
function badOptionOf(options: URLSearchParams): string | undefined {
  const port = options.get('port')
  if (port !== null && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535))
    return `port is "${port}". Correct the part after the question mark.`
  const mode = options.get('sslmode')
  if (mode !== null && !tlsModes.includes(mode))
    return `sslmode is "${mode}". It is one of ${tlsModes.join(', ')}.`
  return undefined
}

const unreadable = ({ path = '', syscall, code, message }: ServerError): string =>
  syscall
    ? `a file that it names cannot be read: ${path} (${code}). Correct sslrootcert, sslcert or sslkey.`
    : `${message.replace(/^SECURITY WARNING: /, '')} Correct the part after the question mark.`

const placeOf = (address: URL, { user = '', database = '' }: Client): Place => ({
  where: decodeURIComponent(address.host || (address.searchParams.get('host') ?? '')),
  host: address.hostname || (address.searchParams.get('host') ?? ''),
  user,
  database,
})

function sentenceOf(error: ServerError, place: Place, isReached: boolean): string {
  const known = error.code === undefined ? undefined : sentences[error.code]
  if (known) return known(place, error)
  if (/timeout/i.test(error.message)) return isReached ? mute(place) : silent(place)
  if (/CERT|SIGNATURE|SSL|TLS/.test(error.code ?? ''))
    return `the certificate of ${place.where} is not trusted (${error.code}). Name its authority with sslrootcert, or the host as the certificate does.`
  const said = byWords.find(([words]) => words.test(error.message))
  return said ? said[1](place) : `${error.message} (${place.where}). Check the address.`
}

const mute = ({ where }: Place) =>
  `what answers at ${where} says nothing that PostgreSQL says for 5 seconds. Correct host and port, or see whether the server hangs.`
