// What the commands need before anything is installed: plain Node 20 or newer, npm, no dependencies.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
/** pnpm with its version, as npx takes it. */
export const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The pinned Node and every tool of the root come first; nothing reports usage to anyone. */
export const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
}

/** The packages that are published, with their folder from the root and their manifest. */
export const publicPackages = () =>
  readdirSync(join(root, 'packages'))
    .map((name) => ({ directory: `packages/${name}`, path: join(root, 'packages', name, 'package.json') }))
    .filter(({ path }) => existsSync(path))
    .map(({ directory, path }) => ({ directory, manifest: JSON.parse(readFileSync(path, 'utf8')) }))
    .filter(({ manifest }) => manifest.private !== true)

/** A Chromium for tests, `{ path, libraryPath? }`: the pinned Node runs the finder, which is TypeScript. */
export const findBrowser = () =>
  JSON.parse(
    execFileSync(
      join(root, 'node_modules', '.bin', 'node'),
      ['-C', '@kaadi/source', 'packages/testing/src/chromium/print-path.ts'],
      { cwd: root, env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    ),
  )

const fail = (message) => {
  console.error(`\n${message}`)
  process.exit(1)
}

/** Brings the pinned pnpm, Node and every dependency. Nothing runs at install time. */
export const install = () => {
  const arguments_ = [
    '-y',
    packageManager,
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
  ]
  const { status, error, stdout, stderr } = spawnSync('npx', arguments_, {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  })
  if (error) fail(`npx could not be started (${error.message}). Install Node.js 20 or newer with npm.`)
  if (status !== 0)
    fail(
      `${stdout}\n${stderr}\nThe dependencies could not be installed. Check the network and run the command again.`,
    )
  if (!existsSync(join(root, 'node_modules', '.bin', 'node')))
    fail('No Node 24 package fits this platform. Kaadi runs on Linux (glibc) and macOS, x64 and arm64.')
}

/** Runs a tool of the workspace to its end; answers its exit code. What it prints goes to `onOutput` too, where that is given. */
export const run = (command, arguments_, { onOutput, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const stdio = onOutput ? ['inherit', 'pipe', 'inherit'] : 'inherit'
    const child = spawn(command, arguments_, { cwd: root, env: environment, stdio, ...options })
    child.stdout?.on('data', (chunk) => {
      process.stdout.write(chunk)
      onOutput(chunk)
    })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })

/** Tasks of the packages, in their order, from the last result where nothing has changed. Turbo looks for pnpm on the path. */
export const turbo = (tasks, ...options) => turboHeard(undefined, tasks, ...options)

/** The same; `onOutput` gets what is printed as well. */
export const turboHeard = (onOutput, tasks, ...options) =>
  run(
    'npx',
    [
      '-y',
      packageManager,
      'exec',
      'turbo',
      'run',
      ...tasks,
      '--log-order=grouped',
      ...(options.some((option) => option.startsWith('--concurrency')) ? [] : ['--concurrency=2']),
      ...options,
    ],
    { onOutput },
  )
