import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { currencyIdSchema } from '../primitives/index.ts'
import {
  activateSchema,
  activationSchema,
  changePasswordSchema,
  languageChoiceSchema,
  linkTokenSchema,
  passwordChangedSchema,
  personNameSchema,
  resetPasswordSchema,
  signUpByLinkSchema,
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
   * Mails a six-digit code. The answer is the same whether or not the address has an account; only its mailbox tells:
   * who opens an account reads there that there is one already, who has forgotten a password that there is none. Once
   * a minute per address and purpose. The code of `changePassword` is mailed to who is signed in with that address, and to
   * nobody else: 401 without a token, 403 for another address.
   */
  sendVerificationCode: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/sendVerificationCode',
    summary: 'Mail a verification code',
    auth: 'optional',
    body: verificationRequestSchema,
    data: verificationSentSchema,
    idempotencyKey: true,
    errors: ['unauthenticated', 'forbidden', 'tooFrequentOperation', 'tooManyRequests'],
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
  /** Sets the currency that the wallet and a withdrawal begin with. Harmless when repeated; no money is exchanged. */
  setDefaultCurrency: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/setDefaultCurrency',
    summary: 'Set my currency',
    auth: 'bearer',
    body: z.object({ currencyId: currencyIdSchema }),
    data: userSchema,
    errors: ['invalidInput'],
  }),
  /** Sets the language in which mails and notifications are written from now on. Harmless when repeated. */
  setLanguage: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/setLanguage',
    summary: 'Set my language',
    auth: 'bearer',
    body: languageChoiceSchema,
    data: languageChoiceSchema,
  }),
  /**
   * Gives an account another password, proved by the mailed code alone. All its sessions end, and withdrawals wait for
   * 24 hours: whoever got hold of a mailbox cannot empty the wallet before its owner has read the mail.
   */
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/resetPassword',
    summary: 'Set a forgotten password anew',
    auth: 'none',
    body: resetPasswordSchema,
    data: passwordChangedSchema,
    idempotencyKey: true,
    errors: ['badVerificationCode', 'weakPassword', 'tooManyRequests'],
  }),
  /** Changes the password of who is signed in. All other sessions end; this one stays. */
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/changePassword',
    asksSecondFactor: true,
    summary: 'Change my password',
    auth: 'bearer',
    body: changePasswordSchema,
    data: passwordChangedSchema,
    idempotencyKey: true,
    errors: ['badCredentials', 'badVerificationCode', 'weakPassword', 'tooManyRequests'],
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
    errors: [
      'countryClosed',
      'blocked',
      'emailTaken',
      'badVerificationCode',
      'weakPassword',
      'badInvitationCode',
      'selfInvitation',
      'tooManyRequests',
    ],
  }),
  /**
   * Keeps a sign-up for a day and mails a link that opens the account, in place of the code. The answer is the same for an
   * address that has an account. Once a minute per address; a newer link takes the place of an older one.
   */
  signUpByLink: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/signUpByLink',
    summary: 'Open an account by a mailed link',
    auth: 'none',
    body: signUpByLinkSchema,
    data: verificationSentSchema,
    idempotencyKey: true,
    errors: ['countryClosed', 'weakPassword', 'badInvitationCode', 'tooFrequentOperation', 'tooManyRequests'],
  }),
  /** Whose account a link opens, before it is used. */
  readActivation: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/activate/read',
    answersInDemonstration: true,
    summary: 'Read the link of a sign-up',
    auth: 'none',
    body: z.object({ token: linkTokenSchema }),
    data: activationSchema,
    errors: ['activationUnknown', 'activationExpired', 'activationUsed', 'tooManyRequests'],
  }),
  /** Opens the account of a link, with the password that was chosen for it. Signing in is a call of its own. */
  activate: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/activate',
    summary: 'Open the account of a mailed link',
    auth: 'none',
    body: activateSchema,
    data: userSchema,
    idempotencyKey: true,
    errors: [
      'countryClosed',
      'blocked',
      'activationUnknown',
      'activationExpired',
      'activationUsed',
      'badCredentials',
      'emailTaken',
      'tooManyRequests',
    ],
  }),
  /** Mails another link to the address of one that has run out. */
  resendActivation: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/activate/resend',
    summary: 'Mail the link of a sign-up again',
    auth: 'none',
    body: z.object({ token: linkTokenSchema }),
    data: verificationSentSchema,
    idempotencyKey: true,
    errors: ['activationUnknown', 'activationUsed', 'tooFrequentOperation', 'tooManyRequests'],
  }),
}

/** The calls of `users` under their own name, so that an editor shows it and not their schemas. */
export interface UsersEndpoints extends Readonly<typeof calls> {}

/** The user's own account. */
export const users: UsersEndpoints = calls
