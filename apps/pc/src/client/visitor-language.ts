import { storagePrefix } from '@kaadi/contract/constants'
import { speak } from '../content/say.ts'

const key = `${storagePrefix}language`
const yearSeconds = 31_536_000

/**
 * Remembers a language: a choice for the phone, and for the service, whose pages it then overrules; what the browser alone
 * asked for leads into the app in this tab, where it is no choice.
 */
const keep = (language: string, isChosen: boolean): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the service reads it, and the cookie store is not in every browser
  if (isChosen) document.cookie = `${key}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  try {
    const storage = isChosen ? localStorage : sessionStorage
    storage.setItem(key, language)
  } catch {
    // Without storage the cookie alone remembers it.
  }
}

/** Speaks the language that the service has answered the page in, and leads into the app in it. */
export const takeLanguage = (): void => {
  const words = document.querySelector('#words')?.textContent
  const { lang } = document.documentElement
  if (words) speak(JSON.parse(words), lang)
  // An address that names its language was chosen.
  const isChosen = new URLSearchParams(window.location.search).get('lang') === lang
  if (words || isChosen) keep(lang, isChosen)
}
