export { AuditDesk } from './audit-desk.tsx'
