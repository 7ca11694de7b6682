import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderPage } from '../../vite/rendered-pages.ts'
import { speak } from '../content/say.ts'
import type { PageProps } from './document.tsx'
import { FramePage } from './frame.page.tsx'
import { LandingPage } from './landing.page.tsx'

export { readFacts } from './landing-facts.ts'
export { bestOf } from './page-head.tsx'
export { sampleFacts } from './sample-facts.ts'

/** The page's policy refuses styles that stand in the markup; the kit writes some for the measures of what loads. */
const withoutStyles = (html: string): string => html.replace(/ style="[^"]*"/g, '')

const render =
  (Page: (props: PageProps) => ReactElement): RenderPage =>
  (assets, facts, language, search) => {
    // What is rendered at once is said at once: no other page is rendered in between.
    speak(language?.words ?? {}, language?.code)
    try {
      const page = <Page assets={assets} facts={facts} language={language} search={search} />
      return `<!doctype html>${withoutStyles(renderToStaticMarkup(page))}`
    } finally {
      speak({})
    }
  }

/** Every page by its path. */
export const pages: Readonly<Record<string, RenderPage>> = {
  pcad: render(LandingPage),
  pc: render(FramePage),
}
