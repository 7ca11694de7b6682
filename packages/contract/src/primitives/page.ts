import * as z from 'zod/mini'
import type { Named } from './named.ts'

const count = (fallback: number, most: number) =>
  z._default(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(most)), fallback)

/** Every list takes `current` (from 1) and `size`, or the `cursor` of an earlier answer (decision 44). */
export const pageQueryFields = {
  current: count(1, 100_000),
  size: count(20, 100),
  cursor: z.optional(z.string().check(z.maxLength(200))),
}
/** Which page of a list that takes nothing else. */
export const pageQuerySchema = z.object(pageQueryFields)
/** Which page, with the defaults filled in. */
export interface PageQuery extends z.output<typeof pageQuerySchema> {}

/** A page of records, as `pageOf` describes it. */
export interface Page<T> {
  records: T[]
  total: number
  size: number
  current: number
  pages: number
  cursor: string | null
}

const pageFields = <T extends z.ZodMiniType>(record: T) =>
  z.object({
    records: z.array(record),
    total: z.int(),
    size: z.int(),
    current: z.int(),
    pages: z.int(),
    cursor: z.nullable(z.string()),
  })
/** A page of records. `cursor` continues after the last record where there is more; `total` and `pages` go up to `maxCounted` records. */
export const pageOf = <T extends z.ZodMiniType>(
  record: T,
): Named<Page<z.output<T>>, ReturnType<typeof pageFields<T>>['shape'], Page<z.input<T>>> => pageFields(record)

/** A page of records, as `keyedPageOf` describes it. */
export interface KeyedPage<T> extends Page<T> {
  previous: string | null
}

const keyedPageFields = <T extends z.ZodMiniType>(record: T) =>
  z.object({ ...pageFields(record).shape, previous: z.nullable(z.string()) })
/** A page by key that can be turned both ways: `previous` leads to the page before, where there is one. */
export const keyedPageOf = <T extends z.ZodMiniType>(
  record: T,
): Named<KeyedPage<z.output<T>>, ReturnType<typeof keyedPageFields<T>>['shape'], KeyedPage<z.input<T>>> =>
  keyedPageFields(record)

/** Lists are counted up to here: a `total` or a count of this many means that there may be more. */
export const maxCounted = 1_000
