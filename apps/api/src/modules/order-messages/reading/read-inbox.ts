import type { InboxQuery, InboxRow } from '@kaadi/contract/desk-messages'
import type { OrderMessagesQuery } from '@kaadi/contract/order-messages'
import type { Deps } from '../../../deps.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { listOwnAccounts } from '../../risk/index.ts'
import { openText } from '../message-text.ts'
import { findOrderFacts, valuesOf } from '../order-facts.ts'
import type { SubjectOrder } from '../order-messages.repository.ts'
import { titleOfOrder } from '../titled-order.ts'
import { findInboxRow, pageInbox, type StoredInboxRow } from './page-inbox.repository.ts'
import type { ReadMessages } from './read-messages.ts'

const shownCharacters = 120

/** What sellers wrote, as the desk's list and its thread show it. */
export function createReadInbox({ database, vault }: Deps, messages: ReadMessages) {
  const toRow = (stored: StoredInboxRow): InboxRow => ({
    giftOrderId: stored.publicId as InboxRow['giftOrderId'],
    tradeNumber: stored.tradeNumber,
    title: titleOfOrder(stored),
    orderStatus: stored.status,
    sellerName: stored.sellerName,
    waitingSince: stored.waitingSince?.toISOString() ?? null,
    unread: stored.unread,
    lastText:
      stored.lastSealed && stored.lastId
        ? openText(vault, stored.lastSealed, stored.lastId).slice(0, shownCharacters) || null
        : null,
    lastTime: stored.lastAt.toISOString(),
  })

  return {
    page: async (operator: SignedInOperator, query: InboxQuery) => {
      const [page, own] = await Promise.all([pageInbox(database, query), listOwnAccounts(database, operator)])
      // Whether the desk has read what its own operator wrote as a seller is not for them.
      const rows = page.records.map((row) =>
        own.has(row.userId) ? { ...toRow(row), unread: 0 } : toRow(row),
      )
      return { ...page, records: rows }
    },
    thread: async (operator: SignedInOperator, order: SubjectOrder, query: OrderMessagesQuery) => {
      const [page, row, facts] = await Promise.all([
        messages.pageOfDesk(operator, order, query),
        findInboxRow(database, order),
        findOrderFacts(database, order),
      ])
      return { ...page, row: row ? toRow(row) : null, known: valuesOf(facts) }
    },
  }
}
