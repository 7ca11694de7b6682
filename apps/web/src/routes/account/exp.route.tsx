import { t } from '@kaadi/words'
import { LevelView } from '../../features/levels/level.view.tsx'
import { useLevel } from '../../features/levels/use-level.controller.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'

/** `/account/center/exp` */
export default function ExpRoute() {
  return (
    <NavScreen title={t('Your level')} parent={paths.account}>
      <LevelView {...useLevel()} />
    </NavScreen>
  )
}
