export { levelAt, type WayToNext, wayToNext } from './level.rules.ts'
export {
  type Level,
  levelSchema,
  type MyLevel,
  myLevelSchema,
  type PointEntry,
  pointEntrySchema,
} from './level.schema.ts'
export { type LevelsEndpoints, levels } from './levels.endpoints.ts'
