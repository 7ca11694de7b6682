import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { precompress, usedCss } from '@kaadi/config/pages'
import { isRunnableDevEnvironment, type Manifest, type Plugin } from 'vite'
import type { LandingFacts } from '../src/pages/landing-facts.ts'
import type { PageLanguage } from '../src/pages/page-language.ts'
import { readLanguages } from './read-languages.ts'

const root = resolve(import.meta.dirname, '..')
/** Where the code that renders the pages is built, and forgotten. Two builds at once do not meet. */
export const pagesFolder = join(root, `node_modules/.pages-${process.pid}`)

/** Files of the client that a page names. */
export interface PageAssets {
  readonly script: string
  /** What the script imports at once. */
  readonly imports?: readonly string[]
  readonly styles: readonly string[]
  /** Fonts that the first look needs. */
  readonly fonts: readonly string[]
}

/** `search` is the query of the address that is asked for. */
export type RenderPage = (
  assets: PageAssets,
  facts?: LandingFacts,
  language?: PageLanguage,
  search?: string,
) => string
type RenderModule = {
  readonly pages: Readonly<Record<string, RenderPage>>
  readonly sampleFacts: LandingFacts
}

const assetsOf = (manifest: Manifest, page: string): PageAssets => {
  const script = manifest[`src/client/${page}.ts`]
  const style = manifest['src/styles/page.css']
  if (!script || !style) throw new Error(`The client build has no ${page}.`)
  const path = (file: string) => `/${file}`
  return {
    script: path(script.file),
    imports: (script.imports ?? []).map((name) => path(manifest[name]!.file)),
    styles: [style.file, ...(style.css ?? [])].filter((file) => file.endsWith('.css')).map(path),
    // The core cut holds every letter and figure; the other one holds a sign or two.
    fonts: (style.assets ?? []).filter((file) => /core.*\.woff2$/.test(file)).map(path),
  }
}

const stylesheets = /<link rel="stylesheet"[^>]*>/g

/** Puts the styles that a page may need into it, in place of the kit's whole sheet: its first paint waits for nothing. */
const withStyles = (html: string, own: string): string =>
  html.replace(stylesheets, '').replace('</head>', () => `<style>${own}</style></head>`)

const textOf = (folder: string, ending: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

/**
 * Renders each page to a file after the client is built, `dist/<page>/index.html`, and on each request while it is
 * developed. The code that renders them stays in `dist/server`: the service fills them with the day's rates by it.
 */
export const renderedPages = (): Plugin => ({
  name: 'kaadi-rendered-pages',
  config: () => ({
    builder: {
      async buildApp(builder) {
        await builder.build(builder.environments.client!)
        await builder.build(builder.environments.pages!)
        const dist = resolve(root, builder.environments.client!.config.build.outDir)
        const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
        const { pages, sampleFacts }: RenderModule = await import(
          `${pathToFileURL(join(pagesFolder, 'render-pages.js'))}?${Date.now()}`
        )
        const [css, scripts] = [textOf(dist, '.css'), textOf(dist, '.js')]
        const parts: Record<string, { assets: PageAssets; style: string }> = {}
        for (const [page, render] of Object.entries(pages)) {
          const assets = assetsOf(manifest, page)
          const plain = render(assets)
          const style = usedCss(css, plain + render(assets, sampleFacts), scripts)
          mkdirSync(join(dist, page), { recursive: true })
          writeFileSync(join(dist, page, 'index.html'), withStyles(plain, style))
          parts[page] = { assets: { ...assets, styles: [] }, style }
        }
        for (const style of assetsOf(manifest, 'pcad').styles) rmSync(join(dist, style))
        rmSync(join(dist, '.vite'), { recursive: true })
        await precompress(dist)
        cpSync(pagesFolder, join(dist, 'server'), { recursive: true })
        writeFileSync(join(dist, 'server/parts.json'), JSON.stringify(parts))
        writeFileSync(join(dist, 'server/languages.json'), JSON.stringify(await readLanguages()))
        rmSync(pagesFolder, { recursive: true })
      },
    },
  }),
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response, next) => {
      const page = /^\/(pcad|pc)\/?(?:\?|$)/.exec(request.originalUrl ?? '')?.[1]
      const environment = server.environments.pages
      if (!page || !environment || !isRunnableDevEnvironment(environment)) return next()
      try {
        const { pages }: RenderModule = await environment.runner.import('/src/pages/render-pages.tsx')
        const assets = { script: `/src/client/${page}.ts`, styles: ['/src/styles/page.css'], fonts: [] }
        const search = /\?.*/.exec(request.originalUrl ?? '')?.[0]
        const html = pages[page]!(assets, undefined, undefined, search)
        response.setHeader('content-type', 'text/html')
        response.end(await server.transformIndexHtml(request.originalUrl ?? '/', html))
      } catch (error) {
        next(error)
      }
    })
  },
})
