import { walletCurrency } from '@kaadi/core/money'
import { type Message, msg, t } from '@kaadi/words'
import '../../platform/screens/words.css'
import { isWithdrawalOpen, type WithdrawalStatus, withdrawalStatus } from '@kaadi/contract/withdrawals'
import { ButtonLink, Dock, OrderTimeline, Panel } from '@kaadi/ui'
import { ArrowUpRightIcon, CheckIcon, Undo2Icon } from '@kaadi/ui/icons'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withdrawDetailPath } from '../../platform/navigation/paths.ts'
import { OutcomeHead } from '../../platform/screens/outcome-head.tsx'
import { WithdrawalPromise, type WithdrawalPromiseProps } from './withdrawal-promise.view.tsx'
import { withdrawalSteps } from './withdrawal-steps.tsx'

const titles: Readonly<Partial<Record<WithdrawalStatus, Message>>> = {
  [withdrawalStatus.requested]: msg('We have your request'),
  [withdrawalStatus.riskHold]: msg('We are checking your withdrawal'),
  [withdrawalStatus.approvalWait]: msg('We are checking your withdrawal'),
  [withdrawalStatus.queued]: msg('Your money is on its way'),
  [withdrawalStatus.sent]: msg('Your money is on its way'),
  [withdrawalStatus.unknown]: msg('Your bank has not confirmed it yet'),
  [withdrawalStatus.paid]: msg('Paid'),
}

/** The withdrawal that was just asked for, as it moves. */
export function UnitProcessing({ withdrawal, now }: WithdrawalPromiseProps) {
  const isOpen = isWithdrawalOpen(withdrawal.status)
  const isPaid = withdrawal.status === withdrawalStatus.paid
  return (
    <>
      <OutcomeHead
        tone={isPaid ? 'ok' : isOpen ? 'brand' : 'bad'}
        icon={
          isPaid ? <CheckIcon size={24} /> : isOpen ? <ArrowUpRightIcon size={24} /> : <Undo2Icon size={24} />
        }
        title={t(titles[withdrawal.status] ?? 'Your money came back to your wallet')}
        amount={withdrawal.net}
        currency={walletCurrency(withdrawal.currencyId)}
        note={t('to {bank} {ending}', { bank: withdrawal.bankName, ending: withdrawal.accountEnding })}
      />
      <Panel as="section" aria-label={t('Status')} padding="large">
        <OrderTimeline steps={withdrawalSteps(withdrawal)} />
        <WithdrawalPromise withdrawal={withdrawal} now={now} />
      </Panel>
      {isOpen && <p className="w-note">{t('You can close the app. We will notify you.')}</p>}
    </>
  )
}

/** The two ways on from there. */
export function ProcessingDock({ id }: { id: string }) {
  return (
    <Dock aria-label={t('Actions')}>
      <ButtonLink as={Link} to={withdrawDetailPath(id)} replace variant="secondary" block>
        {t('See the details')}
      </ButtonLink>
      <ButtonLink as={Link} to={paths.cash} replace block>
        {t('Back to the wallet')}
      </ButtonLink>
    </Dock>
  )
}
