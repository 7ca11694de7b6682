import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { bankAccountIdSchema, currencyIdQuerySchema } from '../primitives/index.ts'
import { pinSchema } from '../withdrawals/withdrawal.schema.ts'
import {
  addBankAccountRequestSchema,
  bankAccountSchema,
  bankSchema,
  resolvedAccountSchema,
  resolveRequestSchema,
} from './bank-account.schema.ts'

const calls = {
  /** Banks and mobile wallets that can be paid to in a currency. */
  banks: defineEndpoint({
    method: 'GET',
    path: '/bizset/v1/bizBank/list',
    summary: 'Banks of a currency',
    auth: 'bearer',
    query: z.object({ currencyId: currencyIdQuerySchema }),
    data: z.array(bankSchema),
  }),
  /** The seller's saved accounts; numbers by their last four digits. */
  list: defineEndpoint({
    method: 'GET',
    path: '/bizuser/v1/bizUserBank/list',
    summary: 'My bank accounts',
    auth: 'bearer',
    data: z.array(bankAccountSchema),
  }),
  /**
   * Asks the bank for the name on an account, and how it fits the seller's own. Creates nothing; a POST so that the number stays out of addresses.
   */
  resolve: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserBank/resolve',
    answersInDemonstration: true,
    summary: 'Whose account is it?',
    auth: 'bearer',
    body: resolveRequestSchema,
    data: resolvedAccountSchema,
    errors: ['bankAccountUnresolved', 'bankUnreachable', 'invalidInput', 'tooManyRequests'],
  }),
  /**
   * Saves an account under the name that the bank gave, which must be the seller's own (`gradeAccountName`). Needs the
   * PIN.
   */
  add: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserBank/add',
    asksSecondFactor: true,
    summary: 'Save a bank account',
    auth: 'bearer',
    body: addBankAccountRequestSchema,
    data: bankAccountSchema,
    idempotencyKey: true,
    errors: [
      'blocked',
      'bankAccountBlocked',
      'nameMissing',
      'bankAccountNotOwn',
      'bankAccountUnresolved',
      'bankUnreachable',
      'bankAccountTaken',
      'bankAccountsFull',
      'pinNotSet',
      'wrongPin',
      'pinLocked',
    ],
  }),
  /** Removes an account; refused while a withdrawal to it is open. Needs the PIN. */
  remove: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserBank/remove',
    summary: 'Delete a bank account',
    auth: 'bearer',
    body: z.object({ id: bankAccountIdSchema, pin: pinSchema }),
    data: z.null(),
    idempotencyKey: true,
    errors: ['bankAccountInUse', 'pinNotSet', 'wrongPin', 'pinLocked', 'notFound'],
  }),
  /** Makes a saved account the main one; answers all of them. */
  setDefault: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserBank/setDefault',
    summary: 'Make an account the main one',
    auth: 'bearer',
    body: z.object({ id: bankAccountIdSchema }),
    data: z.array(bankAccountSchema),
    idempotencyKey: true,
    errors: ['notFound'],
  }),
}

/** The calls of `bankAccounts` under their own name, so that an editor shows it and not their schemas. */
export interface BankAccountsEndpoints extends Readonly<typeof calls> {}

/** Where the money goes. The paths are ours. */
export const bankAccounts: BankAccountsEndpoints = calls
