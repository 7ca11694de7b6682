import type { CurrencyId } from '@kaadi/contract/constants'
import { LoadSwitch } from '@kaadi/react'
import { t } from '@kaadi/words'
import { ExchangeFormView } from '../../features/exchanges/exchange-form.view.tsx'
import { ExchangeDock, ExchangeOffer } from '../../features/exchanges/exchange-offer.view.tsx'
import { ExchangeReceipt, ExchangeReceiptDock } from '../../features/exchanges/exchange-receipt.view.tsx'
import { useExchange } from '../../features/exchanges/use-exchange.controller.ts'
import { useExchangeDetail } from '../../features/exchanges/use-exchange-detail.controller.ts'
import { paths, withQuery } from '../../platform/navigation/paths.ts'
import { DetailSkeleton } from '../../platform/screens/detail-skeleton.tsx'
import { FormSkeleton } from '../../platform/screens/form-skeleton.tsx'
import { LoadFailure } from '../../platform/screens/load-failure.tsx'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'

export interface ExchangeProps {
  currencyId: CurrencyId
  /** Of an exchange that was made; null for a new one. */
  id: string | null
}

/** `/wallet/cash?view=exchange` makes an exchange, `/wallet/cash?exchange=…` shows one. */
export default function ExchangeRoute({ currencyId, id }: ExchangeProps) {
  return id === null ? <NewExchange currencyId={currencyId} /> : <ExchangeDetail id={id} />
}

function NewExchange({ currencyId }: { currencyId: CurrencyId }) {
  const exchanging = useExchange(currencyId)
  const { step, form, offer, exchange, isLoading, ratesError, onRetryRates } = exchanging
  const parent = withQuery(paths.cash, { currencyId: form.from })
  if (exchange) {
    return (
      <NavScreen title={t('Exchanged')} parent={parent} footer={<ExchangeReceiptDock exchange={exchange} />}>
        <ExchangeReceipt exchange={exchange} />
      </NavScreen>
    )
  }
  if (step !== 'editing') {
    return (
      <NavScreen
        title={t('Your exchange')}
        parent={parent}
        footer={<ExchangeDock step={step} offer={offer} />}
      >
        <ExchangeOffer step={step} offer={offer} />
      </NavScreen>
    )
  }
  return (
    <NavScreen title={t('Exchange')} parent={parent} loading={isLoading}>
      <LoadSwitch
        data={isLoading ? undefined : form}
        error={ratesError}
        failed={<LoadFailure error={ratesError} onRetry={onRetryRates} />}
        loading={<FormSkeleton label={t('Loading rates')} />}
      >
        {(form) => <ExchangeFormView {...form} />}
      </LoadSwitch>
    </NavScreen>
  )
}

function ExchangeDetail({ id }: { id: string }) {
  const { exchange, error, onRetry } = useExchangeDetail(id)
  return (
    <NavScreen title={t('Exchange')} parent={paths.cash} loading={!exchange && !error}>
      <LoadSwitch
        data={exchange}
        error={error}
        failed={<LoadFailure error={error} onRetry={onRetry} />}
        loading={<DetailSkeleton label={t('Loading the exchange')} />}
      >
        {(exchange) => <ExchangeReceipt exchange={exchange} />}
      </LoadSwitch>
    </NavScreen>
  )
}
