import { speak } from '../content/say.ts'
import { find, findAll } from './dom.ts'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string },
  ): { createHTML(text: string): string }
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
/** With Trusted Types a plain string is read as no page. What is read here is this site's own, and none of its scripts run. */
const ownPage = trustedTypes?.createPolicy('kaadi-page', { createHTML: (text) => text })

const readPage = (text: string): Document =>
  new DOMParser().parseFromString(ownPage ? ownPage.createHTML(text) : text, 'text/html')

/** What stands on the frame's page in words. The app itself is none of it. */
const said = ['.p-frame-words', '[data-frame-refused]'] as const

/** Puts the words of the page in another language in the place of its own. */
const takeWords = (page: Document): void => {
  for (const selector of said) {
    const words = document.importNode(find(selector, page), true)
    // Read without scripts, what is for those without them would be drawn.
    for (const unscripted of findAll('noscript', words)) unscripted.remove()
    find(selector).replaceChildren(...words.childNodes)
  }
  find<HTMLIFrameElement>('[data-frame]').title = find<HTMLIFrameElement>('[data-frame]', page).title
  document.title = page.title
  document.documentElement.lang = page.documentElement.lang
  const words = page.querySelector('#words')?.textContent
  speak(words ? JSON.parse(words) : {}, page.documentElement.lang)
}

/**
 * Has the page say what it says in the language of the app inside it, which may be that of an account: no choice of this
 * browser's, and kept nowhere. Without an answer the page stays as it is. `drawn` is called after each change.
 */
export const languageFollower = (fetch: typeof globalThis.fetch, drawn: () => void) => {
  let wanted: string | undefined
  return async (language: string): Promise<void> => {
    wanted = language
    if (language === document.documentElement.lang) return
    const address = `/pc?${new URLSearchParams({ lang: language })}`
    const answer = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => undefined)
    if (!answer?.ok) return
    const page = readPage(await answer.text())
    // Another language was wanted meanwhile, or this one is not spoken here.
    if (wanted !== language || page.documentElement.lang !== language) return
    takeWords(page)
    drawn()
  }
}
