import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dock } from '../layouts/dock/dock.tsx'
import { ReceiptLines } from '../patterns/receipt-lines/receipt-lines.tsx'
import { naira } from '../patterns/samples/currencies.ts'
import { WithdrawalStatus } from '../patterns/withdrawal-status/withdrawal-status.tsx'
import { ButtonLink } from '../primitives/button/button.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { Task, wholeScreen } from './samples.tsx'

/** `/wallet/withdraw` after the password: where the money is, until it has arrived. */
const meta = { title: 'Screens/Withdrawal progress', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const receipt = (
  <ReceiptLines
    lines={[
      { label: 'From your wallet', amount: '60000', currency: naira },
      { label: 'Fee', amount: '50', currency: naira, sign: 'out' },
    ]}
    sum={{ label: 'To GTBank 4821', amount: '59950', currency: naira }}
  />
)
const asked = { at: '1:32 pm', dateTime: '2026-11-20T12:32:00Z' }
const sent = { at: '1:33 pm', dateTime: '2026-11-20T12:33:00Z' }
const ended = { at: '1:33 pm', dateTime: '2026-11-20T12:33:40Z' }

const dock = (words: string) => (
  <Dock aria-label="Actions">
    <ButtonLink href="#wallet">{words}</ButtonLink>
  </Dock>
)

export const OnItsWay: Story = {
  render: () => (
    <Task title="Withdraw" dock={dock('Back to the wallet')}>
      <Panel padding="large">
        <WithdrawalStatus
          status={4}
          detail="Most arrive within a minute. You may leave this page."
          asked={asked}
          approved={asked}
          sent={sent}
        />
      </Panel>
      {receipt}
    </Task>
  ),
}

export const Arrived: Story = {
  render: () => (
    <Task title="Withdraw" dock={dock('Done')}>
      <Panel padding="large">
        <WithdrawalStatus
          status={10}
          detail="₦59,950.00 to GTBank 4821"
          asked={asked}
          approved={asked}
          sent={sent}
          ended={ended}
        />
      </Panel>
      {receipt}
    </Task>
  ),
}
