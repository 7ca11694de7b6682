import * as z from 'zod/mini'

// What the adapter reads of Paystack's replies. More may come; what is read has to be as it is here.

const minor = z.int()
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const word = z.string().check(z.minLength(1), z.maxLength(40))

const reply = <Data extends z.ZodMiniType>(data: Data) => z.object({ status: z.literal(true), data })

/** Of `POST /transfer` and `GET /transfer/verify/{reference}`. The recipient is a number in one and a record in the other. */
export const transferSchema = reply(
  z.object({
    amount: minor,
    currency,
    reference: z.string(),
    status: word,
    transfer_code: z.string(),
    recipient: z.union([z.int(), z.object({ recipient_code: z.string() })]),
    reason: z.nullish(z.string()),
    gateway_response: z.nullish(z.string()),
    failures: z.nullish(z.unknown()),
  }),
)
export type Transfer = z.infer<typeof transferSchema>['data']

export const bulkSchema = reply(
  z.array(
    z.object({
      reference: z.string(),
      recipient: z.string(),
      amount: minor,
      currency,
      status: word,
      transfer_code: z.string(),
    }),
  ),
)

export const recipientSchema = reply(
  z.object({ recipient_code: z.string().check(z.minLength(4), z.maxLength(64)) }),
)

export const resolvedSchema = reply(
  z.object({
    // The published schema says integer, the service answers text: a number has lost its leading zeros.
    account_number: z.union([z.string(), z.number()]),
    account_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
)

export const banksSchema = z.object({
  status: z.literal(true),
  data: z.array(
    z.object({
      name: z.string(),
      code: z.string(),
      type: z.string(),
      currency,
      active: z.boolean(),
      supports_transfer: z.boolean(),
      is_deleted: z.nullish(z.boolean()),
    }),
  ),
  meta: z.optional(z.object({ next: z.nullish(z.string()) })),
})

export const balanceSchema = reply(z.array(z.object({ currency, balance: minor })))

export const ledgerSchema = z.object({
  status: z.literal(true),
  data: z.array(
    z.object({
      id: z.int(),
      currency,
      difference: minor,
      balance: minor,
      reason: z.string(),
      createdAt: z.string(),
    }),
  ),
  meta: z.object({ pageCount: z.int() }),
})

const eventTransfer = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  amount: z.optional(minor),
  currency: z.optional(z.string()),
  recipient: z.optional(z.unknown()),
})

/** Of a callback: `{ event, data }`, or the transfer alone, as our approval may be asked for. */
export const callbackSchema = z.union([
  z.object({ event: z.string().check(z.minLength(1), z.maxLength(80)), data: eventTransfer }),
  z.pipe(
    eventTransfer,
    z.transform((data) => ({ event: 'transfer', data })),
  ),
])
