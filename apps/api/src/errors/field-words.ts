import { cardBalanceSchema } from '@kaadi/contract/desk'
import { amountSchema, decimalStringSchema, monthSchema } from '@kaadi/contract/primitives'
import type * as z from 'zod/mini'

const patternsOf = (schema: z.core.$ZodType): string[] =>
  (schema._zod.def.checks ?? []).flatMap((check) => {
    const { pattern } = check._zod.def as { readonly pattern?: RegExp }
    return pattern ? [`${pattern}`] : []
  })

/** What is written in a form of its own, by the pattern that holds for it. */
const byPattern = new Map<string, string>(
  (
    [
      [monthSchema, 'Choose a month, such as 2026-11.'],
      [amountSchema, 'Enter an amount, such as 1500 or 1500.50.'],
      [cardBalanceSchema, 'Enter an amount, such as 80 or 80.50.'],
      [decimalStringSchema, 'Enter a number, such as 1.5.'],
    ] as const
  ).flatMap(([schema, words]) => patternsOf(schema).map((pattern) => [pattern, words] as const)),
)

const byFormat: Readonly<Record<string, string>> = {
  email: 'Enter a whole email address, such as ada@example.com.',
  url: 'Enter a whole web address, such as https://example.com.',
  date: 'Choose a day, such as 2026-11-27.',
  datetime: 'Choose a day and a time.',
}

const byType: Readonly<Record<string, string>> = {
  string: 'Write this out.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Say yes or no.',
  array: 'Send this as a list.',
  file: 'Choose a file.',
}

const many = (count: number | bigint, one: string): string =>
  `${count} ${one}${Number(count) === 1 ? '' : 's'}`

/** How much of something: letters of a text, things in a list, bytes of a file, or a number itself. */
const bound = (origin: string, limit: number | bigint, which: 'least' | 'most'): string => {
  if (origin === 'string') return `Write at ${which} ${many(limit, 'character')}.`
  if (origin === 'array' || origin === 'set') return `Choose at ${which} ${limit}.`
  if (origin === 'file') return `Choose a file of at ${which} ${many(limit, 'byte')}.`
  return which === 'least' ? `Enter ${limit} or more.` : `Enter ${limit} or less.`
}

/**
 * What a schema has against a value, as a sentence that says what to do. Words that a schema brings itself go before.
 */
export function fieldWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Fill this in.'
      return byType[issue.expected] ?? 'Enter this anew: it is not of the kind that is asked for.'
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Fill this in.'
      return issue.inclusive === false
        ? `Enter more than ${issue.minimum}.`
        : bound(issue.origin, issue.minimum, 'least')
    case 'too_big':
      return issue.inclusive === false
        ? `Enter less than ${issue.maximum}.`
        : bound(issue.origin, issue.maximum, 'most')
    case 'invalid_format':
      return (
        byPattern.get(issue.pattern ?? '') ??
        byFormat[issue.format] ??
        'Type this anew, without spaces or marks that do not belong in it.'
      )
    case 'invalid_value':
      return issue.values.length === 1 && issue.values[0] === true
        ? 'Tick this to go on.'
        : 'Choose one of what is offered.'
    case 'invalid_union':
      return 'Choose one of what is offered.'
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}.`
    case 'unrecognized_keys':
      return `Reload the page: this call does not take ${issue.keys.join(', ')}.`
    default:
      return 'Look at this again: it does not fit what else you entered.'
  }
}
