export {
  type BooksException,
  type BooksMatch,
  type BooksStanding,
  booksExceptionSchema,
  booksMatchSchema,
  booksStandingSchema,
  type ExceptionPageQuery,
  exceptionPageQuerySchema,
  type MatchedRail,
  matchedRailSchema,
  type PayoutStop,
  payoutStopSchema,
} from './book.schema.ts'
export { type BooksEndpoints, books } from './books.endpoints.ts'
