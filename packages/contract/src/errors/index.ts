export { errorEntryOf, errorNameOf } from './error-catalogue.ts'
export { type ErrorEntry, errorCodes, errorNames } from './error-codes.ts'
export type { DetailsOf, ErrorDetails } from './error-details.ts'
export { type ErrorFacts, type ErrorName, errorTable } from './error-table.ts'
export {
  badCredentialsNotice,
  networkErrorNotice,
  noticeFor,
  otherMessage,
  tableMessage,
  tradeEndedNotice,
} from './notice.ts'
export { errorMessageFor, operatorErrorWords } from './operator-words.ts'
