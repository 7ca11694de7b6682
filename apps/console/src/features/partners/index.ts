export { PartnerDesk } from './partner-desk.tsx'
