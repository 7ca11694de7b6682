import { t } from '@kaadi/words'
import { GiftView } from '../features/activity/gift.view.tsx'
import { GiftCardView } from '../features/activity/gift-card.view.tsx'
import { useSpecials, useTasks } from '../features/activity/use-gifts.controller.ts'
import { useRunning } from '../features/activity/use-running.controller.ts'
import { paths } from '../platform/navigation/paths.ts'
import { NavScreen } from '../platform/screens/nav-screen.tsx'

/** `/activity?view=gift` and `/activity?view=giftCard` */
export default function ActivityGifts({ view }: { readonly view: 'gift' | 'giftCard' }) {
  return view === 'gift' ? <Gifts /> : <GiftCards />
}

const Gifts = () => (
  <NavScreen title={t('Gifts and tasks')} parent={paths.activity}>
    <GiftView running={useRunning()} tasks={useTasks()} />
  </NavScreen>
)

const GiftCards = () => (
  <NavScreen title={t('More for a card')} parent={paths.activity}>
    <GiftCardView {...useSpecials()} />
  </NavScreen>
)
