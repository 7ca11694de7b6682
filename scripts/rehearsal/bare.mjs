// A project under pnpm's strict folders that installs the SDK and nothing else: what a door needs beside it, the README says.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageManager, root } from '../workspace.mjs'
import { sh, write } from './shell.mjs'

/** Imports each door and tells which package it did not find, if any. */
const look = `
const missing = {}
for (const door of process.argv.slice(2))
  await import(door).then(
    () => { missing[door] = null },
    (error) => {
      missing[door] = /Cannot find package '([^']+)'/.exec(error.message)?.[1] ?? error.message
    },
  )
console.log(JSON.stringify(missing))
`

/** The table of the README: what each door needs, in its words. */
export const readNeeds = () => {
  const readme = readFileSync(join(root, 'packages', 'core', 'README.md'), 'utf8')
  const rows = [...readme.matchAll(/^\| (`@kaadi\/core\/[^|]+) \|[^|]+\|([^|]*)\|$/gm)]
  const doors = rows.flatMap(([, names, needs]) =>
    [...names.matchAll(/`(?:@kaadi\/core)?\/([a-z]+)`/g)].map(([, name]) => [`@kaadi/core/${name}`, needs]),
  )
  return Object.fromEntries(doors)
}

export const useBare = async (folder, { npmrc }, versions) => {
  const needs = readNeeds()
  const manifest = JSON.parse(readFileSync(join(root, 'packages', 'core', 'package.json'), 'utf8'))
  const doors = Object.keys(manifest.publishConfig.exports)
    .filter((door) => door !== './package.json' && door !== '.')
    .map((door) => `@kaadi/core${door.slice(1)}`)
  assert.deepEqual(
    Object.keys(needs).sort(),
    doors.sort(),
    'the README lists other doors than the package has',
  )
  write(join(folder, '.npmrc'), npmrc)
  write(join(folder, 'pnpm-workspace.yaml'), 'autoInstallPeers: false\n')
  const ours = versions.filter(({ name }) => ['@kaadi/contract', '@kaadi/core'].includes(name))
  write(join(folder, 'package.json'), {
    name: 'bare',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(ours.map(({ name, version }) => [name, version])),
  })
  write(join(folder, 'look.mjs'), look)
  await sh('npx', ['-y', packageManager, 'install', '--store-dir', join(folder, '.store')], folder)
  const missing = JSON.parse(await sh('node', ['look.mjs', '@kaadi/core', ...doors], folder))
  for (const [door, name] of Object.entries(missing)) {
    if (name === null) continue
    assert(manifest.peerDependencies[name], `${door} needs ${name}, which is no peer`)
    assert(needs[door]?.includes(`\`${name}\``), `${door} needs ${name}, and the README does not say so`)
  }
  const unsaid = Object.keys(manifest.peerDependencies).filter(
    (name) => !Object.values(missing).includes(name),
  )
  assert.deepEqual(unsaid, [], 'a peer that no door needs')
}
