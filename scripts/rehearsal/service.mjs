// The service itself on demo content, for projects that make their first call: a database of its own, on a free port.
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root } from '../workspace.mjs'
import { freePort } from './registry.mjs'
import { stop } from './shell.mjs'

/** Starts it; `origins` are those of pages elsewhere that may call it. Ends with `stop()`, which waits for it. */
export const startService = async (folder, origins) => {
  mkdirSync(folder, { recursive: true })
  // Its database runs as nobody, where this runs as root.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const said = []
  const { DATABASE_URL: _, ...own } = environment
  const server = spawn('node', ['-C', '@kaadi/source', 'src/server.ts'], {
    cwd: join(root, 'apps', 'api'),
    env: {
      ...own,
      PORT: String(port),
      HOST: '127.0.0.1',
      KAADI_DATA: join(folder, 'data'),
      KAADI_ALLOWED_ORIGINS: origins.join(','),
      KAADI_MODE: 'development',
      NODE_NO_WARNINGS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => said.push(String(text)))
  const ended = new Promise((done) => server.on('exit', done))
  const rates = `${url}/api/comsetbiz/v1/comGiftCardPriceInfoConf/getNewestPrice`
  for (const deadline = Date.now() + 120_000; Date.now() < deadline && server.exitCode === null; ) {
    if (stop.signal.aborted) break
    const reply = await fetch(rates).then(
      (response) => response.json(),
      () => undefined,
    )
    if (reply?.data?.length > 0)
      return {
        url,
        stop: () => {
          server.kill('SIGTERM')
          return ended
        },
      }
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  server.kill('SIGTERM')
  await ended
  throw new Error(`The service did not start.\n${said.join('')}`)
}
