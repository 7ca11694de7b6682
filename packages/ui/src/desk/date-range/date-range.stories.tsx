import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { besideFocusMarks } from '../samples/focus-marks.ts'
import { DateRange } from './date-range.tsx'

const presets = [
  { label: 'Today', span: { from: '2026-11-20', to: '2026-11-20' } },
  { label: 'Last 7 days', span: { from: '2026-11-14', to: '2026-11-20' } },
  { label: 'This month', span: { from: '2026-11-01', to: '2026-11-30' } },
]

function Live(props: ComponentProps<typeof DateRange>) {
  const [value, setValue] = useState(props.value)
  return <DateRange {...props} value={value} onValueChange={setValue} />
}

/** A filter by days. */
const meta = {
  title: 'Desk/DateRange',
  component: DateRange,
  args: { label: 'Asked', value: { from: null, to: null }, presets, onValueChange: fn() },
  render: (args) => <Live {...args} />,
  parameters: { a11y: besideFocusMarks },
} satisfies Meta<typeof DateRange>
export default meta
type Story = StoryObj<typeof meta>

const openIt: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  await screen.findByRole('dialog')
}

export const AnyTime: Story = {}
export const Chosen: Story = { args: { value: { from: '2026-11-14', to: '2026-11-20' } } }
export const Disabled: Story = { args: { disabled: true } }
export const Open: Story = { args: { value: { from: '2026-11-14', to: '2026-11-20' } }, play: openIt }
export const OnSmallPhone: Story = { globals: { viewport: { value: 'small' } }, play: openIt }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openIt }
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Date à laquelle le vendeur a demandé le virement bancaire',
    value: { from: '2026-09-14', to: '2026-11-20' },
  },
}

export const TurnedRound: Story = {
  args: { value: { from: '2026-11-20', to: '2026-11-14' } },
  play: async (context) => {
    await openIt(context)
    await userEvent.click(screen.getByRole('button', { name: 'Show these days' }))
    await waitFor(() => expect(screen.getByLabelText('To')).toHaveFocus())
    await expect(screen.getByLabelText('To')).toHaveAccessibleDescription('This is before the beginning.')
  },
}

/** Open, choose and close by keyboard; the focus comes back to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    // The popup takes the focus a moment after it is drawn.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Any time' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(opener).toHaveAccessibleName('Asked: 20 Nov 2026')
  },
}
