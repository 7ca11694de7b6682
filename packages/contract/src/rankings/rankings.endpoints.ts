import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { monthSchema } from '../primitives/index.ts'
import { rankingBoardSchema, rankingSchema } from './ranking.schema.ts'

const calls = {
  /** Who stands where in a month, this one where none is given, among sellers of my currency. */
  board: defineEndpoint({
    method: 'GET',
    path: '/bizMarketing/rankList/board',
    summary: 'Best sellers of a month',
    auth: 'bearer',
    query: z.object({ board: rankingBoardSchema, month: z.optional(monthSchema) }),
    data: rankingSchema,
  }),
}

/** The calls of `rankings` under their own name, so that an editor shows it and not their schemas. */
export interface RankingsEndpoints extends Readonly<typeof calls> {}

/** The best sellers of each month, by the clock of Lagos. The path is ours. */
export const rankings: RankingsEndpoints = calls
