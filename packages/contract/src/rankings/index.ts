export {
  type Ranking,
  type RankingBoard,
  type RankingPlace,
  type RankingsEndpoints,
  rankingBoardSchema,
  rankingPlaceSchema,
  rankingSchema,
  rankings,
} from './rankings.endpoints.ts'
