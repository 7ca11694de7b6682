export { type AuditEndpoints, type AuditedOperator, audit, auditedOperatorSchema } from './audit.endpoints.ts'
export { type AuditLine, type AuditQuery, auditLineSchema, auditQuerySchema } from './audit.schema.ts'
