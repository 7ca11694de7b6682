// A strict TypeScript project under pnpm's strict folders, with the oldest of everything that it may share with the
// packages: libraries checked, with the types of a browser, of Node and of the oldest Node; names on hover; the README of the
// fake service.
import assert from 'node:assert/strict'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageManager, root } from '../workspace.mjs'
import { hoverOver } from './hover.mjs'
import { oldestNode } from './oldest-node.mjs'
import { readReadme, writeFiles } from './readme.mjs'
import { sh, write } from './shell.mjs'

const manifestOf = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
const oldest = (ranges) =>
  Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, range.replace(/^\^/, '')]))

/** A file that imports every door of a package. */
const everyDoor = (...names) => {
  const doors = names.flatMap((name) =>
    Object.keys(manifestOf(name).publishConfig.exports)
      .filter((door) => door !== './package.json')
      .map((door) => `@kaadi/${name}${door.slice(1)}`),
  )
  const imports = doors.map((door, index) => `import * as door${index} from '${door}'`)
  return `${imports.join('\n')}\n\nexport const doors = [${doors.map((_, index) => `door${index}`).join(', ')}]\n`
}

/** What a project has to name itself, it names here: without help. */
const install = async (folder, { npmrc }, versions, nodeTypes) => {
  write(join(folder, 'doors.ts'), everyDoor('contract', 'core', 'testing'))
  write(join(folder, '.npmrc'), npmrc)
  const { zod } = manifestOf('contract').dependencies
  write(
    join(folder, 'pnpm-workspace.yaml'),
    `autoInstallPeers: false\nstrictPeerDependencies: true\noverrides: { zod: ${oldest({ zod }).zod} }\n`,
  )
  const ours = versions.filter(({ name }) =>
    ['@kaadi/contract', '@kaadi/core', '@kaadi/testing'].includes(name),
  )
  write(join(folder, 'package.json'), {
    name: 'strict',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(ours.map(({ name, version }) => [name, version])),
      ...oldest(manifestOf('core').peerDependencies),
    },
    devDependencies: { '@types/node': nodeTypes },
  })
  await sh('npx', ['-y', packageManager, 'install', '--store-dir', join(folder, '.store')], folder)
}

export const useStrictly = async (folder, registry, versions) => {
  cpSync(fileURLToPath(new URL('strict', import.meta.url)), folder, { recursive: true })
  writeFiles(folder, readReadme('testing'))
  await install(folder, registry, versions, manifestOf('ui').devDependencies['@types/node'])
  const [shown] = await Promise.all([
    sh('node', ['sdk.ts'], folder),
    sh('node', ['--test'], folder),
    sh('tsc', ['-p', 'tsconfig.json'], folder),
    sh('tsc', ['-p', 'tsconfig.browser.json'], folder),
  ])
  assert.equal(shown, 'typed and run')
  readNames(folder)
}

/** The types of the oldest Node in which the packages run: they know less of a browser than newer ones. */
export const useWithOldestNode = async (folder, registry, versions) => {
  cpSync(fileURLToPath(new URL('strict', import.meta.url)), folder, { recursive: true })
  await install(folder, registry, versions, oldestNode)
  await sh('tsc', ['-p', 'tsconfig.oldest.json'], folder)
}

/** Names where there were thousands of characters of schemas. */
const readNames = (folder) => {
  const places = ['const order', 'const parsed', 'const prices', 'const details', 'const page']
  const [file, config] = [join(folder, 'sdk.ts'), join(folder, 'tsconfig.json')]
  const [order, parsed, prices, details, page] = hoverOver(file, config, places)
  assert.equal(order, 'const order: CardOrder')
  assert.equal(parsed, 'const parsed: CardOrder')
  assert.equal(prices, 'const prices: CardPrice[]')
  assert.match(details, /giftOrderId: string/)
  assert.match(page, /Promise<Page<CardOrderSummary>>$/)
  assert.doesNotMatch(page, /Zod|Named</)
  assert(page.length < 500, page)
  const sets = { endpoints: '{ x }', client: 'Client<{ x }>', queries: 'Queries<{ x }>' }
  const nouns = [
    'cardOrders: CardOrdersEndpoints',
    'cardTypes: CardTypesEndpoints',
    'sessions: SessionsEndpoints',
  ]
  const shownSets = hoverOver(
    file,
    config,
    Object.keys(sets).map((name) => `const ${name}`),
  )
  Object.entries(sets).forEach(([name, type], index) => {
    const shown = shownSets[index].replace(/\s+/g, ' ')
    assert.equal(shown, `const ${name}: ${type.replace('x', `${nouns.join('; ')}; users: UsersEndpoints;`)}`)
  })
}
