import { type DeletionStatus, deletionStatusSchema } from '@kaadi/contract/deletion'
import { type Identity, identitySchema } from '@kaadi/contract/identities'
import {
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
} from '@kaadi/contract/passkeys'
import { type OpenSession, openSessionSchema, type Session } from '@kaadi/contract/sessions'
import { type TwoFactorStatus, twoFactorStatusSchema } from '@kaadi/contract/two-factor'
import { type User, userSchema } from '@kaadi/contract/users'

/** Plain texts where the schema has branded ids, so that a test writes `'u1'`. */
type Loose<T> = { [K in keyof T]?: T[K] extends string ? string : T[K] }

/** A seller in Nigeria with a withdrawal password. */
export const aUser = (given: Loose<User> = {}): User =>
  userSchema.parse({
    userId: 'user-adaeze',
    username: 'adaeze@example.com',
    email: 'adaeze@example.com',
    firstName: 'Adaeze',
    lastName: 'Okafor',
    countryCode: 'NG',
    language: 'en-US',
    defaultCurrencyId: 1,
    level: 2,
    exp: 340,
    kycLevel: 1,
    pinSet: true,
    twoFactor: false,
    inviteCode: 'ADAEZE7',
    createTime: '2026-10-02T09:00:00.000Z',
    deletionAt: null,
    pause: null,
    ...given,
  })

/** An account that can be deleted, and is not. */
export const aDeletionStatus = (given: Partial<DeletionStatus> = {}): DeletionStatus =>
  deletionStatusSchema.parse({
    deletionAt: null,
    money: [],
    work: [],
    kept: [
      { what: 'trades', years: 6 },
      { what: 'payments', years: 6 },
      { what: 'payoutAccounts', years: 6 },
    ],
    undoDays: 14,
    proof: 'password',
    ...given,
  })

/** Two-factor sign-in that is off. */
export const aTwoFactorStatus = (given: Partial<TwoFactorStatus> = {}): TwoFactorStatus =>
  twoFactorStatusSchema.parse({ isOn: false, since: null, recoveryCodesLeft: 0, ...given })

/** A passkey of a phone. */
export const aPasskey = (given: Loose<Passkey> = {}): Passkey =>
  passkeySchema.parse({
    id: 'passkey-1',
    name: 'My phone',
    createTime: '2026-11-20T09:00:00.000Z',
    lastUsedTime: null,
    isSynced: true,
    isStopped: false,
    ...given,
  })

/** What a device makes a seller's passkey by. */
export const aPasskeyCreation = (given: Partial<PasskeyCreation> = {}): PasskeyCreation =>
  passkeyCreationSchema.parse({
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'kaadi.example', name: 'Kaadi' },
    user: { id: 'YWRh', name: 'ada@example.com', displayName: '' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
    ...given,
  })

/** A challenge that one passkey answers. */
export const aPasskeyRequest = (given: Partial<PasskeyRequest> = {}): PasskeyRequest =>
  passkeyRequestSchema.parse({
    challenge: 'Y2hhbGxlbmdl',
    rpId: 'kaadi.example',
    timeout: 300_000,
    allowCredentials: [{ id: 'cGFzc2tleQ', type: 'public-key', transports: ['internal'] }],
    userVerification: 'preferred',
    ...given,
  })

/** A login of a provider that is bound to the account. */
export const anIdentity = (given: Loose<Identity> = {}): Identity =>
  identitySchema.parse({
    id: 'identity-1',
    name: 'Example Login',
    createTime: '2026-11-20T09:00:00.000Z',
    lastUsedTime: '2026-11-20T12:00:00.000Z',
    ...given,
  })

/** A phone that is signed in. */
export const anOpenSession = (given: Loose<OpenSession> = {}): OpenSession =>
  openSessionSchema.parse({
    id: 'session-1',
    browser: 'Chrome',
    system: 'Android',
    isPhone: true,
    ip: '102.89.23.4',
    createTime: '2026-11-20T09:00:00.000Z',
    lastSeenTime: '2026-11-20T12:00:00.000Z',
    isCurrent: true,
    ...given,
  })

/** A session that lives for two hours. */
export const aSession = (given: Partial<Session> = {}): Session => ({
  access_token: 'token-of-a-test-seller-0001',
  token_type: 'Bearer',
  expires_in: 7200,
  ...given,
})
