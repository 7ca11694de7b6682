import { isWithdrawalOpen, type Withdrawal } from '@kaadi/contract/withdrawals'
import { ButtonLink, Disc, Dock, Icon, Money, OrderTimeline, Panel } from '@kaadi/ui'
import { Link } from '../../platform/link.tsx'
import { paths, withdrawDetailPath } from '../../platform/paths.ts'
import { times } from '../../platform/times.ts'
import { walletCurrency } from '../../platform/wallet-currency.ts'
import { withdrawalSteps } from './withdrawal-steps.ts'

/** The withdrawal that was just asked for, as it moves. */
export function UnitProcessing({ withdrawal }: { withdrawal: Withdrawal }) {
  const isOpen = isWithdrawalOpen(withdrawal.status)
  const isPaid = withdrawal.status === 10
  return (
    <>
      <div className="w-processing-head" role="status">
        <Disc size="large" tone={isPaid ? 'ok' : isOpen ? 'brand' : 'bad'}>
          <Icon name={isPaid ? 'check' : isOpen ? 'arrow-up-right' : 'undo-2'} size={24} />
        </Disc>
        <p className="w-processing-title">
          {isPaid ? 'Paid' : isOpen ? 'Your money is on its way' : 'Your money is back in your wallet'}
        </p>
        <Money amount={withdrawal.net} currency={walletCurrency(withdrawal.currencyId)} size={28} />
        <p className="w-quiet">
          to {withdrawal.bankName} {withdrawal.accountEnding}
          {isOpen && withdrawal.expectedTime && `, expected by ${times.short(withdrawal.expectedTime)}`}
        </p>
      </div>
      <Panel as="section" aria-label="Status" padding="large">
        <OrderTimeline steps={withdrawalSteps(withdrawal)} />
      </Panel>
      {isOpen && <p className="w-note">You can close the app. We will notify you.</p>}
    </>
  )
}

/** The two ways on from there. */
export function ProcessingDock({ id }: { id: string }) {
  return (
    <Dock aria-label="Actions">
      <ButtonLink as={Link} to={withdrawDetailPath(id)} replace variant="quiet" block>
        See the details
      </ButtonLink>
      <ButtonLink as={Link} to={paths.cash} replace block>
        Back to the wallet
      </ButtonLink>
    </Dock>
  )
}
