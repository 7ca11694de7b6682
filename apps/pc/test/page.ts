import type { PageLanguage } from '../src/pages/page-language.ts'
import { pages } from '../src/pages/render-pages.tsx'

const assets = { script: '/page.js', styles: ['/page.css'], fonts: ['/core.woff2'] }

/** The page as the build writes it. */
export const pageHtml = (page: 'pcad' | 'pc', language?: PageLanguage): string =>
  pages[page]!(assets, undefined, language)

/** Puts a page into the test's document, as a browser that has loaded it. */
export const openPage = (page: 'pcad' | 'pc', path: string = `/${page}`, language?: PageLanguage): void => {
  window.history.replaceState(null, '', path)
  const parsed = new DOMParser().parseFromString(pageHtml(page, language), 'text/html')
  document.title = parsed.title
  document.documentElement.lang = parsed.documentElement.lang
  document.body.replaceChildren(...[...parsed.body.childNodes].map((node) => document.importNode(node, true)))
  // Set by a test's page, not by the module: importing it must not start anything.
  delete document.body.dataset.page
}
