export {
  badCredentialsNotice,
  errorEntryOf,
  errorNameOf,
  networkErrorNotice,
  noticeFor,
  otherMessage,
  tableMessage,
} from './error-catalogue.ts'
export { type ErrorEntry, type ErrorName, errorCodes, errorNames } from './error-codes.ts'
