export { type AuditEndpoints, audit } from './audit.endpoints.ts'
export { type AuditLine, type AuditQuery, auditLineSchema, auditQuerySchema } from './audit.schema.ts'
