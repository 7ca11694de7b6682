import { defineEndpoint } from '../http/endpoint.ts'
import { verificationSentSchema } from '../users/user.schema.ts'
import { deletionRequestSchema, deletionStatusSchema } from './deletion.schema.ts'

const calls = {
  /** What keeps the account from being deleted, what the law keeps of it, and when it is deleted where that was asked for. */
  status: defineEndpoint({
    method: 'GET',
    path: '/bizuser/v1/bizUserInfo/deletion',
    summary: 'Deleting my account: what is in the way',
    auth: 'bearer',
    data: deletionStatusSchema,
  }),
  /** Mails a six-digit code to the user's own address. Once a minute. */
  sendCode: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/deletion/sendCode',
    summary: 'Mail the code to delete my account',
    auth: 'bearer',
    data: verificationSentSchema,
    idempotencyKey: true,
    errors: ['tooFrequentOperation'],
  }),
  /**
   * Asks for the account to be deleted. It waits for some days, in which the user can undo it, and can neither sell nor
   * withdraw. While it waits, asking again tells the same date, whatever code and proof come with it.
   */
  ask: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/deletion/ask',
    asksSecondFactor: true,
    summary: 'Ask to delete my account',
    auth: 'bearer',
    body: deletionRequestSchema,
    data: deletionStatusSchema,
    idempotencyKey: true,
    errors: [
      'deletionBlocked',
      'badVerificationCode',
      'badCredentials',
      'wrongPin',
      'pinLocked',
      'invalidInput',
      'tooManyRequests',
    ],
  }),
  /** Keeps the account. Without a deletion that waits nothing happens. */
  undo: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/deletion/undo',
    summary: 'Keep my account',
    auth: 'bearer',
    data: deletionStatusSchema,
    idempotencyKey: true,
  }),
}

/** The calls of `deletion` under their own name, so that an editor shows it and not their schemas. */
export interface DeletionEndpoints extends Readonly<typeof calls> {}

/** Deleting the user's own account. */
export const deletion: DeletionEndpoints = calls
