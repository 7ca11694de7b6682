import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = new URL('../.pictures/', import.meta.url)
const kinds = ['reference', 'actual', 'diff'] as const
const titles = { reference: 'Before', actual: 'Now', diff: 'Difference' }

export const clearReport = (): void => rmSync(folder, { recursive: true, force: true })

const figure = (name: string, kind: (typeof kinds)[number]): string => {
  const src = `${name}-${kind}.png`
  const shown = existsSync(new URL(src, folder))
    ? `<a href="${src}"><img src="${src}" alt="${titles[kind]}" loading="lazy"></a>`
    : '<p>none</p>'
  return `<figure><figcaption>${titles[kind]}</figcaption>${shown}</figure>`
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
  const rows = names.map(
    (name) =>
      `<section><h2>${name}</h2><div>${kinds.map((kind) => figure(name, kind)).join('')}</div></section>`,
  )
  const page = new URL('index.html', folder)
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ: ${names.length}</title>
<style>
:root{color-scheme:light dark;font:16px/1.5 system-ui}body{margin:24px}h2{font-size:1rem}
div{display:flex;gap:16px;overflow-x:auto}figure{margin:0}img{display:block;max-width:420px;border:1px solid #8888}
figcaption{color:GrayText}
</style>
<h1>${notCompared ?? (names.length === 0 ? 'No picture differs' : `Pictures that differ: ${names.length}`)}</h1>
<p>When this is what you meant: <code>pnpm test:visual:approve</code>, and commit the pictures with the change.</p>
${rows.join('\n')}</html>
`,
  )
  return { path: fileURLToPath(page), count: names.length }
}
