import { defineEndpoint } from '../http/endpoint.ts'
import { pageOf, pageQuerySchema } from '../primitives/index.ts'
import { myLevelSchema, pointEntrySchema } from './level.schema.ts'

const calls = {
  /** My level and points, from how many points on the next one counts, and what each level gives. */
  mine: defineEndpoint({
    method: 'GET',
    path: '/bizuser/v1/bizUserLevel/info',
    summary: 'My level',
    auth: 'bearer',
    data: myLevelSchema,
  }),
  /** What each trade did to my points, newest first. */
  points: defineEndpoint({
    method: 'GET',
    path: '/bizuser/v1/bizUserLevel/points',
    summary: 'History of my points',
    auth: 'bearer',
    query: pageQuerySchema,
    data: pageOf(pointEntrySchema),
  }),
}

/** The calls of `levels` under their own name, so that an editor shows it and not their schemas. */
export interface LevelsEndpoints extends Readonly<typeof calls> {}

/** A seller's level. Points come from settled trades alone, and a reversed trade takes its points back. */
export const levels: LevelsEndpoints = calls
