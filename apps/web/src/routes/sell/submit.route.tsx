import { useEmitted } from '@kaadi/react'
import { ButtonLink, EmptyFan, EmptyState, IconButton, Nav, Screen } from '@kaadi/ui'
import { CircleHelpIcon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { receiptOrder } from '../../features/sell-card/choice/kind-options.ts'
import { PhotoRules } from '../../features/sell-card/photo-rules.view.tsx'
import type { NamedSale, SellCardFacts } from '../../features/sell-card/sale/sell-card-facts.ts'
import { SellCardDock, SellCardView } from '../../features/sell-card/sell-card.view.tsx'
import { useLeaveWarning } from '../../features/sell-card/use-leave-warning.tsx'
import { useSellCard } from '../../features/sell-card/use-sell-card.controller.ts'
import { useSellFacts } from '../../features/sell-card/use-sell-facts.controller.ts'
import { useSiteInfo } from '../../platform/content/site.ts'
import { useWalletQuery } from '../../platform/money/wallet-query.ts'
import { useBack } from '../../platform/navigation/back.ts'
import { Link } from '../../platform/navigation/link.tsx'
import { cardDetailPath, paths } from '../../platform/navigation/paths.ts'
import { FormSkeleton } from '../../platform/screens/form-skeleton.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { useScreenTitle } from '../../platform/screens/screen-title.ts'
import { useToaster } from '../../platform/screens/toasts.tsx'

// A phone that keeps a sale has this file: it was made here, and is sent from other screens by the same code.
export { WaitingSales } from './waiting-sales.tsx'

/** `/sell/submit?cardTypeId=…`, and what a rate, a calculator or a coupon already knows: country, form, receipt, value, wallet. */
export default function SellSubmitRoute() {
  const [query] = useSearchParams()
  const form = query.get('form')
  const [currencyId] = useWalletQuery()
  const named: NamedSale = {
    currencyTypeId: query.get('currencyTypeId') ?? undefined,
    form: form === 'physical' || form === 'ecode' ? form : undefined,
    receiptType: receiptOrder.find((type) => type === query.get('receiptType')),
    faceValue: /^\d{1,6}(\.\d{1,2})?$/.exec(query.get('faceValue') ?? '')?.[0],
    currencyId: query.has('currencyId') ? currencyId : undefined,
  }
  const sell = useSellFacts({ cardTypeId: query.get('cardTypeId') ?? '', named, currencyId })
  // An address that names something else opens another sale.
  if (sell.state === 'ready')
    return <Sell key={JSON.stringify([sell.facts.cardType.id, named])} {...sell.facts} />
  return (
    <NavScreen title={t('Sell a card')} parent={paths.sellList} loading={sell.state === 'loading'}>
      {sell.state === 'failed' && <LoadFailure error={sell.error} onRetry={sell.refetch} />}
      {sell.state === 'loading' && <FormSkeleton label={t('Loading rates')} />}
      {sell.state === 'notBought' && <NotBought name={sell.name} />}
    </NavScreen>
  )
}

function NotBought({ name }: { name: string | undefined }) {
  return (
    <EmptyState
      art={<EmptyFan />}
      title={name ? t('We do not buy {name} right now', { name }) : t('We do not know this card')}
      action={
        <ButtonLink as={Link} to={paths.sellList}>
          {t('See what we buy')}
        </ButtonLink>
      }
    >
      {t('Other cards are bought at this moment.')}
    </EmptyState>
  )
}

function Sell(facts: SellCardFacts) {
  const title = t('Sell {name}', { name: facts.cardType.name })
  useScreenTitle(title)
  const navigate = useNavigate()
  const back = useBack(paths.sellList)
  const toaster = useToaster()
  const queries = useQueryClient()
  const supportEmail = useSiteInfo()?.supportEmail
  const sale = useSellCard(facts)
  const { leave, goOn, dialog } = useLeaveWarning({
    isFilled: sale.isFilled,
    wouldLose: sale.wouldLose,
    isUnanswered: sale.snapshot.matches('unanswered'),
    isUnderWay: sale.snapshot.matches('submitting'),
    isQueued: sale.isQueued,
  })
  const [isAskingRules, setAskingRules] = useState(false)
  const openTrade = (giftOrderId: string) => {
    toaster.show({ text: t('Card sent'), tone: 'ok' })
    void queries.invalidateQueries({ queryKey: ['cardOrders'] })
    goOn(() => void navigate(cardDetailPath(giftOrderId), { replace: true }))
  }
  useEmitted(sale.actor, 'sent', ({ order }) => openTrade(order.giftOrderId))
  useEmitted(sale.actor, 'arrived', ({ giftOrderId }) => openTrade(giftOrderId))
  if (sale.isOver)
    return (
      <NavScreen title={t('Sell a card')} parent={paths.sellList}>
        <NotBought name={facts.cardType.name} />
      </NavScreen>
    )
  return (
    <Screen
      gap={false}
      header={
        <Nav
          title={title}
          onBack={() => leave(back)}
          endContent={
            <IconButton
              icon={<CircleHelpIcon size={24} />}
              label={t('Photo rules')}
              aria-haspopup="dialog"
              onClick={() => setAskingRules(true)}
            />
          }
        />
      }
      footer={<SellCardDock sale={sale} currencies={facts.currencies} />}
    >
      <SellCardView
        {...facts}
        sale={sale}
        supportEmail={supportEmail}
        onChangeCard={() => leave(() => void navigate(paths.sellList))}
      />
      {dialog}
      <PhotoRules open={isAskingRules} cardType={facts.cardType} onClose={() => setAskingRules(false)} />
    </Screen>
  )
}
