import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { BrandHeader } from '../layouts/brand-header/brand-header.tsx'
import { Screen } from '../layouts/screen/screen.tsx'
import { Alert } from '../primitives/alert/alert.tsx'
import { Button } from '../primitives/button/button.tsx'
import { Checkbox } from '../primitives/checkbox/checkbox.tsx'
import { OtpField } from '../primitives/otp-field/otp-field.tsx'
import { PasswordField } from '../primitives/password-field/password-field.tsx'
import { TextField } from '../primitives/text-field/text-field.tsx'
import { TextLink } from '../primitives/text-link/text-link.tsx'
import { siteBrand, still, Task, wholeScreen } from './samples.tsx'
import { filled, spoken } from './say.tsx'

/** The ways in: `/login`, `/register`, `/forget`, `/reset`, `/activate`. One column, one button, errors in place. */
const meta = { title: 'Screens/Access', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

interface DoorProps {
  title: string
  lead: string
  children: ReactNode
}
const Door = ({ title, lead, children }: DoorProps) => (
  <Screen
    header={
      <BrandHeader brand={siteBrand}>
        <h1>{title}</h1>
        <p style={{ color: 'var(--on-brand-2)', marginBlockStart: 'var(--s-1)' }}>{lead}</p>
      </BrandHeader>
    }
  >
    <form className="story-stack" onSubmit={still} noValidate>
      {children}
    </form>
  </Screen>
)

const Email = spoken((say) => (
  <TextField
    label={say('Email')}
    type="email"
    inputMode="email"
    autoComplete="email"
    defaultValue="adaeze@example.ng"
  />
))

export const Login: Story = {
  render: spoken((say) => (
    <Door title={say('Welcome back')} lead={say('Your cards and your naira are where you left them.')}>
      <Email />
      <PasswordField label={say('Password')} autoComplete="current-password" />
      <TextLink href="#forget">{say('Forgot your password?')}</TextLink>
      <Button size="large" block>
        {say('Sign in')}
      </Button>
      <p>
        {filled(
          say('New here? {}'),
          <TextLink inline href="#register">
            {say('Open an account')}
          </TextLink>,
        )}
      </p>
    </Door>
  )),
}

export const LoginRefused: Story = {
  render: spoken((say) => (
    <Door title={say('Welcome back')} lead={say('Your cards and your naira are where you left them.')}>
      <Alert tone="bad" title="Email or password is incorrect" role="alert">
        {say('After 5 wrong tries we wait 15 minutes.')}
      </Alert>
      <Email />
      <PasswordField label={say('Password')} autoComplete="current-password" error={say('Type it again.')} />
      <Button size="large" block>
        {say('Sign in')}
      </Button>
    </Door>
  )),
}

export const Register: Story = {
  render: spoken((say) => (
    <Door title={say('Open an account')} lead={say('See what your card pays. Sell it in minutes.')}>
      <Email />
      <PasswordField
        label={say('Password')}
        autoComplete="new-password"
        hint={say('At least 8 characters with a letter and a number.')}
      />
      <TextField label={say('Invitation code')} optional defaultValue="ADAEZE7" code />
      <Checkbox defaultChecked>
        {filled(
          say('I am 18 or older and accept the {}'),
          <TextLink inline href="#terms">
            {say('terms')}
          </TextLink>,
        )}
      </Checkbox>
      <Button size="large" block>
        {say('Open account')}
      </Button>
    </Door>
  )),
}

export const Forget: Story = {
  render: spoken((say) => (
    <Task title={say('Forgot your password')}>
      <p className="k-quiet">{say('We will email you a code of 6 digits.')}</p>
      <Email />
      <Button block>{say('Send the code')}</Button>
    </Task>
  )),
}

export const Reset: Story = {
  render: spoken((say) => (
    <Task title={say('New password')}>
      <OtpField
        label={say('Code from the email')}
        value="4821"
        onValueChange={still}
        hint={say('Sent to ad***@example.ng')}
      />
      <PasswordField
        label={say('New password')}
        autoComplete="new-password"
        hint={say('At least 8 characters.')}
      />
      <PasswordField label={say('New password again')} autoComplete="new-password" />
      <Button block>{say('Save password')}</Button>
    </Task>
  )),
}

export const Activate: Story = {
  render: spoken((say) => (
    <Task title={say('Confirm your email')}>
      <p>{filled(say('We sent a code to {}. It works for 10 minutes.'), <b>adaeze@example.ng</b>)}</p>
      <OtpField
        label={say('Code')}
        value="482"
        onValueChange={still}
        error="Verification code error, please re-enter."
      />
      <Button block>{say('Confirm')}</Button>
      <Button variant="link">{say('Send another code')}</Button>
    </Task>
  )),
}
