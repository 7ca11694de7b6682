export {
  type Ranking,
  type RankingBoard,
  type RankingPlace,
  type RankingPrize,
  rankingBoardSchema,
  rankingPlaceSchema,
  rankingPrizeSchema,
  rankingSchema,
} from './ranking.schema.ts'
export { type RankingsEndpoints, rankings } from './rankings.endpoints.ts'
