import * as z from 'zod/mini'
import { cardFormSchema } from '../card-types/card-type.schema.ts'
import {
  amountSchema,
  catalogueIdSchema,
  currencyIdSchema,
  instantSchema,
  type Named,
} from '../primitives/index.ts'

const giftTaskRewardFields = z.object({
  /** It matures, and then is credited or withheld. */
  status: z.literal(['maturing', 'credited', 'withheld']),
  /** Not paid before; later while the seller has no bank account, or the day's most was reached. */
  maturesTime: instantSchema,
  /** The class of the reason: the account looks like another person's, sales were taken back, or it is closed. */
  withheldFor: z.nullable(z.literal(['linked', 'soldLess', 'closed'])),
})
/** What became of a task that was claimed. */
export interface GiftTaskReward extends z.infer<typeof giftTaskRewardFields> {}
/** What became of a task that was claimed. */
export const giftTaskRewardSchema: Named<GiftTaskReward, typeof giftTaskRewardFields.shape> =
  giftTaskRewardFields

const giftTaskFields = z.object({
  taskId: catalogueIdSchema,
  /** `verify` the seller's name was verified, `bankAccount` an account was saved, `sales` cards were paid. */
  kind: z.literal(['verify', 'bankAccount', 'sales']),
  title: z.string(),
  detail: z.string(),
  amount: amountSchema,
  currencyId: currencyIdSchema,
  /** Of `sales`: the brand that counts, null for every brand. */
  cardTypeId: z.nullable(catalogueIdSchema),
  /** Of `sales`: within so many days of each other; null within the task's time. */
  withinDays: z.nullable(z.int()),
  target: z.int(),
  /** Counted from what happened, never more than `target`. */
  progress: z.int(),
  startsTime: z.nullable(instantSchema),
  endsTime: z.nullable(instantSchema),
  /** Null until it was claimed. */
  reward: z.nullable(giftTaskRewardSchema),
})
/** Something to do, and what is given for it. */
export interface GiftTask extends z.infer<typeof giftTaskFields> {}
/** Something to do, and what is given for it, once a person. */
export const giftTaskSchema: Named<GiftTask, typeof giftTaskFields.shape> = giftTaskFields

const brandSpecialFields = z.object({
  specialId: catalogueIdSchema,
  title: z.string(),
  cardTypeId: catalogueIdSchema,
  currencyTypeId: catalogueIdSchema,
  /** Null for both forms. */
  form: z.nullable(cardFormSchema),
  /** Naira on top for each whole unit of face value. */
  extra: amountSchema,
  startsTime: instantSchema,
  endsTime: instantSchema,
})
/** What a brand brings on top for a time. */
export interface BrandSpecial extends z.infer<typeof brandSpecialFields> {}
/** What a brand brings on top for a time. Of two at once the better one counts. */
export const brandSpecialSchema: Named<BrandSpecial, typeof brandSpecialFields.shape> = brandSpecialFields
