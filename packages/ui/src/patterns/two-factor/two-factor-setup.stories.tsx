import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TwoFactorSetup, type TwoFactorSetupProps } from './two-factor-setup.tsx'

function Live(args: TwoFactorSetupProps) {
  const [code, setCode] = useState(args.code)
  return <TwoFactorSetup {...args} code={code} onCodeChange={setCode} />
}

const drawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await within(canvasElement).findByRole('img', { name: 'QR code for your authenticator app', busy: false })
}

/** Ties an account to an authenticator app. On the phone that shows it a QR code cannot be scanned: a link opens the app. */
const meta = {
  title: 'Patterns/TwoFactorSetup',
  component: TwoFactorSetup,
  render: (args) => <Live {...args} />,
  args: {
    uri: 'otpauth://totp/Kaadi:adaeze?secret=JBSWY3DPEHPK3PXP&issuer=Kaadi',
    secret: 'JBSWY3DPEHPK3PXP',
    code: '',
    onCodeChange: () => {},
    onConfirm: fn(),
  },
  play: drawn,
} satisfies Meta<typeof TwoFactorSetup>
export default meta
type Story = StoryObj<typeof meta>

export const Begun: Story = {}
export const CodeTyped: Story = {
  play: async (context) => {
    await drawn(context)
    const canvas = within(context.canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code from the app' }), '483920')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
    await expect(context.args.onConfirm).toHaveBeenCalledWith('483920')
  },
}
export const WrongCode: Story = {
  args: { code: '483921', error: 'This code is wrong or too old. Type the one in the app now.' },
}
export const Loading: Story = { args: { code: '483920', loading: true } }
export const KeyOnItsWay: Story = { args: { uri: null, secret: '' }, play: async () => {} }
export const Failed: Story = { args: { failed: true, onReload: () => {} }, play: async () => {} }
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Ajoutez votre compte à votre application d’authentification',
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
}
export const TwiceAsLarge: Story = { globals: { textSize: 'double' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
