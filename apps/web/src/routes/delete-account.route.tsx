import { t } from '@kaadi/words'
import { DeletionDock, DeletionView } from '../features/deletion/deletion.view.tsx'
import { useDeletion } from '../features/deletion/use-deletion.controller.ts'
import { paths } from '../platform/navigation/paths.ts'
import { NavScreen } from '../platform/screens/nav-screen.tsx'
import { useToaster } from '../platform/screens/toasts.tsx'

/** `/deleteAccount` */
export default function DeleteAccountRoute() {
  const toaster = useToaster()
  const deletion = useDeletion(({ deletionAt }) =>
    toaster.show(
      deletionAt === null
        ? { text: t('Your account stays.'), tone: 'ok' }
        : { text: t('We have mailed you the day and how to undo it.') },
    ),
  )
  return (
    <NavScreen
      title={t('Delete account')}
      parent={paths.accountCenter}
      footer={<DeletionDock {...deletion} />}
    >
      <DeletionView {...deletion} />
    </NavScreen>
  )
}
