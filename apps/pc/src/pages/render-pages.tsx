import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageAssets, RenderPage } from '../../vite/rendered-pages.ts'
import { FramePage } from './frame.page.tsx'
import { LandingPage } from './landing.page.tsx'
import type { LandingFacts } from './landing-facts.ts'

export { readFacts } from './landing-facts.ts'
export { bestOf } from './page-head.tsx'
export { sampleFacts } from './sample-facts.ts'

/** The page's policy refuses styles that stand in the markup; the kit writes some for the measures of what loads. */
const withoutStyles = (html: string): string => html.replace(/ style="[^"]*"/g, '')

const render =
  (Page: (props: { assets: PageAssets; facts?: LandingFacts | undefined }) => ReactElement): RenderPage =>
  (assets, facts) =>
    `<!doctype html>${withoutStyles(renderToStaticMarkup(<Page assets={assets} facts={facts} />))}`

/** Every page by its path. */
export const pages: Readonly<Record<string, RenderPage>> = {
  pcad: render(LandingPage),
  pc: render(FramePage),
}
