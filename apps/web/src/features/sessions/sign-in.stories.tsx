import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { still } from '../../../test/stories/still.ts'
import { StillForm } from '../../../test/stories/still-form.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { DefaultScreen } from '../../platform/screens/default-screen.tsx'
import { SignInView, type SignInViewProps } from './sign-in.view.tsx'

type Props = Omit<SignInViewProps, 'form'>

/** `/login` */
const meta = {
  title: 'Screens/Access/Sign in',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.login, user: null }) },
  render: (props) => (
    <DefaultScreen title={t('Sign in')} lead={t('Your cards and your money are where you left them.')}>
      <StillForm values={{ email: 'adaeze@example.com', password: '', code: '', factor: '', keep: true }}>
        {(form) => <SignInView {...props} form={form} />}
      </StillForm>
    </DefaultScreen>
  ),
  args: {
    isBusy: false,
    needsCode: false,
    challenge: undefined,
    way: 'app',
    onWay: still,
    onOtherAccount: still,
    problem: undefined,
    end: undefined,
    registerTo: paths.register,
  },
} satisfies Meta<Props>
export default meta
type Story = StoryObj<Props>

export const Default: Story = {}

/** After several wrong passwords a mailed code is asked for too. */
export const Refused: Story = {
  args: { needsCode: true, problem: 'Email or password is incorrect' },
}

/** The password was right; the account has a second factor. */
export const SecondFactor: Story = {
  args: { challenge: { app: true, passkey: null } },
}
