import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { keyedPageOf, type Named } from '../primitives/index.ts'
import { emailSchema } from '../sessions/index.ts'
import {
  chosenRolesSchema,
  operatorAccountDetailSchema,
  operatorAccountSchema,
  operatorAccountsQuerySchema,
  operatorInvitationSchema,
} from './operator-account.schema.ts'

const admins = ['admin'] as const
const id = z.string().check(z.minLength(1), z.maxLength(64))
const oneFields = z.object({ operatorId: id })
/** One operator. */
export interface OneOperator extends z.infer<typeof oneFields> {}
/** Names an operator. */
export const oneOperatorSchema: Named<OneOperator, typeof oneFields.shape> = oneFields
const invitationFields = z.object({ invitationId: id })
/** One invitation of an operator. */
export interface OneInvitation extends z.infer<typeof invitationFields> {}
/** Names an invitation. */
export const oneInvitationSchema: Named<OneInvitation, typeof invitationFields.shape> = invitationFields
const reason = z.string().check(z.trim(), z.minLength(3, 'Say why, in a few words.'), z.maxLength(200))

const calls = {
  /** Operators by when they joined, the newest first: filtered and paged by the service. */
  page: defineEndpoint({
    method: 'GET',
    path: '/ops/operators/page',
    summary: 'Operators',
    auth: 'operator',
    roles: admins,
    query: operatorAccountsQuerySchema,
    data: keyedPageOf(operatorAccountSchema),
  }),
  /** One operator with open sessions and history. */
  detail: defineEndpoint({
    method: 'GET',
    path: '/ops/operators/detail',
    summary: 'One operator',
    auth: 'operator',
    roles: admins,
    query: oneOperatorSchema,
    data: operatorAccountDetailSchema,
    errors: ['notFound'],
  }),
  /**
   * Gives other roles. Not to oneself, and never takes the last admin away. They hold with the operator's next call. A role that signs for
   * others is asked for as a change, `operatorRoles`, and given by two.
   */
  setRoles: defineEndpoint({
    method: 'POST',
    path: '/ops/operators/roles',
    summary: 'Change the roles of an operator',
    auth: 'operator',
    roles: admins,
    body: z.object({ operatorId: id, roles: chosenRolesSchema }),
    data: operatorAccountDetailSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOperator', 'lastAdmin', 'operatorUnchanged', 'operatorNeedsSecond'],
  }),
  /** Ends the operator's sessions, and lets them sign in no more. */
  suspend: defineEndpoint({
    method: 'POST',
    path: '/ops/operators/suspend',
    summary: 'Suspend an operator',
    auth: 'operator',
    roles: admins,
    body: z.object({ operatorId: id, reason }),
    data: operatorAccountDetailSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOperator', 'lastAdmin', 'operatorUnchanged'],
  }),
  /** Lets a suspended operator sign in again, with the password and factor they had. */
  reinstate: defineEndpoint({
    method: 'POST',
    path: '/ops/operators/reinstate',
    summary: 'Reinstate an operator',
    auth: 'operator',
    roles: admins,
    body: oneOperatorSchema,
    data: operatorAccountDetailSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOperator', 'operatorUnchanged'],
  }),
  /** Signs an operator out everywhere. */
  endSessions: defineEndpoint({
    method: 'POST',
    path: '/ops/operators/endSessions',
    summary: 'End the sessions of an operator',
    auth: 'operator',
    roles: admins,
    body: oneOperatorSchema,
    data: operatorAccountDetailSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOperator', 'operatorUnchanged'],
  }),
  /**
   * For an operator who lost the app and the codes: both stop to count, the sessions end, and the next sign-in sets up another
   * app. Ask the person face to face first: the password is all that is left meanwhile. Of who signs for others it is asked for as a
   * change, `operatorFactors`, and done by two.
   */
  resetFactor: defineEndpoint({
    method: 'POST',
    path: '/ops/operators/resetFactor',
    summary: 'Reset the second factor of an operator',
    auth: 'operator',
    roles: admins,
    body: oneOperatorSchema,
    data: operatorAccountDetailSchema,
    idempotencyKey: true,
    errors: ['notFound', 'ownOperator', 'operatorUnchanged', 'operatorNeedsSecond'],
  }),
  /** Invitations that wait, the newest first; also those whose link has run out. */
  invitations: defineEndpoint({
    method: 'GET',
    path: '/ops/operators/invitations',
    summary: 'Invitations of operators that wait',
    auth: 'operator',
    roles: admins,
    data: z.array(operatorInvitationSchema),
  }),
  /** Mails a link by which somebody becomes an operator, once. Into a role that signs for others by the change `operatorInvitations`. */
  invite: defineEndpoint({
    method: 'POST',
    path: '/ops/operators/invite',
    summary: 'Invite an operator',
    auth: 'operator',
    roles: admins,
    body: z.object({ email: emailSchema, roles: chosenRolesSchema }),
    data: operatorInvitationSchema,
    idempotencyKey: true,
    errors: ['operatorExists', 'operatorInvited', 'operatorNeedsSecond'],
  }),
  /** Mails another link; the one before stops to work. Once a minute. */
  resend: defineEndpoint({
    method: 'POST',
    path: '/ops/operators/invitation/resend',
    summary: 'Send an invitation again',
    auth: 'operator',
    roles: admins,
    body: oneInvitationSchema,
    data: operatorInvitationSchema,
    idempotencyKey: true,
    errors: ['notFound', 'tooFrequentOperation'],
  }),
  /** Takes an invitation back: its link stops to work. */
  withdraw: defineEndpoint({
    method: 'POST',
    path: '/ops/operators/invitation/withdraw',
    summary: 'Withdraw an invitation',
    auth: 'operator',
    roles: admins,
    body: oneInvitationSchema,
    data: z.null(),
    idempotencyKey: true,
    errors: ['notFound'],
  }),
}

/** The calls of `operatorAccounts` under their own name, so that an editor shows it and not their schemas. */
export interface OperatorAccountsEndpoints extends Readonly<typeof calls> {}

/** Operators, for admins: who they are, what they may do, and the invitations that wait. */
export const operatorAccounts: OperatorAccountsEndpoints = calls
