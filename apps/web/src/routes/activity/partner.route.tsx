import { t } from '@kaadi/words'
import { useSearchParams } from 'react-router-dom'
import { KeysView } from '../../features/partner/keys.view.tsx'
import { PartnerView } from '../../features/partner/partner.view.tsx'
import { DeliveriesView } from '../../features/partner/reports/deliveries.view.tsx'
import { useDeliveries } from '../../features/partner/reports/use-deliveries.controller.ts'
import { useVolume } from '../../features/partner/reports/use-volume.controller.ts'
import { VolumeView } from '../../features/partner/reports/volume.view.tsx'
import { useKeys } from '../../features/partner/use-keys.controller.ts'
import { usePartner } from '../../features/partner/use-partner.controller.ts'
import { useWebhook } from '../../features/partner/use-webhook.controller.ts'
import { WebhookView } from '../../features/partner/webhook.view.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { useToaster } from '../../platform/screens/toasts.tsx'

/** `/activity/partner`: the programme, and a partner's own part with `?view=`. */
export default function PartnerRoute() {
  const [query] = useSearchParams()
  switch (query.get('view')) {
    case 'keys':
      return <Keys />
    case 'webhook':
      return <Webhook />
    case 'log':
      return <Log />
    case 'volume':
      return <Volume />
    default:
      return <Programme />
  }
}

const Programme = () => (
  <NavScreen title={t('Partner programme')} parent={paths.activity}>
    <PartnerView {...usePartner()} />
  </NavScreen>
)

const Keys = () => (
  <NavScreen title={t('Keys')} parent={paths.activityPartner}>
    <KeysView {...useKeys()} />
  </NavScreen>
)

function Webhook() {
  const toaster = useToaster()
  const webhook = useWebhook(() =>
    toaster.show({ text: t('A test event is on its way. The log shows what becomes of it.'), tone: 'ok' }),
  )
  return (
    <NavScreen title={t('Webhook')} parent={paths.activityPartner}>
      <WebhookView {...webhook} />
    </NavScreen>
  )
}

function Log() {
  const toaster = useToaster()
  const deliveries = useDeliveries(() => toaster.show({ text: t('It is sent again.'), tone: 'ok' }))
  return (
    <NavScreen title={t('Delivery log')} parent={paths.activityPartner}>
      <DeliveriesView {...deliveries} />
    </NavScreen>
  )
}

const Volume = () => (
  <NavScreen title={t('Volume')} parent={paths.activityPartner}>
    <VolumeView {...useVolume()} />
  </NavScreen>
)
