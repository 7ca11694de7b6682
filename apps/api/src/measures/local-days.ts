import { type RawBuilder, sql } from 'kysely'

// Days and months of the sellers: Lagos and Accra are an hour apart, and one clock is kept.
const zone = sql`'Africa/Lagos'`

/** When today began. */
export const today = sql<Date>`date_trunc('day', now() at time zone ${zone}) at time zone ${zone}`
/** When tomorrow begins. */
export const tomorrow = sql<Date>`(date_trunc('day', now() at time zone ${zone}) + interval '1 day') at time zone ${zone}`
/** The first day of the month in which a time lies, as a date. */
export const monthOf = (time: RawBuilder<unknown>) =>
  sql<string>`date_trunc('month', ${time} at time zone ${zone})::date`
/** When the month that begins with this date begins. */
export const startOfMonth = (month: RawBuilder<unknown>) =>
  sql<Date>`${month}::timestamp at time zone ${zone}`
/** When the month that begins with this date ends. */
export const endOfMonth = (month: RawBuilder<unknown>) =>
  sql<Date>`(${month}::timestamp + interval '1 month') at time zone ${zone}`
