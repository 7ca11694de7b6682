import { pages } from '../src/pages/render-pages.tsx'

const assets = { script: '/page.js', styles: ['/page.css'], fonts: ['/core.woff2'] }

/** The page as the build writes it. */
export const pageHtml = (page: 'pcad' | 'pc'): string => pages[page]!(assets)

/** Puts a page into the test's document, as a browser that has loaded it. */
export const openPage = (page: 'pcad' | 'pc', path: string = `/${page}`): void => {
  window.history.replaceState(null, '', path)
  const parsed = new DOMParser().parseFromString(pageHtml(page), 'text/html')
  document.title = parsed.title
  document.documentElement.lang = parsed.documentElement.lang
  document.body.replaceChildren(...[...parsed.body.childNodes].map((node) => document.importNode(node, true)))
  // Set by a test's page, not by the module: importing it must not start anything.
  delete document.body.dataset.page
}
