import { aMyLevel, aPointEntry } from '@kaadi/testing/builders'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { pagesOf, still } from '../../../test/stories/still.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { LevelView } from './level.view.tsx'
import type { LevelState } from './use-level.controller.ts'

/** `/account/center/exp` */
const meta = {
  title: 'Screens/Account/Level',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.accountExp }) },
  render: (props) => (
    <NavScreen title={t('Your level')} parent={paths.account}>
      <LevelView {...props} />
    </NavScreen>
  ),
  args: {
    mine: aMyLevel(),
    error: null,
    onRetry: still,
    history: pagesOf([
      aPointEntry(),
      aPointEntry({
        giftOrderId: 'order-2',
        kind: 'reversed',
        title: 'Apple $50',
        points: -50,
        balance: 1_150,
      }),
    ]),
  },
} satisfies Meta<LevelState>
export default meta
type Story = StoryObj<LevelState>

export const Silver: Story = {}

export const FirstDay: Story = {
  args: {
    mine: aMyLevel({ level: 1, name: 'Bronze', points: 0, nextPoints: 500 }),
    history: pagesOf([]),
  },
}
