// Publishes every version that the registry lacks. A registry takes provenance only from packages whose manifest names the
// repository that built them, and that is the workflow's to say: the address stands in the manifests while they are
// published, and never in the tree.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageManager, publicPackages, root, run } from './workspace.mjs'

const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
if (!server || !repository) {
  console.error(
    'GITHUB_SERVER_URL and GITHUB_REPOSITORY (owner/name) must name the repository that the packages are published from.',
  )
  process.exit(1)
}

const manifests = publicPackages().map(({ directory }) => {
  const path = join(root, directory, 'package.json')
  return { directory, path, before: readFileSync(path, 'utf8') }
})
try {
  for (const { directory, path, before } of manifests) {
    const manifest = JSON.parse(before)
    manifest.repository = { type: 'git', url: `git+${server}/${repository}.git`, directory }
    writeFileSync(path, JSON.stringify(manifest, null, 2))
  }
  // changeset publishes by pnpm, which it looks for on the path: `exec` puts it there.
  process.exitCode = await run('npx', ['-y', packageManager, 'exec', 'changeset', 'publish'])
} finally {
  for (const { path, before } of manifests) writeFileSync(path, before)
}
