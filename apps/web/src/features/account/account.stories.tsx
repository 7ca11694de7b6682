import { aUser } from '@kaadi/testing/builders'
import { Avatar } from '@kaadi/ui'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { still } from '../../../test/stories/still.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { TabScreen } from '../../platform/screens/tab-screen.tsx'
import { AccountView, type AccountViewProps } from './account.view.tsx'

const signOut = { isAsking: false, isBusy: false, onAsk: still, onCancel: still, onConfirm: still }

/** `/account` */
const meta = {
  title: 'Screens/Account/Me',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.account }) },
  render: (props) => (
    <TabScreen title={t('Me')}>
      <AccountView {...props} />
    </TabScreen>
  ),
  args: {
    user: aUser(),
    error: undefined,
    onRetry: still,
    unread: 2,
    scheme: 'system',
    onScheme: still,
    language: 'en-US',
    onLanguage: still,
    signOut,
    avatar: <Avatar size="large" name="Adaeze Okafor" decorative />,
    limits: null,
    choices: null,
  },
} satisfies Meta<AccountViewProps>
export default meta
type Story = StoryObj<AccountViewProps>

export const Default: Story = {}

export const SigningOut: Story = { args: { signOut: { ...signOut, isAsking: true } } }
