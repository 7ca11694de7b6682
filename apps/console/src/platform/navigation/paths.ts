/** The way for features to the paths of the console: they lie below it and may not import it. */
export { blockPath, orderPath, paths, payoutPath, sellerPath, verificationPath } from '../../app/paths.ts'
