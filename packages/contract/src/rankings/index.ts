export {
  type Ranking,
  type RankingBoard,
  type RankingPlace,
  rankingBoardSchema,
  rankingPlaceSchema,
  rankingSchema,
} from './ranking.schema.ts'
export { type RankingsEndpoints, rankings } from './rankings.endpoints.ts'
