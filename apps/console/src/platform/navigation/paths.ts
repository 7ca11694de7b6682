/** The way for features to the paths of the console: they lie below it and may not import it. */
export { orderPath, paths, payoutPath } from '../../app/paths.ts'
