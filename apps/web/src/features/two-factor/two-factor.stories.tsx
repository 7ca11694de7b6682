import { aTwoFactorStatus } from '@kaadi/testing/builders'
import { t } from '@kaadi/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { staged, wholeScreen } from '../../../test/stories/stage.tsx'
import { still } from '../../../test/stories/still.ts'
import { StillForm } from '../../../test/stories/still-form.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { NavScreen } from '../../platform/screens/nav-screen.tsx'
import { TwoFactorView } from './two-factor.view.tsx'
import type { TwoFactor } from './use-two-factor.controller.ts'

type Props = Omit<TwoFactor, 'password'>

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** `/account/center?view=twoFactor` */
const meta = {
  title: 'Screens/Account/Two factors',
  ...staged,
  parameters: { ...wholeScreen({ at: paths.accountCenter }) },
  render: (props) => (
    <NavScreen title={t('Two-factor sign-in')} parent={paths.accountCenter}>
      <StillForm values={{ password: '' }}>
        {(password) => <TwoFactorView {...props} password={password} />}
      </StillForm>
    </NavScreen>
  ),
  args: {
    status: aTwoFactorStatus(),
    hasPasskey: false,
    error: null,
    onRetry: still,
    step: { at: 'status' },
    email: 'adaeze@example.com',
    appCode: { value: '', error: undefined, set: still },
    isBusy: false,
    onWish: still,
    onConfirm: still,
    onRenew: still,
    onLeave: still,
  },
} satisfies Meta<Props>
export default meta
type Story = StoryObj<Props>

export const Off: Story = {}

export const On: Story = {
  args: { status: aTwoFactorStatus({ isOn: true, since: '2026-10-14T09:00:00.000Z', recoveryCodesLeft: 2 }) },
}

export const TurningOn: Story = { args: { step: { at: 'password', wish: 'turnOn' } } }

/** A key for the app, and the code that proves it came. */
export const Key: Story = {
  args: {
    step: { at: 'key', key: { secret, uri: `otpauth://totp/Kaadi:adaeze?secret=${secret}&issuer=Kaadi` } },
  },
}
