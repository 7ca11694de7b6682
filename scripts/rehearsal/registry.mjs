// A private registry on loopback. It knows the packages of this repository alone; whatever else a project needs comes from
// the registry that npm is configured with.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { environment } from '../workspace.mjs'
import { npmInstall, write } from './shell.mjs'

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** Says where it will be before it is there: `npmrc` sends the scope to it. */
export const planRegistry = async (folder) => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/`
  return {
    folder,
    port,
    address,
    npmrc: `@kaadi:registry=${address}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`,
  }
}

/** The registry's own dependencies ask for a tag that registries may lack, hence the override. */
export const startRegistry = async ({ folder, port, address }) => {
  write(join(folder, 'package.json'), {
    private: true,
    dependencies: { verdaccio: '6.10.4' },
    overrides: { 'node-fetch': '2.7.0' },
  })
  await npmInstall(folder)
  write(
    join(folder, 'config.yaml'),
    `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
packages:
  '@kaadi/*': { access: $all, publish: $all }
log: { type: stdout, level: error }
`,
  )
  const server = spawn(
    join(folder, 'node_modules', '.bin', 'verdaccio'),
    ['--config', 'config.yaml', '--listen', `127.0.0.1:${port}`],
    {
      cwd: folder,
      env: { ...environment, NODE_NO_WARNINGS: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && server.exitCode === null; ) {
    const reply = await fetch(`${address}-/ping`).catch(() => null)
    if (reply?.ok) return server
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  server.kill('SIGTERM')
  throw new Error('The private registry did not start.')
}

/** What the registry tells about the newest version of a package. */
export const readPublished = async ({ address }, name) => {
  const reply = await fetch(address + name.replace('/', '%2f'))
  if (!reply.ok) throw new Error(`The registry has no ${name}: ${reply.status}`)
  const { 'dist-tags': tags, versions } = await reply.json()
  return versions[tags.latest]
}
