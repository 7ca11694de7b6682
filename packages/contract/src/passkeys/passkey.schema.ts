import * as z from 'zod/mini'
import { instantSchema, type Named, passkeyIdSchema } from '../primitives/index.ts'

/** How many passkeys an account can have. */
export const maxPasskeys = 10
/** The longest name of a passkey. */
export const passkeyNameLongest = 40

/** Bytes in Base64url, as WebAuthn has them in JSON. */
const bytes = (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[A-Za-z0-9_-]+$/))
const transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))
const credential = z.object({ id: z.string(), type: z.literal('public-key'), transports })
/** `required`: the device looks who holds it, as it does for an operator. */
const userVerification = z.literal(['preferred', 'required'])

/** What its owner calls it: `My phone`. */
export const passkeyNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(passkeyNameLongest))

const passkeyFields = z.object({
  id: passkeyIdSchema,
  name: z.string(),
  createTime: instantSchema,
  /** Null until it was used. */
  lastUsedTime: z.nullable(instantSchema),
  /** Whether the device keeps it in an account that brings it to other devices. */
  isSynced: z.boolean(),
  /** It came back with an old counter, as a copy does: it opens nothing any more. */
  isStopped: z.boolean(),
})
/** A passkey of the account. */
export interface Passkey extends z.infer<typeof passkeyFields> {}
/** A passkey of the account. */
export const passkeySchema: Named<Passkey, typeof passkeyFields.shape> = passkeyFields

const passkeyCreationFields = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification,
  }),
  attestation: z.literal('none'),
})
/** What a device makes a passkey by: WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export interface PasskeyCreation extends z.infer<typeof passkeyCreationFields> {}
/** What a device makes a passkey by, as WebAuthn has it in JSON. Its challenge works once, for five minutes. */
export const passkeyCreationSchema: Named<PasskeyCreation, typeof passkeyCreationFields.shape> =
  passkeyCreationFields

const newPasskeyFields = z.object({
  name: passkeyNameSchema,
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(12_000),
  transports,
})
/** What a device answers that has made a passkey. */
export interface NewPasskey extends z.input<typeof newPasskeyFields> {}
/** A name, and what a device answers that has made a passkey. */
export const newPasskeySchema: Named<
  z.infer<typeof newPasskeyFields>,
  typeof newPasskeyFields.shape,
  NewPasskey
> = newPasskeyFields

const passkeyAddedFields = z.object({
  passkeys: z.array(passkeySchema),
  /** Given with the first factor of an account, shown once; null where it has recovery codes already. */
  recoveryCodes: z.nullable(z.array(z.string())),
})
/** What follows from another passkey. */
export interface PasskeyAdded extends z.infer<typeof passkeyAddedFields> {}
/** What follows from another passkey. */
export const passkeyAddedSchema: Named<PasskeyAdded, typeof passkeyAddedFields.shape> = passkeyAddedFields

const passkeyRequestFields = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(credential),
  userVerification,
})
/** What a device proves a passkey by: WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
export interface PasskeyRequest extends z.infer<typeof passkeyRequestFields> {}
/** What a device proves a passkey by, as WebAuthn has it in JSON. Its challenge works once, for five minutes. */
export const passkeyRequestSchema: Named<PasskeyRequest, typeof passkeyRequestFields.shape> =
  passkeyRequestFields

const passkeyProofFields = z.object({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
})
/** What a device answers that has proved a passkey. */
export interface PasskeyProof extends z.infer<typeof passkeyProofFields> {}
/** What a device answers that has proved a passkey. */
export const passkeyProofSchema: Named<PasskeyProof, typeof passkeyProofFields.shape> = passkeyProofFields

const factorChallengeFields = z.object({
  /** Whether a code of an authenticator app is taken. */
  app: z.boolean(),
  /** Null where no passkey of the account works at the address that asks. */
  passkey: z.nullable(passkeyRequestSchema),
})
/** The ways in which a second factor can be proved. A recovery code is always one of them. */
export interface FactorChallenge extends z.infer<typeof factorChallengeFields> {}
/** The ways in which a second factor can be proved. A recovery code is always one of them. */
export const factorChallengeSchema: Named<FactorChallenge, typeof factorChallengeFields.shape> =
  factorChallengeFields
