import * as z from 'zod/mini'

export const words = (most: number) =>
  z.string().check(z.trim(), z.minLength(2, 'Write this out.'), z.maxLength(most))
export const count = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))
/** Bounded so that whole minor units of every currency fit where they are kept. */
export const amount = z
  .string()
  .check(z.regex(/^(0|[1-9]\d{0,11})(\.\d{1,18})?$/, 'Enter an amount below 1,000,000,000,000.'))
export const percent = z
  .string()
  .check(z.regex(/^(0|[1-9]\d{0,2})(\.\d{1,18})?$/, 'Enter a percentage below 1,000.'))
export const some = z.nullable(amount)
