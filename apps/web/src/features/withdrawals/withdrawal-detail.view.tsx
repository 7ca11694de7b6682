import { walletCurrency } from '@kaadi/core/money'
import { Sentence, t } from '@kaadi/words'
import './withdrawal-detail.css'
import '../../platform/screens/stacks.css'
import '../../platform/screens/words.css'
import {
  canCancelWithdrawal,
  canRetryWithdrawal,
  isWithdrawalOpen,
  type Withdrawal,
  withdrawalStatus,
} from '@kaadi/contract/withdrawals'
import {
  AlertDialog,
  BankRow,
  type BankRowProps,
  Button,
  ButtonLink,
  Money,
  OrderTimeline,
  Panel,
  TextLink,
  TradeReceipt,
  WithdrawalStatusTag,
} from '@kaadi/ui'
import { CheckIcon, CopyIcon, DownloadIcon } from '@kaadi/ui/icons'
import { useState } from 'react'
import { Link } from '../../platform/navigation/link.tsx'
import { paths, withdrawDetailPath, withQuery } from '../../platform/navigation/paths.ts'
import { feeWords } from './limits/fee-words.ts'
import { MissingMoney } from './missing/missing.view.tsx'
import { WithdrawalPromise } from './withdrawal-promise.view.tsx'
import { withdrawalSteps } from './withdrawal-steps.tsx'

export interface WithdrawalDetailViewProps {
  withdrawal: Withdrawal
  /** Of the account that it goes to, while that is a saved one. */
  badge: Pick<BankRowProps, 'letters' | 'color'> | undefined
  now: number
  copied: boolean
  onCopy: () => void
  /** The receipt is being made. */
  saving: boolean
  onReceipt: () => void
  cancelling: boolean
  onCancel: () => void
}

/** One withdrawal: what it comes to, where it stands, when the money is expected. */
export function WithdrawalDetailView(props: WithdrawalDetailViewProps) {
  const { withdrawal, now, copied, onCopy } = props
  const currency = walletCurrency(withdrawal.currencyId)
  const isOpen = isWithdrawalOpen(withdrawal.status)
  const cameBack = withdrawal.status >= 20
  return (
    <div className="w-stack">
      <div className="w-sum">
        <p className="w-sum-words">
          <span className="w-quiet">
            {withdrawal.automatic
              ? t('Automatic, to {bank}', { bank: withdrawal.bankName })
              : t('To {bank}', { bank: withdrawal.bankName })}
          </span>
          <Money amount={withdrawal.amount} currency={currency} mode="exact" size={28} quiet={cameBack} />
        </p>
        <WithdrawalStatusTag status={withdrawal.status} />
      </div>
      <Panel as="section" aria-label={t('Status')} padding="large">
        <OrderTimeline steps={withdrawalSteps(withdrawal)} />
        <WithdrawalPromise withdrawal={withdrawal} now={now} />
      </Panel>
      <TradeReceipt
        title={
          isOpen || !cameBack
            ? withdrawal.kind === 'network'
              ? t('What arrives')
              : t('What the bank gets')
            : t('What came back')
        }
        lines={
          cameBack
            ? []
            : [
                { label: t('Withdrawn'), amount: withdrawal.amount, currency },
                {
                  label: feeWords(withdrawal.feeOffPercent),
                  amount: withdrawal.fee,
                  currency,
                  sign: 'out',
                },
              ]
        }
        sum={
          cameBack
            ? { label: t('Back in your wallet'), amount: withdrawal.amount, currency }
            : { label: t('Into your account'), amount: withdrawal.net, currency }
        }
      />
      <Panel padding="none">
        <BankRow
          {...props.badge}
          bank={withdrawal.bankName}
          lastDigits={withdrawal.accountEnding}
          owner={withdrawal.accountName}
        />
      </Panel>
      <References withdrawal={withdrawal} copied={copied} onCopy={onCopy} />
      <MissingMoney withdrawal={withdrawal} now={now} />
      {withdrawal.status === withdrawalStatus.paid && (
        <Button
          variant="secondary"
          block
          icon={<DownloadIcon />}
          loading={props.saving}
          onClick={props.onReceipt}
        >
          {t('Save the receipt')}
        </Button>
      )}
      {canRetryWithdrawal(withdrawal) && (
        <ButtonLink
          as={Link}
          to={withQuery(paths.withdraw, { currencyId: String(withdrawal.currencyId), retry: withdrawal.id })}
          block
        >
          {t('Correct the account and send again')}
        </ButtonLink>
      )}
      {withdrawal.retriedBy && (
        <TextLink as={Link} to={withdrawDetailPath(withdrawal.retriedBy)}>
          {t('You sent it again')}
        </TextLink>
      )}
      {canCancelWithdrawal(withdrawal.status) && <CancelWithdrawal {...props} />}
    </div>
  )
}

function References({
  withdrawal,
  copied,
  onCopy,
}: Pick<WithdrawalDetailViewProps, 'withdrawal' | 'copied' | 'onCopy'>) {
  return (
    <Panel as="section" aria-label={t('References')}>
      <dl className="w-facts">
        <div>
          <dt>{t('Reference')}</dt>
          <dd className="k-code k-small">{withdrawal.providerReference}</dd>
        </div>
        {withdrawal.bankSlipNumber && (
          <div>
            <dt>{withdrawal.kind === 'network' ? t('Transaction') : t('Bank slip')}</dt>
            <dd className="k-code k-small">{withdrawal.bankSlipNumber}</dd>
          </div>
        )}
      </dl>
      <Button variant="secondary" size="small" icon={copied ? <CheckIcon /> : <CopyIcon />} onClick={onCopy}>
        {copied ? t('Copied') : t('Copy reference')}
      </Button>
    </Panel>
  )
}

function CancelWithdrawal({ withdrawal, cancelling, onCancel }: WithdrawalDetailViewProps) {
  const [asking, setAsking] = useState(false)
  const currency = walletCurrency(withdrawal.currencyId)
  return (
    <>
      <Button variant="secondary" block onClick={() => setAsking(true)} loading={cancelling}>
        {t('Cancel withdrawal')}
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('Cancel this withdrawal?')}
        cancelLabel={t('Keep it')}
        confirmLabel={t('Cancel withdrawal')}
        variant="danger"
        onConfirm={() => {
          setAsking(false)
          onCancel()
        }}
      >
        <p>
          <Sentence
            of="<amount/> goes back into your wallet at once."
            parts={{ amount: <Money amount={withdrawal.amount} currency={currency} mode="exact" /> }}
          />
        </p>
      </AlertDialog>
    </>
  )
}
