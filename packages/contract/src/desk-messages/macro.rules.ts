/**
 * Fields that the service fills in from the order: who is written to, its number, its card, what it pays or promises, and what
 * was paid. An answer that says `paid` goes to a paid order alone.
 */
export const macroKnownFields = ['seller', 'number', 'card', 'amount', 'paid'] as const

const fieldPattern = /\{([a-z][a-z0-9 ]{0,29})\}/g

/** The fields of a saved answer, such as `when` in "We know more on {when}.", each once, in their order. */
export const macroFields = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(fieldPattern)].map((match) => match[1]!)),
]

/** Those of its fields that whoever sends it has to fill in. */
export const macroOpenFields = (text: string): readonly string[] =>
  macroFields(text).filter((field) => !(macroKnownFields as readonly string[]).includes(field))

/** What is in curly brackets and names no field: a bracket that was not closed, capitals, nothing. */
export const macroFault = (text: string): string | undefined =>
  /[{}][^{}]{0,40}/.exec(text.replace(fieldPattern, ''))?.[0]

/** The answer with its fields filled in, or those that are missing. What a value holds is never read as a field. */
export function fillMacro(
  text: string,
  values: Readonly<Record<string, string>>,
): { readonly text: string } | { readonly missing: readonly string[] } {
  const valueFor = (field: string) => (Object.hasOwn(values, field) ? values[field]!.trim() : '')
  const missing = macroFields(text).filter((field) => valueFor(field) === '')
  if (missing.length > 0) return { missing }
  return { text: text.replace(fieldPattern, (_, field: string) => valueFor(field)) }
}
