// Writes into each public package which doors its published form has, by name: a tool that checks types or offers imports
// looks at no wildcard. In the workspace a wildcard stands for the folders. `--check` writes nothing; lint runs it so.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicPackages, root } from './workspace.mjs'

const foldersOf = (directory) =>
  readdirSync(join(root, directory, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => existsSync(join(root, directory, 'src', name, 'index.ts')))
    .sort()

/** What a door is outside the workspace: without its source. Undefined where it leads nowhere else. */
const publishedTarget = (target) => {
  if (typeof target === 'string') return target.startsWith('./src/') ? undefined : target
  const { '@kaadi/source': _, ...published } = target
  return published.default?.startsWith('./dist/') ? published : undefined
}

const doorsOf = ({ directory, manifest }) =>
  Object.entries(manifest.exports).flatMap(([door, given]) => {
    const target = publishedTarget(given)
    if (target === undefined) return []
    if (door !== './*') return [[door, target]]
    return foldersOf(directory).map((name) => [
      `./${name}`,
      Object.fromEntries(Object.entries(target).map(([kind, path]) => [kind, path.replace('*', name)])),
    ])
  })

const stale = []
for (const one of publicPackages()) {
  const path = join(root, one.directory, 'package.json')
  const before = readFileSync(path, 'utf8')
  const manifest = JSON.parse(before)
  manifest.publishConfig = { access: 'public', exports: Object.fromEntries(doorsOf(one)) }
  if (JSON.stringify(manifest) === JSON.stringify(JSON.parse(before))) continue
  if (process.argv.includes('--check')) stale.push(one.directory)
  else writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
}
if (stale.length > 0) {
  console.error(`The published doors of ${stale.join(', ')} are not those of its folders.`)
  console.error('Run: node scripts/run.mjs doors')
  process.exit(1)
}
