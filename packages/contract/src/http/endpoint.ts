import type * as z from 'zod/mini'
import type { ErrorName } from '../errors/error-table.ts'

/** The methods in use: reads are GET, everything else is POST. */
export type Method = 'GET' | 'POST'

/**
 * One call of the service, as data. The client, the server's routes and validation, the OpenAPI document and the
 * reference page are all derived from it.
 */
export interface Endpoint {
  readonly method: Method
  /** Path without the `/api` prefix; paths with `/object` or `/callback` are used as they stand. */
  readonly path: string
  /** A short line for the reference. */
  readonly summary: string
  /**
   * Who may call. `none`: anyone, and the client never sends a token (the specification's "no token"). `optional`: anyone;
   * the token is sent when there is one. `bearer`: a signed-in seller. `operator`: a user of the console. `partner`: a
   * program with a partner's key, in the header `Partner-Key`.
   */
  readonly auth: 'none' | 'optional' | 'bearer' | 'operator' | 'partner'
  /** What a partner's key has to allow. Every call of partners names one. */
  readonly scope?: 'quote' | 'submit' | 'read' | 'balance'
  /** Roles of the console that may call an operator endpoint. Every role when left out. */
  readonly roles?: readonly ('reviewer' | 'senior' | 'treasurer' | 'editor' | 'admin')[]
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** How the body travels; JSON when left out. */
  readonly encoding?: 'json' | 'form' | 'multipart'
  /** Shape of `data` in the envelope. Left out where the reply is not an envelope (`replies`). */
  readonly data: z.ZodMiniType
  /** Replies that are not an envelope: a live stream or a file. */
  readonly replies?: 'event-stream' | 'file'
  /** True where the call creates or moves something: the client sends an `Idempotency-Key`, the server requires it. */
  readonly idempotencyKey?: true
  /**
   * False where the reply shows what is kept nowhere in plain words, such as a card code: it is not kept under its key.
   * The same request runs again, under all its checks, and leaves its line on the log again.
   */
  readonly replyIsKept?: false
  /**
   * True where it answers while the service is closed (423): what those who wait are told, and the console's way in. A call
   * of the console answers without it.
   */
  readonly answersWhenClosed?: true
  /** True for a POST that a demonstration answers (no 479): it reads, or begins and ends a session. */
  readonly answersInDemonstration?: true
  /**
   * True where a seller with two-factor sign-in must have proved the second factor in the last ten minutes
   * (`secondFactorNeeded`).
   */
  readonly asksSecondFactor?: true
  /**
   * True for a call of the console that answers an operator who has yet to set a second factor (`operatorFactorMissing`) or
   * whose session is locked (`operatorLocked`).
   */
  readonly answersAtDoor?: true
  /**
   * Whether the audit has a line of it. Each POST of an operator has one, and each call that was refused to a role; `always`:
   * a read that shows what is personal has one too; `refused`: a POST that pages repeat by themselves has one where it is
   * refused.
   */
  readonly audited?: 'always' | 'refused'
  /**
   * Errors of the catalogue that this call may answer beside the general ones: `invalidInput` where something is sent,
   * `unauthenticated` and `forbidden` where a token is asked for, those of the idempotency key, `tooManyRequests`,
   * `internal` and `overloaded`.
   */
  readonly errors?: readonly ErrorName[]
}

/** Declares a call and keeps its exact type. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint

/** Calls of one noun, by their name: what `G` must be. An interface may be one, which an index signature would refuse. */
export type EndpointGroup<G> = { readonly [K in keyof G]: Endpoint }
/** Calls of several nouns, by noun and name: what `G` must be. */
export type EndpointGroups<G> = { readonly [N in keyof G]: EndpointGroup<G[N]> }
/** The same as a loop over them sees it. */
export type AnyEndpoints = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined
type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** What a caller gives: raw query and body. */
export type EndpointQuery<E extends Endpoint> = In<E['query']>
/** What a caller gives as the body of a call. */
export type EndpointBody<E extends Endpoint> = In<E['body']>
/** What a caller gets back. */
export type EndpointData<E extends Endpoint> = z.output<E['data']>
/** What the server's handler receives and answers. */
export type HandlerQuery<E extends Endpoint> = Out<E['query']>
/** What the server's handler receives as the body, parsed. */
export type HandlerBody<E extends Endpoint> = Out<E['body']>
/** What the server's handler answers as `data`. */
export type HandlerData<E extends Endpoint> = z.input<E['data']>
