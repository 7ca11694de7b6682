import { appealQueueQuerySchema } from '@kaadi/contract/appeals'
import { auditQuerySchema } from '@kaadi/contract/audit'
import { deskQueueQuerySchema } from '@kaadi/contract/desk'
import { inboxQuerySchema } from '@kaadi/contract/desk-messages'
import { payoutPageQuerySchema } from '@kaadi/contract/payouts'
import { sellerPageQuerySchema } from '@kaadi/contract/people'
import { recheckListQuerySchema } from '@kaadi/contract/rechecks'
import { reversalQueueQuerySchema } from '@kaadi/contract/reversals'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Tables } from '../../src/database/index.ts'
import {
  type AccountAddress,
  deskPromo,
  type EventKind,
  findAccountId,
  pageAccountLines,
  pageAllLines,
  pageEventLines,
  pageKindLines,
  userAvailable,
} from '../../src/ledger/index.ts'
import { pageAppeals } from '../../src/modules/appeals/judging/page-appeals.repository.ts'
import { pageAudit } from '../../src/modules/audit/page-audit.repository.ts'
import { pageOrders } from '../../src/modules/card-orders/reading/card-orders.repository.ts'
import { findWaitingOrders } from '../../src/modules/card-orders/reading/waiting-orders.repository.ts'
import { readStats } from '../../src/modules/desk/desk.repository.ts'
import { pageQueue } from '../../src/modules/desk/queue/page-queue.repository.ts'
import { countUnread, pageNotifications } from '../../src/modules/notifications/notifications.repository.ts'
import { pageInbox } from '../../src/modules/order-messages/reading/page-inbox.repository.ts'
import { pagePayouts } from '../../src/modules/payouts/listing/list-payouts.repository.ts'
import { pageSellers } from '../../src/modules/people/reading/page-sellers.repository.ts'
import { pageRechecks } from '../../src/modules/rechecks/found/page-rechecks.repository.ts'
import { pageReversals } from '../../src/modules/reversals/reversals.repository.ts'
import { listOwnAccounts } from '../../src/modules/risk/index.ts'
import { findAnything } from '../../src/modules/search/find-anything.ts'
import { findSamePictures } from '../../src/modules/uploads/uploads.repository.ts'
import { pageWithdrawals } from '../../src/modules/withdrawals/reading/withdrawals.repository.ts'
import { createVault } from '../../src/vault/index.ts'

/** A seller who has rows of every kind, and one of their photos. */
export interface Subject {
  readonly userId: bigint
  readonly uploadId: bigint
}

type Read = (on: Kysely<Tables>, subject: Subject) => Promise<unknown>

const operatorId = 1n
/** Of an operator who sells as well. */
const ownEmail = 'many000007@kaadi.example'
/** Of one who does not: nearly all. */
const nobody = new Set<bigint>()
const vault = createVault(Buffer.alloc(32))
const firstPage = { current: 1, size: 20 }
const queue =
  (query: object): Read =>
  (on) =>
    pageQueue(on, { operatorId, isSenior: true }, z.parse(deskQueueQuerySchema, { size: 50, ...query }))
const payouts =
  (query: object): Read =>
  (on) =>
    pagePayouts(on, operatorId, z.parse(payoutPageQuerySchema, { size: 50, ...query }))

const sellers =
  (query: object): Read =>
  (on) =>
    pageSellers(on, z.parse(sellerPageQuerySchema, { size: 50, ...query }))
const audit =
  (query: object): Read =>
  (on) =>
    pageAudit(on, z.parse(auditQuerySchema, { size: 50, ...query }))

const appeals =
  (query: object): Read =>
  (on) =>
    pageAppeals(on, z.parse(appealQueueQuerySchema, { size: 50, ...query }))
const inbox =
  (query: object): Read =>
  (on) =>
    pageInbox(on, z.parse(inboxQuerySchema, { size: 50, ...query }))
const reversals =
  (query: object): Read =>
  (on) =>
    pageReversals(on, z.parse(reversalQueueQuerySchema, { size: 50, ...query }), nobody)
const rechecks =
  (query: object): Read =>
  (on) =>
    pageRechecks(on, z.parse(recheckListQuerySchema, { size: 50, ...query }), nobody)
const ofAccount =
  (address: (userId: bigint) => AccountAddress, kind?: EventKind): Read =>
  async (on, { userId }) =>
    pageAccountLines(on, firstPage, { accountId: (await findAccountId(on, address(userId)))!, kind })
const ofKind =
  (kind: EventKind, address?: AccountAddress): Read =>
  async (on) =>
    pageKindLines(on, firstPage, { kind, accountId: address && (await findAccountId(on, address)) })

/** Every list, count and search that must not grow with the data. */
export const listReads: Readonly<Record<string, Read>> = {
  'desk queue': queue({}),
  'desk queue by amount': queue({ sort: 'amount' }),
  'desk queue, late': queue({ only: 'late' }),
  'desk queue, decided': queue({ view: 'decided' }),
  'desk queue, second review': queue({ view: 'second' }),
  'desk queue, waiting for sellers': queue({ view: 'sellers' }),
  'desk queue, at a redeemer': queue({ view: 'redeemers' }),
  'desk queue, mine': queue({ view: 'mine' }),
  'desk queue, with nobody': queue({ only: 'free' }),
  'desk queue, a currency by amount': queue({ currencyId: '1', sort: 'amount' }),
  'desk queue, decided by amount': queue({ view: 'decided', sort: 'amount' }),
  'desk queue, decided, a seller': queue({ view: 'decided', search: 'many000007' }),
  'desk queue, a brand': queue({ cardTypeId: 'steam' }),
  'desk queue, a seller': queue({ search: 'many000007' }),
  'desk queue, five digits': queue({ search: '62989' }),
  appeals: appeals({}),
  'appeals, decided': appeals({ view: 'decided' }),
  'appeals, a seller': appeals({ search: 'many000007' }),
  messages: inbox({}),
  'messages, answered': inbox({ view: 'answered' }),
  'messages, a seller': inbox({ search: 'many000007' }),
  reversals: reversals({}),
  'reversals, decided': reversals({ view: 'decided' }),
  'blind looks that differ': rechecks({}),
  'blind looks that agree': rechecks({ view: 'agreed' }),
  'blind looks, a seller': rechecks({ search: 'many000007' }),
  'desk stats': (on) =>
    readStats(on, { id: operatorId, publicId: 'op-1', email: ownEmail, roles: ['admin', 'treasurer'] }),
  'an operator’s own accounts': (on) => listOwnAccounts(on, { email: ownEmail }),
  payouts: payouts({}),
  'payouts by amount': payouts({ sort: 'amount' }),
  'payouts, a seller': payouts({ search: 'many000007' }),
  'payouts, a reference': payouts({ search: 'wd-c4ca4238' }),
  sellers: sellers({}),
  'sellers by level': sellers({ sort: 'level' }),
  'sellers, an address': sellers({ search: 'many000007' }),
  'sellers, a bank account': sellers({ search: '7919' }),
  audit: audit({}),
  'audit, refused': audit({ outcome: 'refused' }),
  'audit, a call': audit({ call: 'desk.decide' }),
  'audit, an operator': audit({ operatorId: 'audited' }),
  'audit, one thing': audit({ subject: 'order-7' }),
  ledger: (on) => pageAllLines(on, firstPage),
  'ledger, an account of the house': ofAccount(() => deskPromo(1)),
  'ledger, a wallet': ofAccount((userId) => userAvailable(userId, 1)),
  'ledger, a kind': ofKind('promise.missed'),
  'ledger, a kind of an account': ofKind('reward.granted', deskPromo(1)),
  'ledger, one event': (on) => pageEventLines(on, firstPage, { kinds: ['reward.granted'], eventId: 7n }),
  'a search of everything': (on) =>
    findAnything({ database: on, vault }, { email: ownEmail, roles: ['admin'] }, 'nobody at all'),
  orders: (on, { userId }) => pageOrders(on, userId, firstPage),
  'orders, a state': (on, { userId }) => pageOrders(on, userId, { ...firstPage, family: 'notPaid' }),
  'orders, a state and a month': (on, { userId }) =>
    pageOrders(on, userId, { ...firstPage, family: 'notPaid', month: '2026-11' }),
  'orders that wait for their seller': (on, { userId }) => findWaitingOrders(on, userId, {}),
  withdrawals: (on, { userId }) => pageWithdrawals(on, userId, firstPage),
  notifications: (on, { userId }) => pageNotifications(on, userId, firstPage),
  'notifications, unread': (on, { userId }) =>
    pageNotifications(on, userId, { ...firstPage, unreadOnly: '1' }),
  'unread count': (on, { userId }) => countUnread(on, userId),
  'look-alike photos': (on, { uploadId }) => findSamePictures(on, [uploadId]),
}
