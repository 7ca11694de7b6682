import { defineModule, recurring } from '../module.ts'
import { sweepKeys } from './idempotency.jobs.ts'

export { createRepliesKept } from './kept-replies.ts'

export const idempotencyModule = defineModule({
  name: 'idempotency',
  jobs: { 'sweep.keys': recurring(sweepKeys) },
  tables: ['idempotency_keys'],
  views: ['operator_keys'],
})
