import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { still } from '../../../test/stories/still.ts'
import { StillForm } from '../../../test/stories/still-form.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { DefaultScreen } from '../../platform/screens/default-screen.tsx'
import { ActivationView } from './activation.view.tsx'
import type { Activating } from './use-activation.controller.ts'

type Props = Omit<Activating, 'form'>

const resend = { isSending: false, isSent: false, secondsLeft: 0, onSend: still }

/** `/activate`, which the link of a sign-up opens. */
const meta = {
  title: 'Screens/Access/Activation',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.activate, user: null }) },
  render: (props) => (
    <DefaultScreen title={t('Open your account')} lead={t('The last step of your sign-up.')}>
      <StillForm values={{ password: '' }}>{(form) => <ActivationView {...props} form={form} />}</StillForm>
    </DefaultScreen>
  ),
  args: {
    link: 'waiting',
    activation: {
      email: 'adaeze@example.com',
      expiresTime: '2026-11-21T09:00:00.000Z',
      isSelfInvited: false,
      countryCode: 'NG',
    },
    closedCountry: undefined,
    canOpen: true,
    error: null,
    onRetry: still,
    isBusy: false,
    problem: undefined,
    resend,
    isLeftAtLogin: false,
    isSignedIn: false,
  },
} satisfies Meta<Props>
export default meta
type Story = StoryObj<Props>

export const Default: Story = {}

/** Older than a day: another link can be mailed. */
export const Expired: Story = { args: { link: 'expired', activation: undefined } }

/** Another link is on its way, and the next can be asked for in a while. */
export const Resent: Story = {
  args: { link: 'expired', activation: undefined, resend: { ...resend, isSent: true, secondsLeft: 42 } },
}

export const AlreadyOpen: Story = { args: { link: 'used', activation: undefined } }

export const Unknown: Story = { args: { link: 'unknown', activation: undefined } }
