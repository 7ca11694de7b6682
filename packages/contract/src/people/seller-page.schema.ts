import * as z from 'zod/mini'
import { orderStatusSchema } from '../card-orders/index.ts'
import {
  amountSchema,
  bankAccountIdSchema,
  cardOrderIdSchema,
  currencyIdSchema,
  instantSchema,
  type Named,
  sessionIdSchema,
  withdrawalIdSchema,
} from '../primitives/index.ts'
import { deviceIdSchema, sellerPauseSchema } from '../risk/index.ts'
import {
  documentKindSchema,
  verificationStateSchema,
  verificationStepSchema,
} from '../verifications/index.ts'
import { withdrawalStatusSchema } from '../withdrawals/index.ts'
import { sellerNoteSchema, sellerRowSchema } from './people.schema.ts'

const order = z.object({
  giftOrderId: cardOrderIdSchema,
  tradeNumber: z.string(),
  title: z.string(),
  orderStatus: orderStatusSchema,
  currencyId: currencyIdSchema,
  payout: amountSchema,
  createTime: instantSchema,
})
const withdrawal = z.object({
  id: withdrawalIdSchema,
  status: withdrawalStatusSchema,
  currencyId: currencyIdSchema,
  amount: amountSchema,
  bankName: z.string(),
  accountEnding: z.string(),
  createTime: instantSchema,
})
const bankAccount = z.object({
  id: bankAccountIdSchema,
  bankName: z.string(),
  /** The last digits: nobody reads a whole number here. */
  accountEnding: z.string(),
  accountName: z.string(),
  isRemoved: z.boolean(),
  isBlocked: z.boolean(),
  /** How many other sellers have saved it. */
  otherSellers: z.int(),
})
const device = z.object({
  deviceId: deviceIdSchema,
  /** Whether the app names it. Else it is known by what its browser calls itself, which many have: it cannot be blocked. */
  isNamed: z.boolean(),
  firstSeenTime: instantSchema,
  lastSeenTime: instantSchema,
  isBlocked: z.boolean(),
  otherSellers: z.int(),
})
const session = z.object({
  id: sessionIdSchema,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  ip: z.string(),
  createTime: instantSchema,
  lastSeenTime: instantSchema,
})

const sellerFields = z.object({
  ...sellerRowSchema.shape,
  /** Short-lived address of the seller's picture, for this session of the console alone; null where there is none. */
  avatarUrl: z.nullable(z.string()),
  exp: z.int(),
  twoFactor: z.boolean(),
  /** When the account is deleted; null where nobody asked for that. */
  deletionAt: z.nullable(instantSchema),
  /** Until when withdrawals wait since the password was set anew. */
  withdrawalsHeldUntil: z.nullable(instantSchema),
  isBlocked: z.boolean(),
  wallets: z.array(z.object({ currencyId: currencyIdSchema, available: amountSchema, held: amountSchema })),
  /** Counts of all, and the newest ten. */
  orders: z.object({ paid: z.int(), notPaid: z.int(), open: z.int(), newest: z.array(order) }),
  withdrawals: z.array(withdrawal),
  bankAccounts: z.array(bankAccount),
  devices: z.array(device),
  sessions: z.array(session),
  /** The newest case; null where nothing was sent. */
  verification: z.nullable(
    z.object({
      level: verificationStepSchema,
      status: verificationStateSchema,
      documentKind: documentKindSchema,
      createTime: instantSchema,
    }),
  ),
  /** The newest first, ended ones too. */
  pauses: z.array(sellerPauseSchema),
  notes: z.array(sellerNoteSchema),
})
/** A seller as seniors see them. It has no password, no withdrawal password and no card code. */
export interface SellerPage extends z.infer<typeof sellerFields> {}
/** A seller as seniors see them. It has no password, no withdrawal password and no card code. */
export const sellerPageSchema: Named<SellerPage, typeof sellerFields.shape> = sellerFields
