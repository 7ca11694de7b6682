import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { amountSchema, currencyIdQuerySchema, pageOf } from '../primitives/index.ts'
import { statementQuerySchema, walletRecordQuerySchema, walletRecordSchema } from './wallet.schema.ts'

const calls = {
  /** What is free to withdraw or convert. For display: sums use the statement. */
  available: defineEndpoint({
    method: 'POST',
    path: '/bizuser/v1/bizUserInfo/currencyCount',
    answersInDemonstration: true,
    summary: 'Available balance',
    auth: 'bearer',
    query: z.object({ inCurrencyId: currencyIdQuerySchema }),
    data: z.number(),
  }),
  /** What is held for open withdrawals. */
  processing: defineEndpoint({
    method: 'GET',
    path: '/bizcurexc/v1/bizCurrencyExchange/getUserProcessingAmount',
    summary: 'Amount being processed',
    auth: 'bearer',
    query: z.object({ outCurrencyId: currencyIdQuerySchema }),
    data: amountSchema,
  }),
  /** The statement, newest first. The first line's `balanceAfter` is the available balance. */
  records: defineEndpoint({
    method: 'GET',
    path: '/bizwallet/v1/bizWalletRecord/page',
    summary: 'Statement',
    auth: 'bearer',
    query: walletRecordQuerySchema,
    data: pageOf(walletRecordSchema),
  }),
  /**
   * The statement of some months as a file that is kept: every line, oldest first, between an opening and a closing balance
   * that it adds up to. How many lines it has stands in the header `x-statement-lines`.
   */
  statement: defineEndpoint({
    method: 'GET',
    path: '/bizwallet/v1/bizWalletRecord/statement',
    summary: 'Statement as a file',
    auth: 'bearer',
    query: statementQuerySchema,
    data: z.unknown(),
    replies: 'file',
    errors: ['statementTooLong', 'monthNotBegun', 'tooManyRequests'],
  }),
}

/** The calls of `wallets` under their own name, so that an editor shows it and not their schemas. */
export interface WalletsEndpoints extends Readonly<typeof calls> {}

/** Balances and the statement. */
export const wallets: WalletsEndpoints = calls
