import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { mailedCodes, still } from '../../../test/stories/still.ts'
import { StillForm } from '../../../test/stories/still-form.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { DefaultScreen } from '../../platform/screens/default-screen.tsx'
import { ResetPasswordView } from './reset-password.view.tsx'
import type { ResetPassword } from './use-reset-password.controller.ts'

type Props = Omit<ResetPassword, 'form'>

/** `/forget`, and `/reset`, which the link of the mail opens. */
const meta = {
  title: 'Screens/Access/Forgotten password',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.forget, user: null }) },
  render: (props) => {
    const isByLink = props.step === 'link'
    return (
      <DefaultScreen
        title={isByLink ? t('New password') : t('Forgot password')}
        lead={
          isByLink
            ? t('Choose it now. The link works once.')
            : t('We mail a code to the address of your account.')
        }
      >
        <StillForm values={{ email: 'adaeze@example.com', code: '', password: '' }}>
          {(form) => <ResetPasswordView {...props} form={form} />}
        </StillForm>
      </DefaultScreen>
    )
  },
  args: {
    step: 'address',
    code: mailedCodes.notAsked,
    isBusy: false,
    problem: undefined,
    isLinkDead: false,
    onSendAgain: still,
    onOtherAddress: still,
    saved: undefined,
    isLeftAtLogin: false,
  },
} satisfies Meta<Props>
export default meta
type Story = StoryObj<Props>

export const Forget: Story = {}

export const CodeMailed: Story = { args: { step: 'code', code: mailedCodes.sent } }

export const Reset: Story = { args: { step: 'link' } }

/** Used, older than fifteen minutes, or followed by a newer one. */
export const DeadLink: Story = { args: { step: 'link', isLinkDead: true } }
