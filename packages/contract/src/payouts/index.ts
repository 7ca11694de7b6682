export { type Payout, payoutSchema, payouts } from './payouts.endpoints.ts'
