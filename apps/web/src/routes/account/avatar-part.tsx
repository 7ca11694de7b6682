import { t } from '@kaadi/words'
import { AvatarView } from '../../features/avatars/avatar.view.tsx'
import { useAvatar } from '../../features/avatars/use-avatar.controller.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { useToaster } from '../../platform/screens/toasts.tsx'

/** `/account/center?view=avatar` */
export default function AvatarPart() {
  const toaster = useToaster()
  const avatar = useAvatar((what) =>
    toaster.show({
      text: what === 'set' ? t('Your picture is changed.') : t('Your picture is taken away.'),
      tone: 'ok',
    }),
  )
  return (
    <NavScreen title={t('Your picture')} parent={paths.account}>
      <AvatarView {...avatar} />
    </NavScreen>
  )
}
