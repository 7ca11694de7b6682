// Prints what each use of the SDK costs a page, in kilobytes after gzip, dependencies included, and fails where one is over
// its budget. It is bundled as a page's own bundler would: whatever an import does not use must fall away. The sources are
// measured; with `--published`, after a build, the files that a registry would hold. It also fails where importing one noun
// of the contract brings the schemas of another's calls.
import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const published = process.argv.includes('--published')

const uses = [
  {
    name: 'formatMoney alone',
    budget: 0.8,
    code: `export { formatMoney, groupThousands } from '@kaadi/core/money'`,
  },
  {
    name: 'amounts: sums, comparisons, rounding',
    budget: 13.5,
    code: `export { add, compare, money, roundFee, roundQuote, subtract, sum, toAmount } from '@kaadi/core/money'`,
  },
  { name: 'quoting a card', budget: 14, code: `export { quoteCard, toAmount } from '@kaadi/core/money'` },
  {
    name: 'deciding a withdrawal',
    budget: 14,
    code: `export { decideWithdrawal, money, toAmount } from '@kaadi/core/money'`,
  },
  { name: 'money, whole', budget: 16, code: `export * from '@kaadi/core/money'` },
  {
    name: 'guard and safe paths',
    budget: 1.8,
    code: `export { decideNavigation, readDevice, safeFramePath, safePath } from '@kaadi/core/navigation'`,
  },
  { name: 'times', budget: 1.6, code: `export * from '@kaadi/core/time'` },
  { name: 'crypto, loaded when first needed', budget: 7.4, code: `export * from '@kaadi/core/crypto'` },
  { name: 'addresses, loaded when first needed', budget: 9, code: `export * from '@kaadi/core/addresses'` },
  {
    name: 'faults of photos, loaded when one is chosen',
    budget: 3,
    code: `export { findPhotoFaults } from '@kaadi/core/photos'`,
  },
  {
    name: 'client for public calls',
    budget: 19,
    code: `
      import { cardTypes } from '@kaadi/contract/card-types'
      import { createClient } from '@kaadi/core/client'
      import { createBrowserStorage } from '@kaadi/core/storage'
      export const client = createClient({ endpoints: { cardTypes }, platform: 'web', storage: createBrowserStorage(window) })`,
  },
  {
    name: 'client and session',
    budget: 35.2, // the built files weigh 0.07 KB more than their sources; every refusal is told since 2026-11-25
    code: `
      import { sessions } from '@kaadi/contract/sessions'
      import { users } from '@kaadi/contract/users'
      import { createActor } from 'xstate'
      import { createClient } from '@kaadi/core/client'
      import { sessionActors, sessionMachine } from '@kaadi/core/machines'
      import { createBrowserStorage } from '@kaadi/core/storage'
      const storage = createBrowserStorage(window)
      const client = createClient({ endpoints: { sessions, users }, platform: 'web', storage })
      export const session = createActor(sessionMachine.provide({ actors: sessionActors(client) }), {
        input: { storage, currentPath: () => location.pathname },
      })`,
  },
  {
    name: 'selling a card, beside client and session',
    // A sale that got no answer looks for its trade first: 0.5 KB. Photos taken without a connection wait with it: 0.3 KB.
    budget: 42.6, // the built files weigh 0.07 to 0.14 KB more than their sources
    code: `
      import { createActor } from 'xstate'
      import { createClient, sendByXhr } from '@kaadi/core/client'
      import { sellCardMachine, sessionMachine } from '@kaadi/core/machines'
      import { createBrowserStorage } from '@kaadi/core/storage'
      import { cardOrders } from '@kaadi/contract/card-orders'
      import { sessions } from '@kaadi/contract/sessions'
      import { users } from '@kaadi/contract/users'
      export {
        createActor, createClient, sendByXhr, sellCardMachine, sessionMachine, createBrowserStorage, cardOrders, sessions, users
      }`,
  },
]

const bundle = (code) =>
  build({
    stdin: { contents: code, resolveDir: new URL('..', import.meta.url).pathname, loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: published ? ['module'] : ['@kaadi/source', 'module'],
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })

const firstLoadOf = async (code) => {
  const { outputFiles, metafile } = await bundle(code)
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
    `${kilobytes.toFixed(2).padStart(6)} KB of ${String(budget).padStart(4)}  ${name}${kilobytes > budget ? '  OVER' : ''}`,
  )
}

const contract = new URL('../../contract/src/', import.meta.url)
const nouns = readdirSync(contract, { recursive: true }).filter((file) => file.endsWith('.endpoints.ts'))
const paths = new Map()
for (const file of nouns) {
  const { outputFiles } = await bundle(`export * from '@kaadi/contract/${file.split('/')[0]}'`)
  paths.set(
    file,
    outputFiles.flatMap(({ text }) => text.match(/(?<=path:")[^"]+/g) ?? []),
  )
}
const shared = nouns.filter((one) =>
  nouns.some((other) => other !== one && paths.get(one).some((path) => paths.get(other).includes(path))),
)
for (const file of nouns.filter((one) => paths.get(one).length === 0))
  console.log(`No call was found in ${file}.`)
for (const file of shared) console.log(`${file} brings calls of another noun.`)
if (over + shared.length > 0) process.exitCode = 1
