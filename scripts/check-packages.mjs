// Packs the public packages as they would be published and checks exports and types on the tarballs.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, root } from './workspace.mjs'

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'kaadi-packages-'))
let failures = 0
const check = (command, arguments_) => {
  if (spawnSync(command, arguments_, { cwd: root, env: environment, stdio: 'inherit' }).status !== 0)
    failures += 1
}

try {
  for (const name of ['contract', 'core', 'ui'])
    execFileSync('npx', ['-y', packageManager, 'pack', '--pack-destination', folder], {
      cwd: join(root, 'packages', name),
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  for (const tarball of readdirSync(folder).map((name) => join(folder, name))) {
    check('publint', ['run', tarball, '--strict'])
    const styles = tarball.includes('-ui-') ? ['--exclude-entrypoints', './styles.css', './desk.css'] : []
    check('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii', ...styles])
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failures === 0 ? 0 : 1)
