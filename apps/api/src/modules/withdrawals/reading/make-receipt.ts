import { currencies } from '@kaadi/contract/primitives'
import { type Withdrawal, withdrawalStatus } from '@kaadi/contract/withdrawals'
import { formatMoney } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { drawPaper } from '../../../papers/paper.ts'
import { readSiteInfo } from '../../site/index.ts'
import { findName } from '../../users/index.ts'
import { toWithdrawal } from '../withdrawal.ts'
import { createFindWithdrawal } from './withdrawals.repository.ts'

const perSeller = { scope: 'withdrawal-receipt', limit: 30, windowSeconds: 3600 }

const lagos = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
})

/** The receipt of a paid withdrawal, on a paper of its own. */
export function createMakeReceipt(deps: Deps) {
  const { db } = deps.database
  const find = createFindWithdrawal(deps.database)

  return async (
    seller: Pick<SignedInUser, 'id' | 'publicId' | 'email'>,
    publicId: string,
  ): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
    await deps.throttle.require({ ...perSeller, subject: seller.publicId })
    const found = await find({ userId: seller.id, publicId })
    if (!found) throw notFound()
    if (found.status !== withdrawalStatus.paid) throw new DomainError('withdrawalNotPaid')
    const [{ siteName }, person] = await Promise.all([readSiteInfo(db), findName(db, seller.id)])
    const withdrawal = toWithdrawal(found)
    return {
      name: `withdrawal-${withdrawal.providerReference.slice(-8)}.pdf`,
      bytes: await drawPaper({
        brand: siteName,
        title: 'Receipt of a withdrawal',
        facts: [
          ['Account holder', person ? `${person.firstName} ${person.lastName}` : seller.email],
          ...factsOf(withdrawal),
        ],
        footer: `${siteName} · made on ${lagos.format(deps.clock())}, times of Lagos`,
      }),
    }
  }
}

/** What the level took off is said beside it. */
const feeOf = ({ fee, feeOffPercent }: Withdrawal, money: (amount: string) => string): string =>
  feeOffPercent > 0 ? `${money(fee)} (${feeOffPercent} % off by level)` : money(fee)

function factsOf(withdrawal: Withdrawal): [string, string][] {
  const { symbol } = currencies[withdrawal.currencyId]
  const money = (amount: string) => formatMoney(amount, { symbol, mode: 'plain' })
  const paid = withdrawal.events.findLast(({ status }) => status === withdrawalStatus.paid)
  const isNetwork = withdrawal.kind === 'network'
  return [
    ['Withdrawn', money(withdrawal.amount)],
    ['Fee', feeOf(withdrawal, money)],
    ['Paid', money(withdrawal.net)],
    [isNetwork ? 'Network' : 'Bank', withdrawal.bankName],
    isNetwork
      ? ['Address', withdrawal.accountName]
      : ['Account', `${withdrawal.accountName}, ending in ${withdrawal.accountEnding}`],
    ['Asked for', lagos.format(new Date(withdrawal.createTime))],
    ['Paid at', paid ? lagos.format(new Date(paid.time)) : ''],
    ['Reference', withdrawal.providerReference],
    ...(withdrawal.bankSlipNumber
      ? ([[isNetwork ? 'Transaction' : "Bank's reference", withdrawal.bankSlipNumber]] as [string, string][])
      : []),
  ]
}
