import { criticalCss } from '@kaadi/config/pages'
import type { FirstFrame } from '../src/app/first-frames.tsx'

/** What every document is made of. */
export interface DocumentParts {
  /** The page as the bundler wrote it. */
  readonly page: string
  /** The script that stands in it. */
  readonly entry: string
  /** Every style of the app. */
  readonly styles: string
  /** The file that starts the app, and what it needs at once. */
  readonly app: { readonly script: string; readonly needs: readonly string[] }
  /** The site's picture in the browser's tab. */
  readonly icon: string
}

export interface DrawnScreen extends Omit<FirstFrame, 'path'> {
  /** Files that the screen needs, by their path below the root. */
  readonly scripts: readonly string[]
}

/** The policy takes no style that stands at an element: each becomes a rule of the document's own styles. */
const withoutStyleAttributes = (html: string): { readonly html: string; readonly css: string } => {
  const rules = new Map<string, string>()
  const plain = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const name = rules.get(style) ?? `s${rules.size}`
    rules.set(style, name)
    return ` data-style="${name}"`
  })
  const css = [...rules]
    .map(([style, name]) => `[data-style=${name}]{${style.replaceAll('&quot;', '"')}}`)
    .join('')
  return { html: plain, css }
}

/** The face of headings and amounts, asked for before the frame that it writes is laid out. */
const fontOf = (styles: string): string => {
  const file = /url\(([^)]*familjen-grotesk-core[^)]*\.woff2)\)/.exec(styles)?.[1]
  if (!file) throw new Error('The styles name no face.')
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`
}

const blankShell = '<p></p>'

/**
 * The whole document of a screen, or of a path that has none. The style sheet comes after the drawn frame: what stands
 * before it is painted while it is on its way.
 */
export const writeDocument = (
  { page, entry, styles, app, icon }: DocumentParts,
  screen: DrawnScreen | undefined,
): string => {
  const stylesheet = /<link rel="stylesheet"[^>]*>/.exec(page)?.[0]
  if (!stylesheet) throw new Error('The page names no style sheet.')
  const shell = withoutStyleAttributes(screen?.html ?? '')
  const drawn = screen ? `<div id="shell" inert>${shell.html}</div>` : ''
  const failed =
    '<p id="shell-failed" role="alert" hidden>This page did not load. Check your connection. <a href="">Try again</a></p>'
  const critical =
    criticalCss(styles, `<html><body><div id="app">${drawn || blankShell}${failed}`) + shell.css
  const needs = new Set([...app.needs, ...(screen?.scripts ?? [])])
  needs.delete(app.script)
  const scripts = [app.script, ...needs].map((script) => `/${script}`).join(' ')
  // What is read comes before what runs: styles, letters, and then the scripts that the entry asks for.
  const letters = fontOf(styles)
  return page
    .replace(stylesheet, '')
    .replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(/(?<=<link rel="icon" href=")[^"]*/, () => `data:image/svg+xml,${encodeURIComponent(icon)}`)
    .replace(/<title>[^<]*<\/title>/, (title) => (screen ? `<title>${screen.title}</title>` : title))
    .replace(
      '<meta charset="utf-8" />',
      (first) =>
        `${first}<meta name="scripts" content="${scripts}" /><script>${entry}</script><style>${critical}</style>${letters}`,
    )
    .replace('<div id="app"></div>', (place) => `${place}${drawn}${failed}${stylesheet}`)
    .replace(/\n\s*/g, '\n')
}
