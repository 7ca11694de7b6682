import * as z from 'zod/mini'

/** A month of the calendar, as `2026-11`. */
export const monthSchema = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))
