import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '../../primitives/alert/alert.tsx'
import { ShieldCheckIcon } from '../../primitives/icon/index.ts'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { sampleBanks } from '../samples/banks.ts'
import { BankField } from './bank-field.tsx'
import { ResolvedName } from './resolved-name.tsx'

/** The owner as the bank names them, under the number of a new account. */
const meta = {
  title: 'Patterns/ResolvedName',
  component: ResolvedName,
  args: { resolution: { state: 'waiting' } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--s-4)' }}>
      <BankField label="Bank" bank={args.resolution.state === 'waiting' ? null : sampleBanks[1]!} />
      <TextField
        label="Account number"
        inputMode="numeric"
        maxLength={10}
        placeholder="10 digits"
        defaultValue={args.resolution.state === 'waiting' ? '' : '0123456789'}
      />
      <ResolvedName {...args} onRetry={() => {}} />
    </div>
  ),
} satisfies Meta<typeof ResolvedName>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Resolving: Story = { args: { resolution: { state: 'resolving' } } }
export const Resolved: Story = {
  args: { resolution: { state: 'resolved', name: 'Adaeze N. Okafor', match: 'exact' } },
}
export const NearlyTheSame: Story = {
  args: { resolution: { state: 'resolved', name: 'OKAFOR ADAEZE NKECHI', match: 'near' } },
}
export const Mismatch: Story = {
  args: { resolution: { state: 'mismatch', name: 'Chidi Okonkwo', expected: 'Adaeze N. Okafor' } },
}
export const NotFound: Story = { args: { resolution: { state: 'notFound' } } }
export const Offline: Story = { args: { resolution: { state: 'offline' } } }
export const LowerLimitToday: Story = {
  render: () => (
    <Alert tone="wait" icon={<ShieldCheckIcon />} title="A lower limit for 24 hours" level={3}>
      A new account receives at most ₦100,000.00 until tomorrow, 2:02 pm.
    </Alert>
  ),
}
export const LongOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl' },
  args: {
    resolution: {
      state: 'mismatch',
      name: 'OLUWADAMILOLA AJIBOLA ADEWUNMI',
      expected: 'Oluwadamilola Ajibola Adewunmi-Okonkwo',
    },
  },
}
