// The repository as a release finds it, in a copy: versions, change logs, tags and manifests change there alone.
import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { packageManager, publicPackages, root } from '../workspace.mjs'
import { readPublished } from './registry.mjs'
import { sh, write } from './shell.mjs'

const readManifest = (copy, directory) =>
  JSON.parse(readFileSync(join(copy, directory, 'package.json'), 'utf8'))
/** The copy's commits and tags are nobody's, and follow no settings of the person who rehearses. */
const identity = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Rehearsal',
  GIT_AUTHOR_EMAIL: 'rehearsal@example.com',
  GIT_COMMITTER_NAME: 'Rehearsal',
  GIT_COMMITTER_EMAIL: 'rehearsal@example.com',
}
const git = (copy, ...arguments_) => sh('git', arguments_, copy, identity)
const commit = async (copy, message) => {
  await git(copy, 'add', '--all')
  await git(copy, 'commit', '--quiet', '--no-verify', `--message=${message}`)
}
const example = 'An example of a change, for those who upgrade.'
const repository = { GITHUB_SERVER_URL: 'https://code.example', GITHUB_REPOSITORY: 'example/kaadi' }

/** No package carries sources, pictures or pages: a copy without them behaves alike and takes a tenth of the time. */
const carried = ['**/src', '**/__screenshots__', 'docs'].map((folder) => `:(exclude,glob)${folder}/**`)

/** What git does not ignore, as it stands here, with the built packages and the installed tools; all of it in one commit. */
export const copyRepository = async (copy, { npmrc }) => {
  const listed = await sh(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...carried],
    root,
  )
  for (const file of listed.split('\0').slice(0, -1))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  write(join(copy, '.npmrc'), npmrc)
  write(join(copy, '.changeset', 'rehearsal.md'), `---\n'@kaadi/contract': minor\n---\n\n${example}\n`)

  for (const { directory } of publicPackages()) {
    if (!existsSync(join(root, directory, 'dist')))
      throw new Error(`${directory} is not built: npm run build`)
    cpSync(join(root, directory, 'dist'), join(copy, directory, 'dist'), { recursive: true })
    // Each finds its neighbours by the links that pnpm made, which lead to the copies from here.
    const neighbours = join(directory, 'node_modules', '@kaadi')
    if (existsSync(join(root, neighbours)))
      cpSync(join(root, neighbours), join(copy, neighbours), { recursive: true, verbatimSymlinks: true })
  }
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))

  await git(copy, 'init', '--quiet', '--initial-branch=main')
  await commit(copy, 'Rehearsal')
}

/** The step of the version pull request: every package that depends on the change gets a new version and says so. */
export const raiseVersions = async (copy) => {
  const before = publicPackages().map(({ directory, manifest }) => ({ directory, version: manifest.version }))
  await sh('node', ['scripts/run.mjs', 'changeset', 'version'], copy, identity)
  assert(!existsSync(join(copy, '.changeset', 'rehearsal.md')), 'the changeset is still there')
  const versions = before.map(({ directory, version }) => {
    const manifest = readManifest(copy, directory)
    assert.notEqual(manifest.version, version, `${manifest.name} has no new version`)
    const log = readFileSync(join(copy, directory, 'CHANGELOG.md'), 'utf8')
    assert(
      log.includes(`\n## ${manifest.version}\n`),
      `the change log of ${manifest.name} lacks ${manifest.version}`,
    )
    if (directory === 'packages/contract') assert(log.includes(example), 'the change log lacks the change')
    return { name: manifest.name, directory, version: manifest.version }
  })
  await commit(copy, 'Version Packages')
  return versions
}

/** Only a build service can sign where a package comes from: pnpm refuses here, so the workflow's wish has reached it. */
export const askForProvenance = async (copy) => {
  const workflow = readFileSync(join(copy, '.github', 'workflows', 'release.yml'), 'utf8')
  const [, setting, value] = /^ +(PNPM_CONFIG_PROVENANCE): '(true)'$/m.exec(workflow) ?? []
  assert(setting, 'release.yml does not ask for provenance')
  assert.match(workflow, /\bid-token: write\b/)
  const publish = ['-y', packageManager, 'publish', '--no-git-checks']
  await assert.rejects(
    sh('npx', publish, join(copy, 'packages', 'contract'), { [setting]: value }),
    /PROVENANCE/,
  )
}

/** The step after the merge, by the script that the workflow calls; then what the registry and git have to show. */
export const publish = async (copy, registry, versions) => {
  const report = join(copy, '..', 'changesets-output.ndjson')
  await sh('node', ['scripts/publish.mjs'], copy, { ...identity, ...repository, CHANGESETS_OUTPUT: report })
  // From this file the action learns which tags to push and which releases to write.
  const lines = readFileSync(report, 'utf8').trim().split('\n')
  const tags = versions.map(({ name, version }) => `${name}@${version}`).sort()
  assert.deepEqual(lines.map((line) => JSON.parse(line).tag).sort(), tags)
  assert.deepEqual((await git(copy, 'tag')).trim().split('\n').sort(), tags)
  assert.equal(await git(copy, 'status', '--porcelain'), '', 'publishing left changes behind')

  for (const { name, directory, version } of versions) {
    const published = await readPublished(registry, name)
    assert.equal(published.version, version)
    assert.deepEqual(published.repository, {
      type: 'git',
      url: 'git+https://code.example/example/kaadi.git',
      directory,
    })
    const { exports, dependencies } = published
    assert.doesNotMatch(JSON.stringify({ exports, dependencies }), /workspace:|@kaadi\/source/)
  }
}
