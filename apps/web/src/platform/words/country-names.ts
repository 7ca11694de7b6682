import type { CardCurrency } from '@kaadi/contract/card-types'
import type { LanguageCode } from '@kaadi/words/languages'

/**
 * A country of cards by the name that a language has for it. English keeps the service's own (`USA`), as does a language whose
 * names the browser does not know.
 */
export const countryNamer = (language: LanguageCode): ((country: CardCurrency) => CardCurrency) => {
  const names =
    language !== 'en-US' && Intl.DisplayNames?.supportedLocalesOf(language).length
      ? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      : undefined
  return (country) => {
    // What is no code of a country is refused, not unknown.
    const isCode = /^[A-Z]{2}$/.test(country.countryCode)
    return { ...country, name: (isCode && names?.of(country.countryCode)) || country.name }
  }
}
