import { defineEndpoint } from '../http/endpoint.ts'
import {
  personNameSchema,
  signUpRequestSchema,
  userSchema,
  verificationRequestSchema,
  verificationSentSchema,
} from './user.schema.ts'

const calls = {
  /** The signed-in user. */
  me: defineEndpoint({
    method: 'GET',
    path: '/bizuser/v1/bizUserInfo/userInfo',
    summary: 'Who is signed in',
    auth: 'bearer',
    data: userSchema,
  }),
  /**
   * Mails a six-digit code. The answer is the same whether or not the address has an account; an address that has one
   * gets a mail that says so. Once a minute per address.
   */
  sendVerificationCode: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/sendVerificationCode',
    summary: 'Mail a verification code',
    auth: 'none',
    body: verificationRequestSchema,
    data: verificationSentSchema,
    idempotencyKey: true,
    errors: ['tooFrequentOperation', 'tooManyRequests'],
  }),
  /**
   * Sets the user's own name, asked for before the first bank account: withdrawals go to accounts in this name alone. It
   * can be corrected until a bank account was saved.
   */
  setName: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/setName',
    summary: 'Set my name',
    auth: 'bearer',
    body: personNameSchema,
    data: userSchema,
    idempotencyKey: true,
    errors: ['nameFixed', 'invalidInput'],
  }),
  /** Opens an account. A client fires its sign-up analytics event on this path. */
  signUp: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/signUp',
    summary: 'Open an account',
    auth: 'none',
    body: signUpRequestSchema,
    data: userSchema,
    idempotencyKey: true,
    errors: ['emailTaken', 'badVerificationCode', 'weakPassword', 'badInvitationCode', 'tooManyRequests'],
  }),
}

/** The calls of `users` under their own name, so that an editor shows it and not their schemas. */
export interface UsersEndpoints extends Readonly<typeof calls> {}

/** The user's own account. */
export const users: UsersEndpoints = calls
