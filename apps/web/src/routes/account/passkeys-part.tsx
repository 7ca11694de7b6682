import { arePasskeysHere } from '@kaadi/react/passkeys'
import { t } from '@kaadi/words'
import { PasskeysView } from '../../features/passkeys/passkeys.view.tsx'
import { usePasskeys } from '../../features/passkeys/use-passkeys.controller.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { useToaster } from '../../platform/screens/toasts.tsx'

/** `/account/center?view=passkeys` */
export default function PasskeysPart() {
  const toaster = useToaster()
  const controller = usePasskeys((what) => {
    if (what === 'added') toaster.show({ text: t('Your passkey is added.'), tone: 'ok' })
    else if (what === 'removed') toaster.show({ text: t('The passkey is removed.'), tone: 'ok' })
    else toaster.show({ text: t('The name is saved.'), tone: 'ok' })
  })
  return (
    <NavScreen title={t('Passkeys')} parent={paths.accountCenter}>
      <PasskeysView {...controller} isPossible={arePasskeysHere()} />
    </NavScreen>
  )
}
