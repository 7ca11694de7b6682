import * as z from 'zod/mini'

export const words = (most: number) =>
  z.string().check(z.trim(), z.minLength(2, 'Write this out.'), z.maxLength(most))
export const count = (least: number, most: number) =>
  z
    .int('Enter a whole number.')
    .check(z.gte(least, `Enter ${least} or more.`), z.lte(most, `Enter ${most} or less.`))

const withoutMinus = 'This is never below 0: enter it without a minus.'
const isNegative = (input: unknown): boolean => /^\s*[-\u2212]/.test(String(input))
const isExact = (input: unknown): boolean => /^(0|[1-9]\d*)\.\d{19,}$/.test(String(input))
const tooExact = 'Enter 18 decimals or fewer.'
const isLarge = (input: unknown): boolean => /^[1-9]\d{3,}(\.\d+)?$/.test(String(input))
/** Bounded so that whole minor units of every currency fit where they are kept. */
const amountSaying = (negative: string) =>
  z.string().check(
    z.regex(/^(0|[1-9]\d{0,11})(\.\d{1,18})?$/, {
      error: ({ input }) =>
        isNegative(input)
          ? negative
          : isExact(input)
            ? tooExact
            : isLarge(input)
              ? 'Enter an amount below 1,000,000,000,000.'
              : 'Enter an amount in figures, for example 50.00.',
    }),
  )
export const amount = amountSaying(withoutMinus)
/** What may leave at a time, or in a day: elsewhere a minus means that there is none. */
export const limit = amountSaying(`${withoutMinus} There is no value for “no limit”.`)
export const percent = z.string().check(
  z.regex(/^(0|[1-9]\d{0,2})(\.\d{1,18})?$/, {
    error: ({ input }) =>
      isNegative(input)
        ? withoutMinus
        : isExact(input)
          ? tooExact
          : isLarge(input)
            ? 'Enter a percentage below 1,000.'
            : 'Enter a percentage in figures, for example 2.5.',
  }),
)
export const some = z.nullable(amount)
