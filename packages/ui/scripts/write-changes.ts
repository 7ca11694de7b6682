import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { escapeHtml, type Shown, writePicturePage } from './picture-page.ts'

const pictures = '__screenshots__/'
/** Older releases stand in the change log alone: their pictures would outgrow the Storybook. */
const maxReleases = 5

interface Change {
  name: string
  before: boolean
  after: boolean
}

/** One step of the kit: from a tag to the next, or to what is checked out. */
interface Step {
  from: string
  /** Null: the files as they are. */
  to: string | null
}

export interface ChangesPage {
  title: string
  count: number
}

function git(kit: URL, ...words: string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: kit, maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(`git ${words[0]}: ${stderr}`)
  return stdout
}

const releasesOf = (kit: URL): string[] =>
  git(kit, 'tag', '--list', '@kaadi/ui@*', '--sort=creatordate', '--merged', 'HEAD')
    .toString()
    .split('\n')
    .filter(Boolean)

function changesOf(kit: URL, { from, to }: Step): Change[] {
  const lines = git(
    kit,
    'diff',
    '--name-status',
    '--no-renames',
    '--relative',
    from,
    ...(to ? [to] : []),
    '--',
    pictures,
  )
    .toString()
    .split('\n')
  return lines.flatMap((line) => {
    const [kind, path] = line.split('\t')
    const name = path?.match(/([^/]+)\.webp$/)?.[1]
    return name ? [{ name, before: kind !== 'A', after: kind !== 'D' }] : []
  })
}

/** The lines of the change log under a version's heading. */
export function changesIn(log: string, version: string): string {
  const [, text = ''] = log.split(`## ${version}\n`)
  return text.split(/^## /m)[0]!.trim()
}

const label = ({ to, from }: Step): string =>
  to ? to.replace('@kaadi/ui@', '') : `since ${from.replace('@kaadi/ui@', '')}`

function writeStep(kit: URL, folder: URL, step: Step): ChangesPage {
  const changes = changesOf(kit, step)
  mkdirSync(folder, { recursive: true })
  const store = (name: string, kind: 'before' | 'after', rev: string | null): string => {
    const path = `${pictures}${name}.webp`
    const src = `${name}-${kind}.webp`
    writeFileSync(
      new URL(src, folder),
      rev ? git(kit, 'show', `${rev}:./${path}`) : readFileSync(new URL(path, kit)),
    )
    return src
  }
  const shown = ({ name, before, after }: Change): Shown[] => [
    { caption: 'Before', src: before ? store(name, 'before', step.from) : null },
    { caption: 'After', src: after ? store(name, 'after', step.to) : null },
  ]
  const log = step.to ? changesIn(readFileSync(new URL('CHANGELOG.md', kit), 'utf8'), label(step)) : ''
  const title = `@kaadi/ui ${label(step)}`
  writePicturePage(new URL('index.html', folder), {
    title,
    intro: `${log ? `<pre style="white-space:pre-wrap">${escapeHtml(log)}</pre>` : ''}<p>${changes.length === 0 ? 'No picture changed.' : `Pictures that changed: ${changes.length}`}</p>`,
    sections: changes.map((change) => ({ name: change.name, pictures: shown(change) })),
  })
  return { title, count: changes.length }
}

/** Writes a page for each of the last releases and for what came since; the newest first on the page that lists them. */
export function writeChanges(kit: URL, out: URL): ChangesPage[] {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const releases = releasesOf(kit).slice(-maxReleases - 1)
  const steps = releases.map((from, index): Step => ({ from, to: releases[index + 1] ?? null })).reverse()
  const pages = steps.map((step, index) => writeStep(kit, new URL(`${index}/`, out), step))
  const items = pages.map(
    ({ title, count }, index) => `<li><a href="${index}/">${title}</a>: ${count} pictures</li>`,
  )
  writePicturePage(new URL('index.html', out), {
    title: 'What changed, in pictures',
    intro: pages.length === 0 ? '<p>No release so far.</p>' : `<ul>${items.join('')}</ul>`,
    sections: [],
  })
  return pages
}
