import * as z from 'zod/mini'
import { passkeyProofSchema } from '../passkeys/index.ts'
import { identityIdSchema, instantSchema, type Named } from '../primitives/index.ts'
import { passwordHashSchema } from '../sessions/index.ts'

const providerFields = z.object({
  /** What people call it: `Google`. */
  name: z.string(),
})
/** Whom a sign-in can be left to. */
export interface IdentityProvider extends z.infer<typeof providerFields> {}
/** Whom a sign-in can be left to. */
export const identityProviderSchema: Named<IdentityProvider, typeof providerFields.shape> = providerFields

/** Names a sign-in at the provider to the page that began it, and to nobody else. It stands in no address. */
export const identityTicketSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

const begunFields = z.object({
  /** Where the page goes. */
  url: z.string(),
  ticket: identityTicketSchema,
})
/** A sign-in at the provider that was begun. */
export interface IdentityBegun extends z.infer<typeof begunFields> {}
/** A sign-in at the provider that was begun. It can be ended for ten minutes. */
export const identityBegunSchema: Named<IdentityBegun, typeof begunFields.shape> = begunFields

const part = z.string().check(z.maxLength(4000))
const returnedFields = z.object({
  state: part,
  code: z.optional(part),
  iss: z.optional(part),
  error: z.optional(part),
})
/** What the provider put behind `/login?`. */
export interface IdentityReturned extends z.infer<typeof returnedFields> {}

const signInFields = z.object({
  ticket: identityTicketSchema,
  /** Given once, with the first call after the page came back. */
  returned: z.optional(returnedFields),
  /** Bind the identity to this account (`notBound`). */
  account: z.optional(
    z.object({
      username: z.string().check(z.minLength(1), z.maxLength(254)),
      password: passwordHashSchema,
      /** A mailed code, where one is asked for. */
      code: z.optional(z.string().check(z.maxLength(12))),
    }),
  ),
  factor: z.optional(z.string().check(z.maxLength(20))),
  passkey: z.optional(passkeyProofSchema),
  keep: z.optional(z.boolean()),
})
/** What a page gives that came back from the provider. */
export interface IdentitySignIn extends z.input<typeof signInFields> {}
/** What a page gives that came back from the provider, and what it is asked for then. */
export const identitySignInSchema: Named<
  z.infer<typeof signInFields>,
  typeof signInFields.shape,
  IdentitySignIn
> = signInFields

const identityFields = z.object({
  id: identityIdSchema,
  /** Of the provider. */
  name: z.string(),
  createTime: instantSchema,
  lastUsedTime: instantSchema,
})
/** A provider that signs in to the account. */
export interface Identity extends z.infer<typeof identityFields> {}
/** A provider that signs in to the account. */
export const identitySchema: Named<Identity, typeof identityFields.shape> = identityFields
