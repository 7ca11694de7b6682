export { RecheckDesk } from './recheck-desk.tsx'
