import * as z from 'zod/mini'
import { cardOrderIdSchema, instantSchema, type Named } from '../primitives/index.ts'

const workingColleagueFields = z.object({ operatorId: z.string(), name: z.string() })
/** A reviewer who is at work now. */
export interface WorkingColleague extends z.infer<typeof workingColleagueFields> {}
/** A reviewer who is at work now: an order can be handed to them. */
export const workingColleagueSchema: Named<WorkingColleague, typeof workingColleagueFields.shape> =
  workingColleagueFields

const handOverFields = z.object({
  giftOrderId: cardOrderIdSchema,
  tradeNumber: z.string(),
  from: z.string(),
  to: z.string(),
  /** Whether it was given to the caller. */
  toMe: z.boolean(),
  note: z.string(),
  time: instantSchema,
})
/** That a reviewer gave an order to another one, and the note that went with it. */
export interface HandOver extends z.infer<typeof handOverFields> {}
/** That a reviewer gave an order to another one, and the note that went with it. */
export const handOverSchema: Named<HandOver, typeof handOverFields.shape> = handOverFields

const shiftFields = z.object({
  operatorId: z.string(),
  name: z.string(),
  startTime: instantSchema,
  /** Null while they work. */
  endTime: z.nullable(instantSchema),
  /** Orders decided in this shift. */
  decided: z.int(),
  /** From taking an order to deciding it; null where nothing is decided yet. */
  medianSeconds: z.nullable(z.int()),
  /** Orders that they hold now. */
  held: z.int(),
})
/** One reviewer's time at work. */
export interface Shift extends z.infer<typeof shiftFields> {}
/** One reviewer's time at work, and what came of it so far. */
export const shiftSchema: Named<Shift, typeof shiftFields.shape> = shiftFields

const heldOrderFields = z.object({
  giftOrderId: cardOrderIdSchema,
  tradeNumber: z.string(),
  dueTime: instantSchema,
  leaseExpiresTime: instantSchema,
})
/** An order that the caller holds. */
export interface HeldOrder extends z.infer<typeof heldOrderFields> {}
/** An order that the caller holds, in whichever session. */
export const heldOrderSchema: Named<HeldOrder, typeof heldOrderFields.shape> = heldOrderFields

const outlookFields = z.object({
  /** Orders that are undecided; counted up to a thousand. */
  waiting: z.int(),
  /** Orders that the desk decided in the last hour. */
  decidedLastHour: z.int(),
  /** How many of those that wait will be decided after their promise if the desk goes on like this; null where it decided none. */
  willBeLate: z.nullable(z.int()),
})
/** Whether the desk keeps up. */
export interface DeskOutlook extends z.infer<typeof outlookFields> {}
/** Whether the desk keeps up with its promises at the pace of the last hour. */
export const deskOutlookSchema: Named<DeskOutlook, typeof outlookFields.shape> = outlookFields

const myShiftFields = z.object({
  /** Null while the caller does not work. */
  shift: z.nullable(shiftSchema),
  held: z.array(heldOrderSchema),
  /** Given to or by the caller since the shift began, or in the last twelve hours; the newest first. */
  notes: z.array(handOverSchema),
  colleagues: z.array(workingColleagueSchema),
  outlook: deskOutlookSchema,
})
/** The caller's own shift. */
export interface MyShift extends z.infer<typeof myShiftFields> {}
/** The caller's own shift: what they decided and hold, what they were given, and who else is at work. */
export const myShiftSchema: Named<MyShift, typeof myShiftFields.shape> = myShiftFields
