import * as z from 'zod/mini'
import { operatorRoleSchema, operatorSchema } from '../operators/index.ts'
import { instantSchema, type Named, pageQueryFields } from '../primitives/index.ts'

/** Which operators, and which page of them. */
export const operatorAccountsQuerySchema = z.object({
  ...pageQueryFields,
  state: z.optional(z.literal(['active', 'suspended'])),
  role: z.optional(operatorRoleSchema),
  /** The beginning of the mail address. */
  search: z.optional(z.string().check(z.minLength(2), z.maxLength(80))),
})
/** Which operators, with the defaults filled in. */
export interface OperatorAccountsQuery extends z.output<typeof operatorAccountsQuerySchema> {}

const accountFields = z.object({
  ...operatorSchema.shape,
  isSuspended: z.boolean(),
  /** Whether the authenticator app is set up. */
  hasFactor: z.boolean(),
  /** Signs in by the printed password alone, in a development installation. */
  isDemo: z.boolean(),
  /** How many sessions are open. */
  sessions: z.int(),
  createTime: instantSchema,
  /** When an open session last asked for something; null where none is open. */
  lastSeenTime: z.nullable(instantSchema),
})
/** An operator as admins see them. */
export interface OperatorAccount extends z.infer<typeof accountFields> {}
/** An operator as admins see them. */
export const operatorAccountSchema: Named<OperatorAccount, typeof accountFields.shape> = accountFields

/** What was done to an operator. */
export const operatorChangeKinds = [
  'joined',
  'roles',
  'suspended',
  'reinstated',
  'sessionsEnded',
  'factorReset',
] as const
/** What was done to an operator. */
export type OperatorChangeKind = (typeof operatorChangeKinds)[number]

const historyFields = z.object({
  kind: z.literal(operatorChangeKinds),
  /** Who did it; null for the command of the installation. */
  by: z.nullable(z.string()),
  time: instantSchema,
  /** The roles before and after; null where it was about something else. */
  before: z.nullable(z.array(operatorRoleSchema)),
  after: z.nullable(z.array(operatorRoleSchema)),
  reason: z.nullable(z.string()),
})
/** A line of an operator's history. */
export interface OperatorChange extends z.infer<typeof historyFields> {}
/** A line of an operator's history. */
export const operatorChangeSchema: Named<OperatorChange, typeof historyFields.shape> = historyFields

const openFields = z.object({
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  ip: z.string(),
  createTime: instantSchema,
  lastSeenTime: instantSchema,
})
const detailFields = z.object({
  ...accountFields.shape,
  openSessions: z.array(openFields),
  /** The newest first, the last fifty. */
  history: z.array(operatorChangeSchema),
})
/** One operator with open sessions and history. */
export interface OperatorAccountDetail extends z.infer<typeof detailFields> {}
/** One operator with open sessions and history. */
export const operatorAccountDetailSchema: Named<OperatorAccountDetail, typeof detailFields.shape> =
  detailFields

/** At least one, each once. */
export const chosenRolesSchema = z.array(operatorRoleSchema).check(
  z.minLength(1, 'Choose at least one role.'),
  z.maxLength(operatorRoleSchema._zod.def.values.length),
  z.refine((roles) => new Set(roles).size === roles.length, 'Name each role once.'),
)

const invitationFields = z.object({
  invitationId: z.string(),
  email: z.string(),
  roles: z.array(operatorRoleSchema),
  invitedBy: z.string(),
  /** When it was mailed last. */
  sentTime: instantSchema,
  /** When the link stops to work. */
  expiresTime: instantSchema,
  isExpired: z.boolean(),
})
/** An invitation that waits. */
export interface OperatorInvitation extends z.infer<typeof invitationFields> {}
/** An invitation that waits. */
export const operatorInvitationSchema: Named<OperatorInvitation, typeof invitationFields.shape> =
  invitationFields
