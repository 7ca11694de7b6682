import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { mailedCodes, still } from '../../../test/stories/still.ts'
import { StillForm } from '../../../test/stories/still-form.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { ChangePasswordDock, ChangePasswordView } from './change-password.view.tsx'
import type { ChangePassword } from './use-change-password.controller.ts'

type Props = Omit<ChangePassword, 'form'>

/** `/account/resetPassword` */
const meta = {
  title: 'Screens/Account/Change password',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.resetPassword }) },
  render: (props) => (
    <NavScreen
      title={t('Change password')}
      parent={paths.accountCenter}
      footer={<ChangePasswordDock {...props} />}
    >
      <StillForm values={{ oldPassword: '', code: '', password: 'green mangoes in Enugu' }}>
        {(form) => <ChangePasswordView {...props} form={form} />}
      </StillForm>
    </NavScreen>
  ),
  args: {
    email: 'adaeze@example.com',
    code: mailedCodes.sent,
    onSend: still,
    isBusy: false,
    problem: undefined,
  },
} satisfies Meta<Props>
export default meta
type Story = StoryObj<Props>

export const Default: Story = {}
