export { PayoutDesk } from './payout-desk.tsx'
