import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { defineEndpoint } from '@kaadi/contract/http'
import * as z from 'zod/mini'
import { buildApp } from '../../src/app.ts'
import { type SentList, sentLists } from '../../src/batching/index.ts'
import { readConfig } from '../../src/config.ts'
import { connect } from '../../src/database/index.ts'
import { bind } from '../../src/http/endpoint.ts'
import { folderDisk } from '../../src/modules/uploads/index.ts'
import { pinPurpose } from '../../src/modules/withdrawal-pins/verify-pin.ts'
import { helloPath, pin } from './bench-names.ts'
import type { ListSizes } from './list-sizes.ts'

/** The whole service in a process of its own, as production runs it, and beside it the barest server Node can be. */
const [url, folder] = process.argv.slice(2) as [string, string]

const hello = defineEndpoint({
  method: 'GET',
  path: helloPath,
  summary: 'Nothing but the hooks',
  auth: 'none',
  data: z.object({ hello: z.string() }),
})
const database = await connect({ url })
const app = await buildApp({
  // The PIN's hash costs a tenth of a second by design and would be all that is measured.
  config: {
    ...readConfig({ KAADI_LOG_LEVEL: 'error' }),
    parseReplies: false,
    argon2: { memoryKib: 8, passes: 1 },
  },
  database,
  vaultKey: Buffer.alloc(32, 7),
  disk: folderDisk(join(folder, 'uploads')),
  smtpUrl: 'smtp://127.0.0.1:1',
  plugins: [async (http) => bind(http, hello, () => ({ hello: 'world' }))],
})
const pinHash = await app.deps.secrets.hash(pinPurpose, pin)
await database.reads.query(
  'insert into withdrawal_pins (user_id, pin_hash) select id, $1 from users on conflict do nothing',
  [pinHash],
)
const bare = createServer((_, reply) => {
  const text = '{"code":0,"msg":"ok","data":{"hello":"world"}}'
  reply.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length }).end(text)
})
await app.http.listen({ host: '127.0.0.1', port: 0 })
await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done))
const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port

async function stop(): Promise<never> {
  bare.close()
  await app.http.close()
  process.exit(0)
}

const lists: Record<string, ListSizes> = {}
sentLists.subscribe((message) => {
  const { name, items } = message as SentList
  const before = lists[name] ?? { lists: 0, items: 0 }
  lists[name] = { lists: before.lists + 1, items: before.items + items }
})
process.on('message', () => process.send!({ lists }))
process.on('disconnect', () => void stop())
process.send!({ port: portOf(app.http.server), barePort: portOf(bare) })
