import * as z from 'zod/mini'

/** An amount or a rate on the wire: a plain decimal string such as `1480` or `0.000001`. Never a float. */
export const decimalStringSchema = z.string().check(z.regex(/^-?(0|[1-9]\d{0,23})(\.\d{1,18})?$/))

/** An amount above or equal to zero. */
export const amountSchema = z.string().check(z.regex(/^(0|[1-9]\d{0,23})(\.\d{1,18})?$/))
