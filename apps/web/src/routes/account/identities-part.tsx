import { t } from '@kaadi/words'
import { IdentitiesView } from '../../features/identities/identities.view.tsx'
import { useIdentities } from '../../features/identities/use-identities.controller.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { useToaster } from '../../platform/screens/toasts.tsx'

/** `/account/center?view=identities` */
export default function IdentitiesPart() {
  const toaster = useToaster()
  const controller = useIdentities(() => toaster.show({ text: t('It is taken off.'), tone: 'ok' }))
  return (
    <NavScreen title={t('Sign-in with a provider')} parent={paths.accountCenter}>
      <IdentitiesView {...controller} />
    </NavScreen>
  )
}
