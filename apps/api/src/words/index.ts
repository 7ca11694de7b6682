export { localeOf } from './locale-of.ts'
export { say } from './say.ts'
export { msg, type Sentence, type Value, type Words } from './sentence.ts'
