export { VerificationDesk } from './verification-desk.tsx'
