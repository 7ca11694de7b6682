import { spawn, spawnSync } from 'node:child_process'
import { Client } from 'pg'
import { closedLoop } from '../measure/closed-loop.ts'
import { type BenchContext, type Measured, type Row, unopened } from './row.ts'

/** pgbench where it is installed, else the same seven statements from Node, which reach 0.6 to 0.8 of it. */
export const tpcbDriver = spawnSync('pgbench', ['--version']).status === 0 ? 'pgbench' : 'own driver'

export const tpcbRows: readonly Row[] = [1, 32, 128].map((clients) => ({
  name: `TPC-B (${tpcbDriver})`,
  isReference: true,
  clients,
  open: unopened((context) =>
    tpcbDriver === 'pgbench' ? runPgbench(context, clients) : runOwn(context, clients),
  ),
}))

async function runPgbench({ database, seconds }: BenchContext, clients: number): Promise<Measured> {
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    `${clients}`,
    '-j',
    '2',
    '-T',
    // Its time begins before its clients are connected; it leaves the connecting out of the rate.
    `${Math.max(5, Math.ceil(seconds))}`,
    database.tpcbUrl,
  ]
  const text = await outputOf('pgbench', options)
  const operations = Number(/transactions actually processed: (\d+)/.exec(text)?.[1])
  const perSecond = Number(/tps = ([\d.]+)/.exec(text)?.[1])
  if (!(operations > 0 && perSecond > 0)) throw new Error(`pgbench said:\n${text}`)
  return { operations, seconds: operations / perSecond }
}

const outputOf = (file: string, options: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(file, options, { stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.stderr.on('data', (chunk) => {
      text += chunk
    })
    child.on('error', reject)
    child.on('close', () => resolve(text))
  })

async function runOwn(context: BenchContext, clients: number): Promise<Measured> {
  const { database, size, random, seconds } = context
  const connections = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new Client({ connectionString: database.tpcbUrl })
      await client.connect()
      return client
    }),
  )
  const pick = (count: number) => 1 + Math.floor(random() * count)
  try {
    return await closedLoop({ clients, seconds }, async (number) => {
      const client = connections[number]!
      const scale = size.tpcbScale
      const [aid, tid, bid, delta] = [
        pick(scale * 100_000),
        pick(scale * 10),
        pick(scale),
        pick(10_001) - 5_001,
      ]
      const say = (name: string, text: string, values: unknown[]) => client.query({ name, text, values })
      await say('begin', 'begin', [])
      await say('a', 'update pgbench_accounts set abalance = abalance + $1 where aid = $2', [delta, aid])
      await say('r', 'select abalance from pgbench_accounts where aid = $1', [aid])
      await say('t', 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', [delta, tid])
      await say('b', 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2', [delta, bid])
      await say(
        'h',
        'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())',
        [tid, bid, aid, delta],
      )
      await say('end', 'end', [])
    })
  } finally {
    await Promise.all(connections.map((client) => client.end()))
  }
}
