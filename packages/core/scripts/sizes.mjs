// Prints what each use of the SDK costs a page, in kilobytes after gzip, dependencies included, and fails where one is over
// its budget. The sources are bundled as a page's own bundler would: whatever an import does not use must fall away.
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const uses = [
  {
    name: 'formatMoney alone',
    budget: 2,
    code: `export { formatMoney, groupThousands } from './src/money/index.ts'`,
  },
  { name: 'money, whole', budget: 16, code: `export * from './src/money/index.ts'` },
  {
    name: 'guard and safe paths',
    budget: 3,
    code: `export { decideNavigation, readDevice, safeFramePath, safePath } from './src/navigation/index.ts'`,
  },
  { name: 'times', budget: 2, code: `export * from './src/time/index.ts'` },
  { name: 'crypto, loaded when first needed', budget: 8, code: `export * from './src/crypto/index.ts'` },
  {
    name: 'client for public calls',
    budget: 23,
    code: `
      import { cardTypes } from '@kaadi/contract/card-types'
      import { createClient } from './src/client/index.ts'
      import { createBrowserStorage } from './src/storage/index.ts'
      export const client = createClient({ endpoints: { cardTypes }, platform: 'web', storage: createBrowserStorage(window) })`,
  },
  {
    name: 'client and session',
    budget: 37,
    code: `
      import { sessions } from '@kaadi/contract/sessions'
      import { users } from '@kaadi/contract/users'
      import { createActor } from 'xstate'
      import { createClient } from './src/client/index.ts'
      import { sessionActors, sessionMachine } from './src/machines/index.ts'
      import { createBrowserStorage } from './src/storage/index.ts'
      const storage = createBrowserStorage(window)
      const client = createClient({ endpoints: { sessions, users }, platform: 'web', storage })
      export const session = createActor(sessionMachine.provide({ actors: sessionActors(client) }), {
        input: { storage, currentPath: () => location.pathname },
      })`,
  },
  {
    name: 'selling a card, beside client and session',
    budget: 41,
    code: `
      import { createActor } from 'xstate'
      import { createClient } from './src/client/index.ts'
      import { sellCardMachine, sessionMachine } from './src/machines/index.ts'
      import { createBrowserStorage } from './src/storage/index.ts'
      import { cardOrders } from '@kaadi/contract/card-orders'
      import { sessions } from '@kaadi/contract/sessions'
      import { users } from '@kaadi/contract/users'
      export { createActor, createClient, sellCardMachine, sessionMachine, createBrowserStorage, cardOrders, sessions, users }`,
  },
]

const firstLoadOf = async (code) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: new URL('..', import.meta.url).pathname, loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: ['@kaadi/source', 'module'],
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const outputs = Object.entries(metafile.outputs)
  const first = new Set()
  const take = (path) => {
    if (first.has(path)) return
    first.add(path)
    for (const { path: next, kind } of metafile.outputs[path].imports) {
      if (kind === 'import-statement') take(next)
    }
  }
  take(outputs.find(([, output]) => output.entryPoint === '<stdin>')[0])
  return outputFiles
    .filter((file) => [...first].some((path) => file.path.endsWith(path)))
    .reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0)
}

let over = 0
for (const { name, budget, code } of uses) {
  const kilobytes = (await firstLoadOf(code)) / 1024
  if (kilobytes > budget) over++
  console.log(
    `${kilobytes.toFixed(1).padStart(6)} KB of ${String(budget).padStart(2)}  ${name}${kilobytes > budget ? '  OVER' : ''}`,
  )
}
process.exitCode = over > 0 ? 1 : 0
