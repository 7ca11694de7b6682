import { anOpenSession, aUser } from '@kaadi/testing/builders'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { still } from '../../../test/stories/still.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { AccountCenterView, type AccountCenterViewProps } from './account-center.view.tsx'

const sessions = [
  anOpenSession(),
  anOpenSession({
    id: 'session-2',
    system: 'Windows',
    isPhone: false,
    isCurrent: false,
    lastSeenTime: '2026-11-19T18:20:00.000Z',
  }),
]

/** `/account/center`, with the places where it is signed in. */
const meta = {
  title: 'Screens/Account/Center',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.accountCenter }) },
  render: (props) => (
    <NavScreen title={t('Account and safety')} parent={paths.account}>
      <AccountCenterView {...props} />
    </NavScreen>
  ),
  args: {
    user: aUser(),
    userError: undefined,
    onUserRetry: still,
    sessions: { list: sessions, error: null, onRetry: still },
    ending: { asked: undefined, isBusy: false, onAsk: still, onCancel: still, onConfirm: still },
    onSetPin: still,
  },
} satisfies Meta<AccountCenterViewProps>
export default meta
type Story = StoryObj<AccountCenterViewProps>

export const Default: Story = {}

/** Nothing told yet, nothing set, and one place of sign-in. */
export const NewSeller: Story = {
  args: {
    user: aUser({ firstName: null, lastName: null, kycLevel: 0, pinSet: false }),
    sessions: { list: sessions.slice(0, 1), error: null, onRetry: still },
  },
}

/** Asked before a device is signed out. */
export const EndingASession: Story = {
  args: {
    ending: { asked: sessions[1], isBusy: false, onAsk: still, onCancel: still, onConfirm: still },
  },
}
