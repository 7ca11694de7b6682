import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { keyedPageOf, type Named } from '../primitives/index.ts'
import { auditLineSchema, auditQuerySchema } from './audit.schema.ts'

const admins = ['admin'] as const

const auditedOperatorFields = z.object({ operatorId: z.string(), name: z.string() })
/** Somebody who acted at the desk. */
export interface AuditedOperator extends z.infer<typeof auditedOperatorFields> {}
/** An operator by name, for the filter of the audit. */
export const auditedOperatorSchema: Named<AuditedOperator, typeof auditedOperatorFields.shape> =
  auditedOperatorFields

const calls = {
  /** What operators did and what was refused to them, the newest first: filtered and paged by the service. */
  page: defineEndpoint({
    method: 'GET',
    path: '/ops/audit/page',
    summary: 'The audit',
    auth: 'operator',
    roles: admins,
    query: auditQuerySchema,
    data: keyedPageOf(auditLineSchema),
  }),
  /** Operators by name, for the filter: also those who are suspended. */
  operators: defineEndpoint({
    method: 'GET',
    path: '/ops/audit/operators',
    summary: 'Operators of the audit',
    auth: 'operator',
    roles: admins,
    data: z.array(auditedOperatorSchema),
  }),
  /** Names of the calls that may have a line, for the filter. */
  calls: defineEndpoint({
    method: 'GET',
    path: '/ops/audit/calls',
    summary: 'Calls of the audit',
    auth: 'operator',
    roles: admins,
    data: z.array(z.string()),
  }),
}

/** The calls of `audit` under their own name, so that an editor shows it and not their schemas. */
export interface AuditEndpoints extends Readonly<typeof calls> {}

/** Who did what at the desk, and when. Nothing of it can be changed. */
export const audit: AuditEndpoints = calls
