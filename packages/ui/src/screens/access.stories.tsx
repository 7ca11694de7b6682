import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { BrandHeader } from '../layouts/brand-header/brand-header.tsx'
import { Screen } from '../layouts/screen/screen.tsx'
import { Button } from '../primitives/button/button.tsx'
import { Checkbox } from '../primitives/checkbox/checkbox.tsx'
import { Notice } from '../primitives/notice/notice.tsx'
import { OtpField } from '../primitives/otp-field/otp-field.tsx'
import { PasswordField } from '../primitives/password-field/password-field.tsx'
import { TextField } from '../primitives/text-field/text-field.tsx'
import { TextLink } from '../primitives/text-link/text-link.tsx'
import { siteBrand, still, Task, wholeScreen } from './samples.tsx'

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

const email = (
  <TextField
    label="Email"
    type="email"
    inputMode="email"
    autoComplete="email"
    defaultValue="adaeze@example.ng"
  />
)

export const Login: Story = {
  render: () => (
    <Door title="Welcome back" lead="Your cards and your naira are where you left them.">
      {email}
      <PasswordField label="Password" autoComplete="current-password" />
      <TextLink href="#forget">Forgot your password?</TextLink>
      <Button size="large" block>
        Sign in
      </Button>
      <p>
        New here?{' '}
        <TextLink inline href="#register">
          Open an account
        </TextLink>
      </p>
    </Door>
  ),
}

export const LoginRefused: Story = {
  render: () => (
    <Door title="Welcome back" lead="Your cards and your naira are where you left them.">
      <Notice tone="bad" title="Email or password is incorrect" role="alert">
        After 5 wrong tries we wait 15 minutes.
      </Notice>
      {email}
      <PasswordField label="Password" autoComplete="current-password" error="Type it again." />
      <Button size="large" block>
        Sign in
      </Button>
    </Door>
  ),
}

export const Register: Story = {
  render: () => (
    <Door title="Open an account" lead="See what your card pays. Sell it in minutes.">
      {email}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters with a letter and a number."
      />
      <TextField label="Invitation code" optional defaultValue="ADAEZE7" code />
      <Checkbox defaultChecked>
        I am 18 or older and accept the{' '}
        <TextLink inline href="#terms">
          terms
        </TextLink>
      </Checkbox>
      <Button size="large" block>
        Open account
      </Button>
    </Door>
  ),
}

export const Forget: Story = {
  render: () => (
    <Task title="Forgot your password">
      <p className="k-quiet">We will email you a code of 6 digits.</p>
      {email}
      <Button block>Send the code</Button>
    </Task>
  ),
}

export const Reset: Story = {
  render: () => (
    <Task title="New password">
      <OtpField
        label="Code from the email"
        value="4821"
        onValueChange={still}
        hint="Sent to ad***@example.ng"
      />
      <PasswordField label="New password" autoComplete="new-password" hint="At least 8 characters." />
      <PasswordField label="New password again" autoComplete="new-password" />
      <Button block>Save password</Button>
    </Task>
  ),
}

export const Activate: Story = {
  render: () => (
    <Task title="Confirm your email">
      <p>
        We sent a code to <b>adaeze@example.ng</b>. It works for 10 minutes.
      </p>
      <OtpField
        label="Code"
        value="482"
        onValueChange={still}
        error="Verification code error, please re-enter."
      />
      <Button block>Confirm</Button>
      <Button variant="link">Send another code</Button>
    </Task>
  ),
}
