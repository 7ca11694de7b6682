/**
 * Writes what every release changed in pictures, before and after side by side, with its part of the change log:
 * `pnpm changes`, into `storybook-static/changes/`. Releases are the tags `@kaadi/ui@…`; what came since the last one has
 * a page too. It reads the repository's history, so the checkout must be whole.
 */
import { pathToFileURL } from 'node:url'
import { writeChanges } from './write-changes.ts'

const kit = new URL('../', import.meta.url)
const out = process.argv[2]
  ? pathToFileURL(`${process.argv[2].replace(/\/$/, '')}/`)
  : new URL('storybook-static/changes/', kit)
const pages = writeChanges(kit, out)
console.warn(
  pages.map(({ title, count }) => `${title}: ${count} pictures`).join('\n') || 'No release so far.',
)
