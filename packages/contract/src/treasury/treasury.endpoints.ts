import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { keyedPageOf, userIdSchema } from '../primitives/index.ts'
import {
  ledgerBalanceSchema,
  ledgerFilterSchema,
  ledgerLineSchema,
  ledgerOwnerSchema,
  ledgerQuerySchema,
} from './ledger-line.schema.ts'
import { currencyStandingSchema } from './standing.schema.ts'

const treasurers = ['treasurer', 'admin'] as const

const calls = {
  /** At most ten sellers whose address begins so. */
  sellers: defineEndpoint({
    method: 'GET',
    path: '/ops/ledger/sellers',
    summary: 'Sellers of the books',
    auth: 'operator',
    roles: treasurers,
    query: z.object({ search: z.string().check(z.minLength(2), z.maxLength(80)) }),
    data: z.array(ledgerOwnerSchema),
  }),
  /** The accounts of a seller, or those of the house, with what they hold. */
  accounts: defineEndpoint({
    method: 'GET',
    path: '/ops/ledger/accounts',
    summary: 'Accounts of the books',
    auth: 'operator',
    roles: treasurers,
    query: z.object({ sellerId: z.optional(userIdSchema) }),
    data: z.array(ledgerBalanceSchema),
    errors: ['notFound', 'invalidInput'],
  }),
  /**
   * Lines of the books, newest first: of one account with its running balance, of one kind of event, of one order, withdrawal or
   * adjustment, or all. What is read stands in the audit.
   */
  lines: defineEndpoint({
    method: 'GET',
    path: '/ops/ledger/lines',
    summary: 'Lines of the books',
    auth: 'operator',
    roles: treasurers,
    query: ledgerQuerySchema,
    data: keyedPageOf(ledgerLineSchema),
    audited: 'always',
    errors: ['notFound', 'invalidInput'],
  }),
  /** The same lines as a table, the newest 10,000 of them. The header `x-ledger-lines` says how many there are. */
  file: defineEndpoint({
    method: 'GET',
    path: '/ops/ledger/file',
    summary: 'Lines of the books as a file',
    auth: 'operator',
    roles: treasurers,
    query: ledgerFilterSchema,
    data: z.unknown(),
    replies: 'file',
    audited: 'always',
    errors: ['notFound', 'invalidInput'],
  }),
  /** By currency: what sellers are owed, what providers hold, and every account of the books, which add up to zero. */
  standing: defineEndpoint({
    method: 'GET',
    path: '/ops/ledger/standing',
    summary: 'Float and liabilities',
    auth: 'operator',
    roles: treasurers,
    data: z.array(currencyStandingSchema),
  }),
}

/** The calls of `treasury` under their own name, so that an editor shows it and not their schemas. */
export interface TreasuryEndpoints extends Readonly<typeof calls> {}

/** The books as treasurers read them. */
export const treasury: TreasuryEndpoints = calls
