import { formatMoney } from '@kaadi/core/money'
import { t } from '@kaadi/words'
import './payout-detail.css'
import { isPayoutToBeTaken, type PayoutDetail } from '@kaadi/contract/payouts'
import type { ProviderTimeline } from '@kaadi/contract/provider-payouts'
import { isWithdrawalOpen } from '@kaadi/contract/withdrawals'
import { Alert, Panel } from '@kaadi/ui'
import { DeskWithdrawalStatus, FactList } from '@kaadi/ui/desk'
import { TriangleAlertIcon } from '@kaadi/ui/icons'
import type { ComponentProps } from 'react'
import { ExactMoney } from '../../platform/content/exact-money.tsx'
import { InLedger } from '../../platform/navigation/in-ledger.tsx'
import { sayError } from '../../platform/net/say-error.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import { AccountNumber } from './account-number.view.tsx'
import { ProviderTimelineView } from './at-provider/provider-timeline.view.tsx'
import { HoldView } from './checking/hold.view.tsx'
import { whatStandsAgainst } from './checking/what-stands-against.ts'
import { Copied } from './copied.tsx'
import { PayoutLog } from './payout-log.view.tsx'
import { PayoutNext } from './payout-next.view.tsx'
import { ReleaseView } from './releasing/release.view.tsx'
import { ReturnView } from './returning/return.view.tsx'
import type { PayoutActions } from './use-payout.controller.ts'

interface PayoutDetailViewProps extends PayoutActions {
  readonly payout: PayoutDetail
  /** Where a provider's machine carries it out, or will. */
  readonly timeline: ProviderTimeline | undefined
  readonly ask: ComponentProps<typeof ProviderTimelineView>['ask']
}

/** One payout: whom to pay what, what may be done with it, and what was done. */
export function PayoutDetailView({ payout, timeline, ask, refused, ...actions }: PayoutDetailViewProps) {
  const { withdrawal } = payout
  const isNetwork = withdrawal.kind === 'network'
  const isMine = payout.takenByMe && isWithdrawalOpen(withdrawal.status)
  return (
    <Panel as="section" className="c-payout" aria-label={t('Payout')}>
      <header>
        <h2>
          <ExactMoney amount={withdrawal.net} currencyId={withdrawal.currencyId} size={28} />
        </h2>
        <DeskWithdrawalStatus
          status={withdrawal.status}
          isToBeTaken={isPayoutToBeTaken(payout)}
          needsSecond={payout.secondPerson !== null}
        />
      </header>
      {refused && (
        <Alert
          tone="bad"
          role="alert"
          icon={<TriangleAlertIcon />}
          title={
            refused.slip === undefined
              ? sayError(refused.error)
              : t('{slip} was not recorded: {why}', { slip: refused.slip, why: sayError(refused.error) })
          }
        />
      )}
      <FactList
        facts={[
          // For the form of the bank or of a wallet, which takes no commas.
          ...(isMine && payout.provider === null
            ? [
                {
                  label: t('Amount to send'),
                  value: (
                    <Copied
                      text={formatMoney(withdrawal.net, { mode: 'exact' }).replaceAll(',', '')}
                      label={t('Copy amount')}
                    />
                  ),
                },
              ]
            : []),
          { label: isNetwork ? t('Network') : t('Bank'), value: withdrawal.bankName },
          {
            label: isNetwork ? t('Address') : t('Account number'),
            value: isMine ? (
              <AccountNumber
                ending={withdrawal.accountEnding}
                isAddress={isNetwork}
                hiddenFor={payout.numberHidden ? (whatStandsAgainst(payout)?.why ?? null) : null}
                openAccount={actions.openAccount}
              />
            ) : (
              `•••• ${withdrawal.accountEnding}`
            ),
          },
          { label: isNetwork ? t('Both ends of it') : t('Account name'), value: withdrawal.accountName },
          {
            label: t('Reference'),
            value: <Copied text={withdrawal.providerReference} label={t('Copy reference')} />,
          },
          { label: t('Seller'), value: payout.sellerName },
          {
            label: t('Asked for'),
            value: <ExactMoney amount={withdrawal.amount} currencyId={withdrawal.currencyId} />,
          },
          {
            label: t('Fee'),
            value: <ExactMoney amount={withdrawal.fee} currencyId={withdrawal.currencyId} />,
          },
          { label: t('Asked at'), value: deskTime(withdrawal.createTime) },
          ...(withdrawal.bankSlipNumber
            ? [
                {
                  label: isNetwork ? t('Transaction') : t('Bank slip'),
                  value: isNetwork ? (
                    <Copied text={withdrawal.bankSlipNumber} label={t('Copy the hash')} />
                  ) : (
                    withdrawal.bankSlipNumber
                  ),
                },
              ]
            : []),
          ...(withdrawal.reason ? [{ label: t('Reason'), value: withdrawal.reason }] : []),
        ]}
      />
      {payout.release && (
        <ReleaseView
          payout={payout}
          state={payout.release}
          askRelease={actions.askRelease}
          challenge={actions.challenge}
          release={actions.release}
        />
      )}
      {payout.hold && <HoldView payout={payout} state={payout.hold} endHold={actions.endHold} />}
      {payout.returned && (
        <ReturnView
          payout={payout}
          state={payout.returned}
          challenge={actions.challenge}
          confirmReturn={actions.confirmReturn}
          dropReturn={actions.dropReturn}
        />
      )}
      {timeline && <ProviderTimelineView timeline={timeline} isByHand={payout.takenBy !== null} ask={ask} />}
      {payout.provider === null && <PayoutNext {...actions} payout={payout} />}
      <PayoutLog log={payout.log} kind={withdrawal.kind} />
      <p className="k-small">
        <InLedger by="withdrawal" id={withdrawal.id} />
      </p>
    </Panel>
  )
}
