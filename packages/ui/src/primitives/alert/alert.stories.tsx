import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Countdown } from '../countdown/countdown.tsx'
import { CircleAlertIcon, CircleCheckIcon, ClockIcon, InfoIcon } from '../icon/index.ts'
import { Alert } from './alert.tsx'

/** Stands above everything when the person must act. A failure that passes is a toast; what stays is this. */
const meta = {
  title: 'Primitives/Alert',
  component: Alert,
  args: {
    title: 'Send a clearer photo',
    children: 'The last 4 digits are covered. Resend photo 2 before the time runs out.',
  },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

const stillClock = () => 0

export const Todo: Story = {}

export const WithClock: Story = {
  args: { endContent: <Countdown deadline={1_300_000} totalMs={1_800_000} now={stillClock} /> },
}

export const WithAction: Story = { args: { action: <Button block>Retake photo 2</Button> } }

/** As on the smallest phone: with a finger's room between them, beside each other or one below the other. */
export const TwoActions: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    tone: 'plain',
    title: 'Hear when your card is paid',
    action: (
      <>
        <Button variant="secondary" size="small">
          Tell me
        </Button>
        <Button variant="secondary" size="small">
          No, thanks
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [yes, no] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(Math.max(no!.left - yes!.right, no!.top - yes!.bottom)).toBeGreaterThanOrEqual(8)
  },
}

export const Tones: Story = {
  render: () => (
    <div className="story-stack">
      <Alert tone="bad" icon={<CircleAlertIcon />} title="The bank refused this account">
        Check the number or choose another account.
      </Alert>
      <Alert tone="ok" icon={<CircleCheckIcon />} title="Card sent">
        We check it now, usually within ten minutes.
      </Alert>
      <Alert tone="wait" icon={<ClockIcon />} title="Your bank is slow today">
        Money may arrive up to two hours late.
      </Alert>
      <Alert tone="plain" icon={<InfoIcon />} title="Closed on Sunday">
        Cards sent then are checked on Monday.
      </Alert>
    </div>
  ),
}

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Aika da hoto mafi kyau kafin lokaci ya kure',
    children:
      'Lambobin ƙarshe guda huɗu sun rufe. Sake ɗaukar hoto na biyu a wuri mai haske, sannan ka aika.',
    endContent: <Countdown deadline={1_300_000} totalMs={1_800_000} now={stillClock} />,
  },
}
