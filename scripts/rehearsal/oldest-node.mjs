// The oldest Node that the packages name, from the registry and not as it happens to be installed: in it, `require()` of
// every door has to work.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicPackages, root } from '../workspace.mjs'
import { npmInstall, sh, write } from './shell.mjs'

/** The versions by which `engines` of the public packages begin. They promise the same. */
const readOldest = () => {
  const ranges = new Set(publicPackages().map(({ manifest }) => manifest.engines?.node))
  const [range, ...others] = ranges
  assert.deepEqual(others, [], 'the packages name different ranges of Node')
  const [, version] = /^>=(\d+\.\d+\.\d+)$/.exec(range ?? '') ?? []
  assert(version, `no oldest Node in the range "${range}"`)
  return version
}

export const oldestNode = readOldest()

/** Answers the path of the program. The package of this platform holds it ready: no script runs at install time. */
export const bringOldestNode = async (folder) => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const platform = `-${process.platform}-${process.arch}`
  const name = Object.keys(optionalDependencies).find((one) => one.endsWith(platform))
  write(join(folder, 'package.json'), { private: true })
  await npmInstall(folder, `${name}@${oldestNode}`)
  return join(folder, 'node_modules', name, 'bin', 'node')
}

/** A file that takes every door of the installed packages by `require()` and tells which Node did it. */
export const writeDoors = (project, versions) => {
  const doors = versions.flatMap(({ name }) => {
    const manifest = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'))
    return Object.keys(manifest.exports)
      .filter((door) => !/\.(css|json)$/.test(door))
      .map((door) => name + door.slice(1))
  })
  write(
    join(project, 'doors.cjs'),
    `for (const door of ${JSON.stringify(doors)})
  if (Object.keys(require(door)).length === 0) throw new Error(\`\${door} is empty\`)
console.log(process.version)
`,
  )
}

export const requireWithOldest = async (node, project) =>
  assert.equal((await sh(node, ['doors.cjs'], project)).trim(), `v${oldestNode}`)
