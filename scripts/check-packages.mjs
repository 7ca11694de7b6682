// Packs the public packages as they would be published and checks exports and types on the tarballs.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, packageManager, publicPackages, root } from './workspace.mjs'

const folder = mkdtempSync(join(tmpdir(), 'kaadi-packages-'))
let failures = 0
const check = (command, arguments_) => {
  if (spawnSync(command, arguments_, { cwd: root, env: environment, stdio: 'inherit' }).status !== 0)
    failures += 1
}

try {
  for (const { directory, manifest } of publicPackages()) {
    const cwd = join(root, directory)
    const packed = execFileSync(
      'npx',
      ['-y', packageManager, 'pack', '--json', '--pack-destination', folder],
      {
        cwd,
        env: environment,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const tarball = JSON.parse(packed).filename
    // A stylesheet has no types that could be wrong.
    const stylesheets = Object.keys(manifest.exports).filter((door) => door.endsWith('.css'))
    check('publint', ['run', tarball, '--strict'])
    const excluded = stylesheets.length > 0 ? ['--exclude-entrypoints', ...stylesheets] : []
    check('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii', ...excluded])
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failures === 0 ? 0 : 1)
