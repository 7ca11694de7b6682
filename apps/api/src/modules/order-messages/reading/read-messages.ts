import type { DeskMessage } from '@kaadi/contract/desk-messages'
import type { OrderMessage, OrderMessagesQuery } from '@kaadi/contract/order-messages'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors/domain-error.ts'
import type { SignedInOperator, SignedInUser } from '../../../http/signed-in.ts'
import { deskViewer, sellerViewer, type Viewer } from '../../uploads/index.ts'
import { openText } from '../message-text.ts'
import { findOwnOrder, type SubjectOrder } from '../order-messages.repository.ts'
import { countUnreadOf, findMessage, pageMessages, type StoredMessage } from './page-messages.repository.ts'

/** Messages as each side reads them. */
export function createReadMessages({ database, vault, photoSigner }: Deps) {
  const toLine = (stored: StoredMessage, viewer: Viewer): Omit<OrderMessage, 'author' | 'operator'> => ({
    messageId: stored.publicId as OrderMessage['messageId'],
    text: stored.sealed && openText(vault, stored.sealed, stored.publicId),
    photos: stored.photos.map((uploadId) => ({
      uploadId: uploadId as OrderMessage['photos'][number]['uploadId'],
      url: photoSigner.sign(uploadId, viewer),
    })),
    createTime: stored.createdAt.toISOString(),
  })

  const forSeller = (stored: StoredMessage, user: Pick<SignedInUser, 'sessionHash'>): OrderMessage => ({
    ...toLine(stored, sellerViewer(user)),
    author: stored.author === 'seller' ? 'seller' : 'desk',
    // A first name is enough for a seller.
    operator: stored.operatorName?.split(' ')[0] ?? null,
  })
  const forDesk = (stored: StoredMessage, operator: SignedInOperator): DeskMessage => ({
    ...toLine(stored, deskViewer(operator.sessionHash)),
    author: stored.author,
    operator: stored.operatorName,
  })

  const pageOfSeller = async (user: SignedInUser, query: OrderMessagesQuery) => {
    const order = await findOwnOrder(database, user.id, query.giftOrderId)
    if (!order) throw notFound()
    const [page, unread] = await Promise.all([
      pageMessages(database, order, 'seller', query),
      countUnreadOf(database, order),
    ])
    return { ...page, records: page.records.map((stored) => forSeller(stored, user)), unread }
  }

  const pageOfDesk = async (operator: SignedInOperator, order: SubjectOrder, query: OrderMessagesQuery) => {
    const page = await pageMessages(database, order, 'desk', query)
    return { ...page, records: page.records.map((stored) => forDesk(stored, operator)) }
  }

  return {
    pageOfSeller,
    pageOfDesk,
    ofSeller: async (user: SignedInUser, messageId: string) =>
      forSeller(await findMessage(database, messageId), user),
    ofDesk: async (operator: SignedInOperator, messageId: string) =>
      forDesk(await findMessage(database, messageId), operator),
  }
}
export type ReadMessages = ReturnType<typeof createReadMessages>
