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

/** What travels beside the code: the licence, what changed, and a README whose links lead somewhere from where it lies then. */
const checkPapers = ({ name, version }, tarball) => {
  const packed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''))
  const read = (path) => execFileSync('tar', ['-xOzf', tarball, `package/${path}`], { encoding: 'utf8' })
  const readme = read('README.md')
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path]) => path)
  for (const path of ['LICENSE', 'CHANGELOG.md', ...links].filter((one) => !packed.includes(one))) {
    console.error(`${name} travels without ${path}.`)
    failures += 1
  }
  if (packed.includes('CHANGELOG.md') && !read('CHANGELOG.md').includes(`\n## ${version}\n`)) {
    console.error(`The change log of ${name} does not know ${version}.`)
    failures += 1
  }
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
    checkPapers(manifest, tarball)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failures === 0 ? 0 : 1)
