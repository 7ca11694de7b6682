export {
  type Ranking,
  type RankingBoard,
  type RankingOwnPrize,
  type RankingPlace,
  type RankingPrize,
  rankingBoardSchema,
  rankingOwnPrizeSchema,
  rankingPlaceSchema,
  rankingPrizeSchema,
  rankingSchema,
} from './ranking.schema.ts'
export { type RankingsEndpoints, rankings } from './rankings.endpoints.ts'
