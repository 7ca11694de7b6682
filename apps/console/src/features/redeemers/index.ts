export { RedeemerDesk } from './redeemer-desk.tsx'
