import type { BlindRecheck, MyRechecks } from '@kaadi/contract/rechecks'
import type { Deps } from '../../../deps.ts'
import type { SignedInOperator } from '../../../http/signed-in.ts'
import { createReadDeskOrder } from '../../desk/index.ts'
import { listOwnAccounts } from '../../risk/index.ts'
import { countDiffering } from '../found/page-rechecks.repository.ts'
import { countWaiting, findHeld, type HeldRecheck, listOpened } from './hold-recheck.repository.ts'

const leads = ['senior', 'admin'] as const

export function createReadRecheck(deps: Deps) {
  const desk = createReadDeskOrder(deps)

  /** Everything that tells what was decided, by whom, or where to read it, is left out. */
  const blind = async (operator: SignedInOperator, held: HeldRecheck): Promise<BlindRecheck> => {
    const [{ order, seller, flags }, opened] = await Promise.all([
      desk.read(operator, held.giftOrderId, { holds: true }),
      listOpened(deps.database, held, operator.id),
    ])
    return {
      recheckId: held.recheckId as BlindRecheck['recheckId'],
      cardTypeId: order.cardTypeId,
      cardTypeName: order.cardTypeName,
      countryCode: order.countryCode,
      faceSymbol: order.faceSymbol,
      faceValue: order.faceValue,
      form: order.form,
      receiptType: order.receiptType,
      currencyId: order.currencyId,
      payout: order.payout,
      createTime: order.createTime,
      comment: order.comment,
      seller: { level: seller.level, countryCode: seller.countryCode, memberSince: seller.memberSince },
      // That there was no paid order yet is known of those alone that were not paid either.
      flags: flags.filter(({ kind }) => kind !== 'firstOrder'),
      cards: order.cards.map(({ cardId, position, photos, maskedCode }) => ({
        cardId,
        position,
        photos,
        maskedCode: photos.length > 0 ? null : maskedCode,
      })),
      openedCardIds: order.cards.flatMap(({ cardId, position }) =>
        opened.includes(position) ? [cardId] : [],
      ),
      takenUntil: held.takenUntil.toISOString(),
      serverTime: order.serverTime,
    }
  }

  const mine = async (operator: SignedInOperator): Promise<MyRechecks> => {
    const [waiting, held, differing] = await Promise.all([
      countWaiting(deps.database, operator),
      findHeld(deps.database, operator),
      operator.roles.some((role) => (leads as readonly string[]).includes(role))
        ? listOwnAccounts(deps.database, operator).then((own) => countDiffering(deps.database, own))
        : null,
    ])
    return { waiting, held: held ? await blind(operator, held) : null, differing }
  }

  return { blind, mine }
}
export type ReadRecheck = ReturnType<typeof createReadRecheck>
