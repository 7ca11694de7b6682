/** The way for features to the paths of the app: they lie below it and may not import it. */
export {
  cardDetailPath,
  changePinPath,
  couponPath,
  exchangeDetailPath,
  exchangePath,
  orderMessagesPath,
  paths,
  resetPinPath,
  withdrawDetailPath,
  withQuery,
} from '../../app/paths.ts'
