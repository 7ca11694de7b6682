import './seller.css'
import type { SellerPage } from '@kaadi/contract/people'
import type { BlockRequest } from '@kaadi/contract/risk'
import { Alert, Avatar } from '@kaadi/ui'
import { CircleAlertIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useState } from 'react'
import { ExactMoney } from '../../../platform/content/exact-money.tsx'
import { ReasonDialog } from '../../../platform/forms/reason-dialog.tsx'
import { InLedger } from '../../../platform/navigation/in-ledger.tsx'
import { sayError } from '../../../platform/net/say-error.ts'
import { type Figure, Figures } from '../../../platform/screens/figures.tsx'
import { deskTime } from '../../../platform/time/desk-time.ts'
import { BankAccounts, Devices, Sessions } from './access.view.tsx'
import { Notes } from './notes.view.tsx'
import { Standing } from './standing.view.tsx'
import { Orders, Withdrawals } from './trades.view.tsx'
import type { SellerActions } from './use-seller.controller.ts'

interface SellerViewProps {
  readonly seller: SellerPage
  readonly actions: SellerActions
}

interface AskedBlock {
  readonly subject: BlockRequest['subject']
  readonly label: string
}

/** One seller: who they are, what they have, where they stand, and what can be done. */
export function SellerView({ seller, actions }: SellerViewProps) {
  const [asked, setAsked] = useState<AskedBlock>()
  const onBlock = (subject: AskedBlock['subject'], label: string) => setAsked({ subject, label })
  const { block, endSessions } = actions
  return (
    <>
      {seller.avatarUrl && <Avatar size="xlarge" name={seller.name ?? seller.email} src={seller.avatarUrl} />}
      <Figures figures={figuresOf(seller)} />
      <InLedger by="seller" id={seller.sellerId} />
      {seller.deletionAt && (
        <Alert
          tone="todo"
          icon={<CircleAlertIcon />}
          title={t('The seller has asked to delete the account on {time}', {
            time: deskTime(seller.deletionAt),
          })}
        />
      )}
      {endSessions.error !== undefined && (
        <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayError(endSessions.error)} />
      )}
      <div className="c-seller">
        <div className="c-seller-part">
          <Orders orders={seller.orders} />
          <Withdrawals withdrawals={seller.withdrawals} />
          <BankAccounts seller={seller} onBlock={onBlock} />
          <Devices seller={seller} onBlock={onBlock} />
          <Sessions
            sessions={seller.sessions}
            isBusy={endSessions.isRunning}
            onEnd={(sessionId) => void endSessions.run(sessionId)}
          />
        </div>
        <div className="c-seller-part">
          <Standing seller={seller} actions={actions} />
          <Notes notes={seller.notes} note={actions.note} />
        </div>
      </div>
      {asked && (
        <ReasonDialog
          title={t('Block {what}?', { what: asked.label })}
          hint={t('For the other operators. The seller does not read it.')}
          confirmLabel={t('Block')}
          variant="danger"
          hasEnd
          isRunning={block.isRunning}
          error={block.error}
          onClose={() => setAsked(undefined)}
          onConfirm={async (given) => {
            if (await block.run({ subject: asked.subject, ...given })) setAsked(undefined)
          }}
        />
      )}
    </>
  )
}

function figuresOf(seller: SellerPage): Figure[] {
  const { verification } = seller
  return [
    ...seller.wallets.flatMap(({ currencyId, available, held }) => [
      { label: t('Available'), value: <ExactMoney amount={available} currencyId={currencyId} /> },
      { label: t('Held'), value: <ExactMoney amount={held} currencyId={currencyId} /> },
    ]),
    { label: t('Level'), value: t('{level} ({points} points)', { level: seller.level, points: seller.exp }) },
    {
      label: t('Verification'),
      value:
        verification?.status === 'waiting'
          ? t('{level}, one waits', { level: seller.kycLevel })
          : String(seller.kycLevel),
    },
    { label: t('Second factor'), value: seller.twoFactor ? t('on') : t('off') },
    { label: t('Country'), value: seller.countryCode },
    { label: t('Since'), value: deskTime(seller.createTime) },
    ...(seller.withdrawalsHeldUntil
      ? [{ label: t('Withdrawals wait until'), value: deskTime(seller.withdrawalsHeldUntil) }]
      : []),
  ]
}
