// The quick starts of the SDK's README, word for word: an empty folder, the files as they stand, the commands as they
// stand but for the port, against a running service.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { environment } from '../workspace.mjs'
import { readReadme, writeFiles } from './readme.mjs'
import { npmInstall, sh, write } from './shell.mjs'

/** What a service without prices answers. */
const noRates = { code: 0, msg: 'ok', data: [] }
const rate = /^[\w-]+ pays ₦[\d,]+\.\d\d$/

const namesIn = (commands) =>
  commands
    .filter((command) => command.startsWith('npm install '))
    .flatMap((command) => command.split(' ').slice(2))
    .filter((name) => !name.startsWith('--'))
const isOurs = (name) => name.startsWith('@kaadi/')

/** Makes the folder of a chapter, with what it installs from outside: that can be had before anything is published. */
export const createQuickStart = async (folder, { npmrc }, chapter) => {
  const readme = readReadme('core', chapter)
  writeFiles(folder, readme)
  write(join(folder, 'package.json'), { private: true })
  write(join(folder, '.npmrc'), npmrc)
  const others = namesIn(readme.commands).filter((name) => !isOurs(name))
  if (others.length > 0) await npmInstall(folder, ...others)
  return { folder, ...readme }
}

/** Installs what was published, by a cache of its own; answers the commands that are left to run. */
export const installOurs = async ({ folder, commands }, cache, ...more) => {
  const ours = namesIn(commands).filter(isOurs)
  await sh('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...ours, ...more], folder, {
    npm_config_cache: cache,
  })
  return commands.filter((command) => !command.startsWith('npm install '))
}

/** Starts a server of the project and waits until it answers. */
const serve = async (folder, command, address, env) => {
  const [program, ...arguments_] = command.split(' ')
  const server = spawn(program, arguments_, {
    cwd: folder,
    env: { ...environment, ...env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
    // npx has children: the group ends together.
    detached: true,
  })
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && server.exitCode === null; ) {
    if (await fetch(address).catch(() => undefined)) return () => process.kill(-server.pid, 'SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  process.kill(-server.pid, 'SIGTERM')
  throw new Error(`${command} did not answer at ${address}.`)
}

/** What a page shows in its status line, once it has asked. */
const readStatus = async (page) => {
  const status = page.getByRole('status').first()
  await status.filter({ hasNotText: 'Asking' }).waitFor()
  return status.textContent()
}
const openPage = async (browser, url, prepare = () => {}) => {
  const context = await browser.newContext()
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  await prepare(page)
  await page.goto(url)
  return page
}
/** The page where nothing is bought at the moment. */
const openWithoutRates = (browser, url) =>
  openPage(browser, url, (page) =>
    page.route('**/getNewestPrice*', (route) => route.fulfill({ json: noRates })),
  )

const runWithoutRates = async (folder, program, arguments_) => {
  const server = createServer((request, response) => {
    request.resume()
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(noRates))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    return await sh(program, arguments_, folder, { KAADI_URL: `http://127.0.0.1:${server.address().port}` })
  } finally {
    server.close()
  }
}

/** A change passes too: a wrong password is refused for being wrong, not for where it came from. */
const signInFrom = (page) =>
  page.evaluate(async () => {
    const body = new URLSearchParams({ grant_type: 'password', username: 'a@b.ng', password: 'f'.repeat(32) })
    return (await fetch('/api/auth/oauth/token', { method: 'POST', body })).status
  })

export const useNode = async (start, cache, { url }) => {
  const [command] = await installOurs(start, cache)
  const [program, ...arguments_] = command.split(' ')
  const shown = await sh(program, arguments_, start.folder, { KAADI_URL: url })
  assert.match(shown.trim(), rate)
  assert.equal((await runWithoutRates(start.folder, program, arguments_)).trim(), 'No rates')
  writeFiles(start.folder, readReadme('contract'))
  const window = await sh('node', ['window.mjs'], start.folder, { KAADI_URL: url })
  assert.match(window.trim(), /^\S.*: 30 minutes, true$/)
}

/** Through Vite's proxy, and from the page's own origin straight to a service that lists it. */
export const useVite = async (start, cache, { url }, { port, browser }) => {
  const [command] = await installOurs(start, cache)
  const fileOf = (name) => start.files.find(({ path }) => path === name).content
  write(join(start.folder, 'direct.html'), fileOf('index.html').replace('/main.ts', '/direct.ts'))
  const direct = fileOf('main.ts').replace('createClient({', `createClient({ baseUrl: '${url}',`)
  write(join(start.folder, 'direct.ts'), direct)
  const here = `${command} --host 127.0.0.1 --port ${port} --strictPort`
  const end = await serve(start.folder, here, `http://127.0.0.1:${port}/`, { KAADI_URL: url })
  try {
    const proxied = await openPage(browser, `http://localhost:${port}/`)
    assert.match(await readStatus(proxied), rate)
    assert.equal(await signInFrom(proxied), 426)
    const empty = await openWithoutRates(browser, `http://localhost:${port}/`)
    assert.equal(await readStatus(empty), 'No rates')
    assert.match(await readStatus(await openPage(browser, `http://127.0.0.1:${port}/direct.html`)), rate)
    // The service does not know this origin: what the README says of it is what happens.
    const unknown = await openPage(browser, `http://localhost:${port}/direct.html`)
    assert.equal(await readStatus(unknown), 'network error')
  } finally {
    end()
  }
}

/** The first call, and beside it the kit: parts of it in a server component, others in the browser. */
export const useNext = async (start, cache, { url }, { port, browser }) => {
  cpSync(fileURLToPath(new URL('kit', import.meta.url)), join(start.folder, 'app', 'kit'), {
    recursive: true,
  })
  const [build, run] = await installOurs(start, cache, '@kaadi/ui', '@kaadi/react')
  const env = { KAADI_URL: url, NEXT_TELEMETRY_DISABLED: '1' }
  const [program, ...arguments_] = build.split(' ')
  await sh(program, arguments_, start.folder, env)
  const address = `http://localhost:${port}`
  const end = await serve(start.folder, run.replace('3001', String(port)), address, env)
  try {
    const page = await openPage(browser, address)
    assert.match(await page.getByRole('heading').textContent(), /^\d+ brands$/)
    assert.match(await readStatus(page), rate)
    assert.equal(await signInFrom(page), 426)
    assert.equal(await readStatus(await openWithoutRates(browser, address)), 'No rates')
    const kit = await openPage(browser, `${address}/kit`)
    assert.equal(await kit.getByRole('heading').textContent(), 'Palm: ₦148,000.00')
    await kit.getByRole('button', { name: 'Sell' }).click()
    await kit.getByText('1 sold').waitFor()
  } finally {
    end()
  }
}
