/** A country by its ISO code, with the name that the service has for it. */
interface Country {
  readonly countryCode: string
  readonly name: string
}

/**
 * Names countries as a language does. English keeps the service's own name (`USA`), as does a language whose names the browser
 * does not know.
 */
export const countryNamer = (language: string): ((country: Country) => string) => {
  const names =
    !language.startsWith('en') && Intl.DisplayNames?.supportedLocalesOf(language).length
      ? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      : undefined
  return ({ countryCode, name }) =>
    // What is no code of a country is refused, not unknown.
    (/^[A-Z]{2}$/.test(countryCode) && names?.of(countryCode)) || name
}
