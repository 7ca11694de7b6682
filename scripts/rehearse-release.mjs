// Publishes the public packages to a private registry on loopback, installs them in an empty project as a team would,
// type-checks and runs an example there. Nothing leaves this machine; nothing of the run is kept.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, packageManager, root } from './workspace.mjs'

const published = ['contract', 'core', 'ui']
const folder = mkdtempSync(join(tmpdir(), 'kaadi-rehearsal-'))
const env = {
  ...environment,
  npm_config_cache: join(folder, 'cache'),
  npm_config_userconfig: join(folder, 'npmrc'),
}

const sh = (command, arguments_, cwd, more = {}) => {
  const { status, stdout, stderr } = spawnSync(command, arguments_, { cwd, env, encoding: 'utf8', ...more })
  if (status !== 0) throw new Error(`${command} ${arguments_.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`)
  return stdout
}
const write = (path, value) =>
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value, null, 2))

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** The registry's own dependencies ask for a tag that registries may lack, hence the override. */
const startRegistry = async (port, uplink) => {
  const home = join(folder, 'registry')
  mkdirSync(home)
  write(join(home, 'package.json'), {
    private: true,
    dependencies: { verdaccio: '6.10.4' },
    overrides: { 'node-fetch': '2.7.0' },
  })
  sh('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `--registry=${uplink}`], home)
  write(
    join(home, 'config.yaml'),
    `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: { upstream: { url: '${uplink}' } }
packages:
  '@kaadi/*': { access: $all, publish: $all, unpublish: $all }
  '**': { access: $all, proxy: upstream }
log: { type: stdout, level: error }
`,
  )
  const server = spawn(
    join(home, 'node_modules', '.bin', 'verdaccio'),
    ['--config', 'config.yaml', '--listen', `127.0.0.1:${port}`],
    {
      cwd: home,
      env: { ...env, NODE_NO_WARNINGS: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    const reply = await fetch(`http://127.0.0.1:${port}/-/ping`).catch(() => null)
    if (reply?.ok) return server
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The private registry did not start.')
}

const example = `import { endpointList } from '@kaadi/contract'
import { canResubmit } from '@kaadi/contract/card-orders'
import { createClient } from '@kaadi/core/client'
import { formatMoney, quoteCard, toAmount } from '@kaadi/core/money'
import { Button, Money } from '@kaadi/ui'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const quote = quoteCard({ faceValue: '100', count: 1, rate: '1480', currencyId: 1 })
const shown: string = formatMoney(toAmount(quote.payout), { symbol: '₦' })
if (shown !== '₦148,000.00') throw new Error(shown)
if (canResubmit({ orderStatus: 20, operatorTime: 0 }, 1)) throw new Error('20 is final')
if (typeof createClient !== 'function' || endpointList.length < 26) throw new Error('the client is missing')
const html = renderToString(createElement('p', null, createElement(Button, null, 'Sell'), createElement(Money, { amount: '1480', currency: { symbol: '₦', name: 'Nigerian naira' } })))
if (!html.includes('Sell') || !html.includes('1,480')) throw new Error(html)
process.stdout.write(shown)
`

let registry
try {
  const uplink = spawnSync('npm', ['config', 'get', 'registry'], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  }).stdout.trim()
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/`
  registry = await startRegistry(port, uplink)
  write(join(folder, 'npmrc'), `@kaadi:registry=${address}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`)

  for (const name of published) {
    const tarball = sh(
      'npx',
      ['-y', packageManager, 'pack', '--json', '--pack-destination', folder],
      join(root, 'packages', name),
      { env: environment },
    )
    const { filename } = JSON.parse(tarball)
    sh('npm', ['publish', filename, '--access', 'public', `--registry=${address}`], folder)
  }

  const project = join(folder, 'project')
  mkdirSync(project)
  write(join(project, 'package.json'), { name: 'rehearsal', private: true, type: 'module' })
  write(join(project, 'example.ts'), example)
  write(join(project, 'tsconfig.json'), {
    compilerOptions: {
      strict: true,
      module: 'preserve',
      moduleResolution: 'bundler',
      target: 'es2023',
      lib: ['es2023', 'dom'],
      types: ['node'],
      noEmit: true,
    },
    include: ['example.ts'],
  })
  const peers = [
    'react@19.3.1',
    'react-dom@19.3.1',
    '@types/react@19.3.0',
    '@types/react-dom@19.3.0',
    '@types/node@24.19.2',
    'typescript@6.0.3',
  ]
  sh(
    'npm',
    [
      'install',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      ...published.map((name) => `@kaadi/${name}`),
      ...peers,
    ],
    project,
  )
  sh(join(project, 'node_modules', '.bin', 'tsc'), ['-p', '.'], project)
  const shown = sh('node', ['example.ts'], project)
  console.log(
    `Published, installed, type-checked and ran: ${published.map((name) => `@kaadi/${name}`).join(', ')} (${shown})`,
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  registry?.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
