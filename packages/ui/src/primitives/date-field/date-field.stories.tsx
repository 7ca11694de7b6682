import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DateField } from './date-field.tsx'

/** The browser's own picker, with label, hint and error like any field. Two days in one go are the desk's `DateRange`. */
const meta = {
  title: 'Primitives/DateField',
  component: DateField,
  args: { label: 'Date of birth', name: 'birthday' },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: { defaultValue: '1994-06-21', hint: 'As it stands on your card.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Date of birth')).toHaveValue('1994-06-21')
  },
}
export const WithError: Story = {
  args: { defaultValue: '2011-03-04', max: '2008-11-22', error: 'You have to be 18 or older.' },
}
export const Disabled: Story = { args: { defaultValue: '1994-06-21', disabled: true } }
export const ReadOnly: Story = { args: { defaultValue: '1994-06-21', readOnly: true } }
