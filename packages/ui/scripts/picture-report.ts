import { copyFileSync, existsSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writePicturePage } from './picture-page.ts'
import { unpackedPicture } from './stored-pictures.ts'

const folder = new URL('../.pictures/', import.meta.url)
const captions = { reference: 'Before', actual: 'Now', diff: 'Difference' }

export const clearReport = (): void => rmSync(folder, { recursive: true, force: true })

const fileOf = (name: string, kind: string): string | null => {
  const src = `${name}-${kind}.png`
  return existsSync(new URL(src, folder)) ? src : null
}

/**
 * Puts old, new and difference of every picture that came out differently on one page; answers its path and how many.
 * `notCompared` says why there is nothing to see.
 */
export function writeReport(notCompared?: string): { path: string; count: number } {
  mkdirSync(folder, { recursive: true })
  const names = globSync('*-actual.png', { cwd: folder })
    .map((file) => basename(file, '-actual.png'))
    .sort()
  for (const name of names)
    if (existsSync(unpackedPicture(name)))
      copyFileSync(unpackedPicture(name), new URL(`${name}-reference.png`, folder))
  const page = new URL('index.html', folder)
  writePicturePage(page, {
    title:
      notCompared ?? (names.length === 0 ? 'No picture differs' : `Pictures that differ: ${names.length}`),
    intro:
      '<p>When this is what you meant: <code>pnpm test:visual:approve</code>, and commit the pictures with the change.</p>',
    sections: names.map((name) => ({
      name,
      pictures: Object.entries(captions).map(([kind, caption]) => ({ caption, src: fileOf(name, kind) })),
    })),
  })
  return { path: fileURLToPath(page), count: names.length }
}
