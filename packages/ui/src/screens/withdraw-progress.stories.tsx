import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dock } from '../layouts/dock/dock.tsx'
import { ReceiptLines } from '../patterns/receipt-lines/receipt-lines.tsx'
import { naira } from '../patterns/samples/currencies.ts'
import { WithdrawalStatus } from '../patterns/withdrawal-status/withdrawal-status.tsx'
import { ButtonLink } from '../primitives/button/button.tsx'
import { Panel } from '../primitives/panel/panel.tsx'
import { Task, wholeScreen } from './samples.tsx'
import { type Say, type ScreenText, spoken } from './say.tsx'

/** `/wallet/withdraw` after the password: where the money is, until it has arrived. */
const meta = { title: 'Screens/Withdrawal progress', parameters: { ...wholeScreen } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Receipt = spoken((say) => (
  <ReceiptLines
    lines={[
      { label: say('From your wallet'), amount: '60000', currency: naira },
      { label: say('Fee'), amount: '50', currency: naira, sign: 'out' },
    ]}
    sum={{ label: say('To GTBank 4821'), amount: '59950', currency: naira }}
  />
))
const asked = (say: Say) => ({ at: say('1:32 pm'), dateTime: '2026-11-20T12:32:00Z' })
const sent = (say: Say) => ({ at: say('1:33 pm'), dateTime: '2026-11-20T12:33:00Z' })
const ended = (say: Say) => ({ at: say('1:33 pm'), dateTime: '2026-11-20T12:33:40Z' })

const dock = (say: Say, words: ScreenText) => (
  <Dock aria-label={say('Actions')}>
    <ButtonLink href="#wallet">{say(words)}</ButtonLink>
  </Dock>
)

export const OnItsWay: Story = {
  render: spoken((say) => (
    <Task title={say('Withdraw')} dock={dock(say, 'Back to the wallet')}>
      <Panel padding="large">
        <WithdrawalStatus
          status={4}
          detail={say('Most arrive within a minute. You may leave this page.')}
          asked={asked(say)}
          approved={asked(say)}
          sent={sent(say)}
        />
      </Panel>
      <Receipt />
    </Task>
  )),
}

export const Arrived: Story = {
  render: spoken((say) => (
    <Task title={say('Withdraw')} dock={dock(say, 'Done')}>
      <Panel padding="large">
        <WithdrawalStatus
          status={10}
          detail={say('₦59,950.00 to GTBank 4821')}
          asked={asked(say)}
          approved={asked(say)}
          sent={sent(say)}
          ended={ended(say)}
        />
      </Panel>
      <Receipt />
    </Task>
  )),
}
