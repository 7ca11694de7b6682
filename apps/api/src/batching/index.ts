export { type BatcherOptions, createBatcher, Overloaded, type SentList, sentLists } from './batcher.ts'
