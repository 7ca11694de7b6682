/** A country by its ISO code, with the name that the service has for it. */
interface Country {
  readonly countryCode: string
  readonly name: string
}

/** What every browser knows the names of. Of the others some do, and call a country otherwise than the next one. */
const ofBrowsers = ['fr']

/**
 * Names countries as a language does: by the browser where each knows its names, else by what a catalogue says for the service's
 * own name (`USA`), which stays where it has none (decision 210).
 */
export const countryNamer = (
  language: string,
  say: (english: string) => string,
): ((country: Country) => string) => {
  const names =
    ofBrowsers.includes(language) && Intl.DisplayNames
      ? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      : undefined
  return ({ countryCode, name }) =>
    // What is no code of a country is refused, not unknown.
    (/^[A-Z]{2}$/.test(countryCode) && names?.of(countryCode)) || say(name)
}
