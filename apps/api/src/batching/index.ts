export { type BatcherOptions, createBatcher, Overloaded } from './batcher.ts'
