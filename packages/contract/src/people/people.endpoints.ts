import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { keyedPageOf, sessionIdSchema, userIdSchema } from '../primitives/index.ts'
import { sellerNoteSchema, sellerPageQuerySchema, sellerRowSchema } from './people.schema.ts'
import { sellerPageSchema } from './seller-page.schema.ts'

const seniors = ['senior', 'admin'] as const

const calls = {
  /** Sellers: filtered, sorted, searched and paged by the service. */
  page: defineEndpoint({
    method: 'GET',
    path: '/ops/people/page',
    summary: 'Sellers',
    auth: 'operator',
    roles: seniors,
    query: sellerPageQuerySchema,
    data: keyedPageOf(sellerRowSchema),
  }),
  /** Everything about one seller. Nobody reads about their own account here. */
  seller: defineEndpoint({
    method: 'GET',
    path: '/ops/people/seller',
    summary: 'One seller',
    auth: 'operator',
    roles: seniors,
    query: z.object({ sellerId: userIdSchema }),
    audited: 'always',
    data: sellerPageSchema,
    errors: ['notFound', 'ownOrder'],
  }),
  /** Writes a note about a seller. It stays as it is. */
  addNote: defineEndpoint({
    method: 'POST',
    path: '/ops/people/note',
    summary: 'Write a note about a seller',
    auth: 'operator',
    roles: seniors,
    body: z.object({
      sellerId: userIdSchema,
      text: z.string().check(z.trim(), z.minLength(3, 'Write a few words.'), z.maxLength(1000)),
    }),
    data: sellerNoteSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOrder'],
  }),
  /** Signs a seller out: in one session, or everywhere. */
  endSessions: defineEndpoint({
    method: 'POST',
    path: '/ops/people/end-sessions',
    summary: 'End sessions of a seller',
    auth: 'operator',
    roles: seniors,
    body: z.object({ sellerId: userIdSchema, sessionId: z.optional(sessionIdSchema) }),
    data: z.object({ ended: z.int() }),
    errors: ['notFound', 'ownOrder'],
  }),
}

/** The calls of `people` under their own name, so that an editor shows it and not their schemas. */
export interface PeopleEndpoints extends Readonly<typeof calls> {}

/** Sellers, as seniors look after them. */
export const people: PeopleEndpoints = calls
