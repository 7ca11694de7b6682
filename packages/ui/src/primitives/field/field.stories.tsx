import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AmountInput } from '../amount-input/amount-input.tsx'
import { Button } from '../button/button.tsx'
import { OtpField } from '../otp-field/otp-field.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import { TextInput } from '../text-field/text-field.tsx'
import { Field, FieldBox } from './field.tsx'

/**
 * Label, hint and error for a control of your own: the kit's controls inside it find their ids by themselves. Every
 * field of the kit takes `name`, `defaultValue`, `ref`, `form` and `required`, posts a plain value and comes back with
 * the reset of its form. With react-hook-form spread `register('amount')` on it.
 */
const meta = {
  title: 'Primitives/Field',
  component: Field,
  subcomponents: { FieldBox },
  args: { label: 'Account number', hint: '10 digits', children: <TextInput inputMode="numeric" /> },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithError: Story = { args: { error: 'Enter all 10 digits. You typed 6.' } }

const naira = { symbol: '₦', name: 'naira' }

export const InAForm: Story = {
  render: () => (
    <form aria-label="Order" className="story-stack" onSubmit={(event) => event.preventDefault()}>
      <SegmentedControl
        label="What do you have?"
        name="kind"
        defaultValue="card"
        options={[
          { value: 'card', label: 'Physical card' },
          { value: 'code', label: 'E-code' },
        ]}
      />
      <AmountInput label="Value on the card" name="amount" currency={naira} defaultValue="1000.5" required />
      <Stepper label="Cards" name="cards" defaultValue={2} max={20} moreLabel="One card more" />
      <OtpField label="Code from the mail" name="code" />
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const posted = () => Object.fromEntries(new FormData(canvas.getByRole<HTMLFormElement>('form')))
    const before = { kind: 'card', amount: '1000.5', cards: '2', code: '' }
    const amount = canvas.getByRole('textbox', { name: /Value/ })
    await expect(posted()).toEqual(before)
    await userEvent.clear(amount)
    await userEvent.type(amount, '2500.75')
    await userEvent.click(canvas.getByRole('button', { name: 'One card more' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'E-code' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Code/ }), '483920')
    await expect(posted()).toEqual({ kind: 'code', amount: '2500.75', cards: '3', code: '483920' })
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(posted()).toEqual(before)
    await expect(amount).toHaveValue('1,000.5')
    await expect(canvas.getByRole('textbox', { name: /Code/ })).toHaveValue('')
  },
}

/** The browser itself refuses what is missing: it says so at the field, and the focus stands in it. */
export const RefusedByTheBrowser: Story = {
  render: () => (
    <form aria-label="Order" className="story-stack" onSubmit={(event) => event.preventDefault()}>
      <AmountInput label="Value on the card" name="amount" currency={naira} required />
      <Stepper label="Cards" name="cards" moreLabel="One card more" />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = canvas.getByRole<HTMLFormElement>('form')
    const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement
    const amount = canvas.getByRole('textbox', { name: /Value/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(amount).toHaveFocus()
    await expect(control('amount').getBoundingClientRect().height).toBeGreaterThan(40)
    await userEvent.type(amount, '5')
    control('cards').setCustomValidity('Too many')
    await expect(form.reportValidity()).toBe(false)
    await expect(canvas.getByRole('button', { name: 'One card more' })).toHaveFocus()
    control('cards').setCustomValidity('')
    await expect(form.reportValidity()).toBe(true)
  },
}
