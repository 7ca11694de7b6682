import * as z from 'zod/mini'
import { confirmationFields } from '../payouts/payout.schema.ts'
import {
  currencyIdQuerySchema,
  currencyIdSchema,
  decimalStringSchema,
  instantSchema,
  type Named,
  pageQueryFields,
} from '../primitives/index.ts'
import { changeOf, changeResourceSchema } from './resources.ts'

/** Checks the id of a change. */
export const changeIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

/**
 * `waiting` for a second person; `scheduled` for its time; `applied`; `refused` by the second person; `withdrawn` by who made
 * it; `failed`: the row had changed, or did not take it.
 */
export const changeStatusSchema = z.literal([
  'waiting',
  'scheduled',
  'applied',
  'refused',
  'withdrawn',
  'failed',
])
/** Where a change stands. */
export type ChangeStatus = z.infer<typeof changeStatusSchema>

const weightFields = z.object({
  /** What it can cost, or how many percent it is; null where nothing bounds it. */
  weight: z.nullable(decimalStringSchema),
  /** Over this a second person is asked. */
  limit: decimalStringSchema,
  /** Of all of them; null for percent. */
  currencyId: z.nullable(currencyIdSchema),
  /**
   * What its maker decided alone in the 24 hours before, with what this adds. Only where the row by itself is not over the limit,
   * and together they are.
   */
  together: z.optional(decimalStringSchema),
})
/** Why a change needs a second person. */
export interface ChangeWeight extends z.infer<typeof weightFields> {}
/** Why a change needs a second person. */
export const changeWeightSchema: Named<ChangeWeight, typeof weightFields.shape> = weightFields

/** A row's fields as they travel in a reply. Their names and kinds are those of the resource. */
export const changedValuesSchema = z.record(z.string(), z.unknown())

const changeFields = z.object({
  changeId: changeIdSchema,
  resource: changeResourceSchema,
  /** What the row is called among those of its resource. */
  subject: z.string(),
  /** What people call it. */
  title: z.string(),
  before: z.nullable(changedValuesSchema),
  after: z.nullable(changedValuesSchema),
  reason: z.string(),
  status: changeStatusSchema,
  /** Null where one person is enough. */
  weight: z.nullable(changeWeightSchema),
  madeBy: z.string(),
  /** Whether the caller made it. */
  isOwn: z.boolean(),
  createTime: instantSchema,
  /** When it is to be applied; null for at once. */
  startTime: z.nullable(instantSchema),
  decidedBy: z.nullable(z.string()),
  decideTime: z.nullable(instantSchema),
  /** What the second person wrote, or why it failed. */
  note: z.nullable(z.string()),
  /** When it was applied, refused, withdrawn or failed. */
  endTime: z.nullable(instantSchema),
  /** SHA-256 over what was asked for; the second person signs it. */
  fingerprint: z.string(),
  /** Whether it can be undone: it was applied, and nothing came after. */
  canUndo: z.boolean(),
  /** Whether it is open, and another change of its row was applied since: it can no longer be applied. */
  isOvertaken: z.boolean(),
  /** Whether the caller may approve or refuse it. */
  canDecide: z.boolean(),
})
/** A change of a row, asked for by an operator. */
export interface Change extends z.infer<typeof changeFields> {}
/** A change of a row, asked for by an operator. */
export const changeSchema: Named<Change, typeof changeFields.shape> = changeFields

const changeDetailFields = z.object({
  ...changeFields.shape,
  /** The row as it stands now; null where there is none. */
  now: z.nullable(changedValuesSchema),
  /** The text that `fingerprint` is made of, to the letter. */
  signedText: z.string(),
  /** Whether the row has changed since the change was made up: it can no longer be applied. */
  isStale: z.boolean(),
})
/** A change beside the row as it stands. */
export interface ChangeDetail extends z.infer<typeof changeDetailFields> {}
/** A change beside the row as it stands. */
export const changeDetailSchema: Named<ChangeDetail, typeof changeDetailFields.shape> = changeDetailFields

const when = {
  /** When it is to be applied: later than now, and within a year. At once where it is left out. */
  startTime: z.optional(z.nullable(instantSchema)),
}
const past = {
  /**
   * The change of the same row that waits or has its time: applied at once, this one goes before it, and that one ends as
   * `failed`. Whoever does not name it is refused with it.
   */
  overtakes: z.optional(z.nullable(changeIdSchema)),
}
const why = z.string().check(z.trim(), z.minLength(3, 'Say why, so that the others know.'), z.maxLength(300))

/** A change that is looked at before it is asked for. */
export const changeDraftSchema = changeOf(when)
/** A change that is looked at before it is asked for. */
export type ChangeDraft = z.infer<typeof changeDraftSchema>
/** A change that is asked for. */
export const changeRequestSchema = changeOf({ ...when, ...past, reason: why })
/** A change that is asked for. */
export type ChangeRequest = z.infer<typeof changeRequestSchema>
/** A change that is taken back by one that restores what was before. */
export const undoRequestSchema = z.object({ changeId: changeIdSchema, ...past, reason: why })
/** A change that is taken back by one that restores what was before. */
export interface UndoRequest extends z.infer<typeof undoRequestSchema> {}

/** What the second person decides. */
export const changeDecisionSchema = z.object({
  changeId: changeIdSchema,
  verdict: z.literal(['approve', 'refuse']),
  /** Of the change as it was read: what is approved is what was shown. */
  fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Needed to refuse. */
  note: z.optional(why),
  /** Of an approval: signed for the challenge of `changes.challenge`. */
  passkey: confirmationFields.passkey,
  code: confirmationFields.code,
})
/** What the second person decides. */
export interface ChangeDecision extends z.infer<typeof changeDecisionSchema> {}

/** Which changes, the newest first, and which page of them. */
export const changeListQuerySchema = z.object({
  ...pageQueryFields,
  view: z._default(z.literal(['waiting', 'scheduled', 'ended', 'all']), 'all'),
  resource: z.optional(changeResourceSchema),
  /** With the resource: the history of one row. */
  subject: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  /** Only who signs for others: roles, invitations and second factors of operators. */
  about: z.optional(z.literal('operators')),
})
/** Which changes, with the defaults filled in. */
export interface ChangeListQuery extends z.output<typeof changeListQuerySchema> {}

/** Which rows of a resource, in which order, and which page of them. */
export const settingRowsQuerySchema = z.object({
  ...pageQueryFields,
  resource: z.literal([
    'rebates',
    'prizes',
    'invites',
    'levels',
    'tasks',
    'specials',
    'tiers',
    'walletLimits',
    'withdrawalFees',
    'exchangeRates',
    'networks',
    'newAccounts',
    'releaseLimits',
  ]),
  currencyId: z.optional(currencyIdQuerySchema),
  /** `usual`: as sellers read them; `amount`: by what they give, amounts within their currency. */
  sort: z._default(z.literal(['usual', 'amount']), 'usual'),
  direction: z._default(z.literal(['ascending', 'descending']), 'ascending'),
})
/** Which rows of a resource, with the defaults filled in. */
export interface SettingRowsQuery extends z.output<typeof settingRowsQuerySchema> {}

const settingRowFields = z.object({
  subject: z.string(),
  title: z.string(),
  values: changedValuesSchema,
  /** A change of it that waits for a second person or for its time. */
  openChange: z.nullable(z.literal(['waiting', 'scheduled'])),
})
/** A row that is changed by proposal. */
export interface SettingRow extends z.infer<typeof settingRowFields> {}
/** A row that is changed by proposal. */
export const settingRowSchema: Named<SettingRow, typeof settingRowFields.shape> = settingRowFields
