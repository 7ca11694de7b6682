import { currencies } from '@kaadi/contract/primitives'
import { type Withdrawal, withdrawalStatus } from '@kaadi/contract/withdrawals'
import { formatMoney } from '@kaadi/core/money'
import type { Deps } from '../../../deps.ts'
import { DomainError, notFound } from '../../../errors/domain-error.ts'
import type { SignedInUser } from '../../../http/signed-in.ts'
import { spokenTime } from '../../../papers/local-time.ts'
import { drawPaper, madeOn } from '../../../papers/paper.ts'
import type { PaperText } from '../../../papers/paper-text.ts'
import { msg } from '../../../words/index.ts'
import { readSiteInfo } from '../../site/index.ts'
import { findAccountHolder } from '../../users/index.ts'
import { toWithdrawal } from '../withdrawal.ts'
import { createFindWithdrawal } from './withdrawals.repository.ts'

const perSeller = { scope: 'withdrawal-receipt', limit: 30, windowSeconds: 3600 }

/** The receipt of a paid withdrawal, on a paper of its own. */
export function createMakeReceipt(deps: Deps) {
  const { db } = deps.database
  const find = createFindWithdrawal(deps.database)

  return async (
    seller: Pick<SignedInUser, 'id' | 'publicId'>,
    publicId: string,
  ): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
    await deps.throttle.require({ ...perSeller, subject: seller.publicId })
    const found = await find({ userId: seller.id, publicId })
    if (!found) throw notFound()
    if (found.status !== withdrawalStatus.paid) throw new DomainError('withdrawalNotPaid')
    const [{ siteName }, holder] = await Promise.all([readSiteInfo(db), findAccountHolder(db, seller.id)])
    const withdrawal = toWithdrawal(found)
    return {
      name: `withdrawal-${withdrawal.providerReference.slice(-8)}.pdf`,
      bytes: await drawPaper({
        language: holder.language,
        brand: siteName,
        title: msg('Receipt of a withdrawal'),
        facts: [[msg('Account holder'), holder.name], ...factsOf(withdrawal)],
        footer: madeOn(siteName, new Date(deps.clock())),
      }),
    }
  }
}

/** What the level took off is said beside it. */
const feeOf = ({ fee, feeOffPercent }: Withdrawal, money: (amount: string) => string): PaperText =>
  feeOffPercent > 0
    ? msg('{fee} ({percent} % off by level)', { fee: money(fee), percent: feeOffPercent })
    : money(fee)

type Fact = readonly [label: PaperText, value: PaperText]

function factsOf(withdrawal: Withdrawal): readonly Fact[] {
  const { symbol } = currencies[withdrawal.currencyId]
  const money = (amount: string) => formatMoney(amount, { symbol, mode: 'plain' })
  const paid = withdrawal.events.findLast(({ status }) => status === withdrawalStatus.paid)
  const isNetwork = withdrawal.kind === 'network'
  return [
    [msg('Withdrawn'), money(withdrawal.amount)],
    [msg('Fee'), feeOf(withdrawal, money)],
    [msg('Paid'), money(withdrawal.net)],
    [isNetwork ? msg('Network') : msg('Bank'), withdrawal.bankName],
    isNetwork
      ? [msg('Address'), withdrawal.accountName]
      : [
          msg('Account'),
          msg('{name}, ending in {ending}', {
            name: withdrawal.accountName,
            ending: withdrawal.accountEnding,
          }),
        ],
    [msg('Asked for'), spokenTime(withdrawal.createTime)],
    [msg('Paid at'), paid ? spokenTime(paid.time) : ''],
    [msg('Reference'), withdrawal.providerReference],
    ...(withdrawal.bankSlipNumber
      ? ([
          [isNetwork ? msg('Transaction') : msg('Bank’s reference'), withdrawal.bankSlipNumber],
        ] satisfies Fact[])
      : []),
  ]
}
