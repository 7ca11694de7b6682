import { writeFileSync } from 'node:fs'

/** A picture and what is said of it; without a file it was not there. */
export interface Shown {
  caption: string
  src: string | null
}

export interface PicturePage {
  title: string
  /** What stands above the pictures, as HTML. */
  intro: string
  sections: readonly { name: string; pictures: readonly Shown[] }[]
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const figure = ({ caption, src }: Shown): string => {
  const picture = src
    ? `<a href="${escapeHtml(src)}"><img src="${escapeHtml(src)}" alt="${caption}" loading="lazy"></a>`
    : '<p>none</p>'
  return `<figure><figcaption>${caption}</figcaption>${picture}</figure>`
}

/** Writes pictures side by side on one page that needs nothing else. */
export function writePicturePage(file: URL, { title, intro, sections }: PicturePage): void {
  const rows = sections.map(
    ({ name, pictures }) =>
      `<section><h2>${escapeHtml(name)}</h2><div>${pictures.map(figure).join('')}</div></section>`,
  )
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>
:root{color-scheme:light dark;font:16px/1.5 system-ui}body{margin:24px}h2{font-size:1rem}
div{display:flex;gap:16px;overflow-x:auto}figure{margin:0}img{display:block;max-width:420px;border:1px solid #8888}
figcaption{color:GrayText}
</style>
<h1>${escapeHtml(title)}</h1>
${intro}
${rows.join('\n')}</html>
`,
  )
}
