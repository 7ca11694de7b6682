import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { hugeAmount, longFrench } from '../../patterns/samples/currencies.ts'
import { type CouponValues, couponFields, couponValues } from '../samples/coupons.tsx'
import { besideFocusMarks } from '../samples/focus-marks.ts'
import type { SaveOutcome } from './form-state.ts'
import { ResourceForm, type ResourceFormProps } from './resource-form.tsx'

const answers = (outcome: SaveOutcome<CouponValues>): ResourceFormProps<CouponValues>['onSave'] =>
  fn(async () => outcome)

/** A form from described fields: the app gives what is kept and sends what was changed. */
const meta = {
  title: 'Desk/ResourceForm',
  component: ResourceForm<CouponValues>,
  args: {
    label: 'Coupon STEAM100',
    fields: couponFields,
    values: couponValues,
    onSave: answers({ result: 'saved' }),
  },
  parameters: { a11y: besideFocusMarks },
  globals: { viewport: { value: 'tablet' } },
} satisfies Meta<typeof ResourceForm<CouponValues>>
export default meta
type Story = StoryObj<typeof meta>

const none: CouponValues = {
  code: '',
  title: '',
  worth: '',
  share: '',
  card: '',
  country: '',
  ends: '',
  shown: false,
}
const theirs: CouponValues = { ...couponValues, worth: '2000', card: 'apple', ends: '' }
const rewrite = async (canvasElement: HTMLElement, label: RegExp, text: string) => {
  const field = within(canvasElement).getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const save = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
const writeAndSave: Story['play'] = async ({ canvasElement }) => {
  await rewrite(canvasElement, /^Code/, 'STEAM200')
  await save(canvasElement)
}

export const Kept: Story = {}
export const Empty: Story = { args: { values: none, saveLabel: 'Make coupon', onCancel: fn() } }

export const Changed: Story = {
  args: { onCancel: fn() },
  play: async ({ canvasElement }) => {
    await rewrite(canvasElement, /^Code/, 'STEAM200')
    await expect(within(canvasElement).getByText('Not saved yet')).toBeVisible()
  },
}

export const Saving: Story = {
  args: { onSave: fn(() => new Promise<never>(() => {})) },
  play: async (context) => {
    await writeAndSave(context)
    await expect(within(context.canvasElement).getByRole('button', { name: 'Save' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const Saved: Story = {
  play: async (context) => {
    await writeAndSave(context)
    await within(context.canvasElement).findByText('Saved')
    await expect(context.args.onSave).toHaveBeenCalledWith(
      { ...couponValues, code: 'STEAM200' },
      { code: 'STEAM200' },
    )
  },
}

/** The focus goes to the first mistake. */
export const OneMistake: Story = {
  play: async ({ canvasElement }) => {
    await rewrite(canvasElement, /^Worth/, '99.99')
    await save(canvasElement)
    const field = within(canvasElement).getByLabelText(/^Worth/)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription('This is ₦100.00 or more.')
  },
}

/** More than three are listed, each with the way to its field. */
export const ManyMistakes: Story = {
  args: { values: none },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await save(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText(/^Code/)).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Country of the card' }))
    await expect(canvas.getByRole('combobox', { name: 'Country of the card' })).toHaveFocus()
  },
}

export const RefusedField: Story = {
  args: { onSave: answers({ result: 'refused', errors: { code: 'This code is taken.' } }) },
  play: async (context) => {
    await writeAndSave(context)
    await within(context.canvasElement).findByText('This code is taken.')
  },
}

export const Failed: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('offline'))) },
  play: async (context) => {
    await writeAndSave(context)
    await within(context.canvasElement).findByRole('alert')
  },
}

export const ChangedByAnother: Story = {
  args: { onSave: answers({ result: 'conflict', values: theirs, by: 'Bisi Adewunmi' }) },
  play: async (context) => {
    await writeAndSave(context)
    const notice = await within(context.canvasElement).findByRole('alert')
    await waitFor(() => expect(notice).toHaveFocus())
  },
}

/** My change over theirs; what I have not touched is theirs. */
export const MineKept: Story = {
  args: ChangedByAnother.args!,
  play: async (context) => {
    await ChangedByAnother.play!(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my changes' }))
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await expect(canvas.getByLabelText(/^Code/)).toHaveValue('STEAM200')
    await expect(canvas.getByLabelText(/^Worth/)).toHaveValue('2,000')
  },
}

export const Undone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await rewrite(canvasElement, /^Code/, 'STEAM200')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo changes' }))
    await expect(canvas.getByRole('button', { name: 'Bring them back' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Code/)).toHaveValue('STEAM100')
  },
}

export const LeavingUnsaved: Story = {
  args: { onCancel: fn() },
  play: async ({ canvasElement, args }) => {
    await rewrite(canvasElement, /^Code/, 'STEAM200')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const ReadOnly: Story = {
  args: { fields: couponFields.map((field) => ({ ...field, readOnly: true })) },
}

/** From the first field to the last and out, by keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByLabelText(/^At most/).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Card' })).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}am')
    await screen.findByRole('option', { name: 'Amazon' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Country of the card' })).toHaveFocus()
    await expect(canvas.getByRole('combobox', { name: 'Card' })).toHaveValue('Amazon')
  },
}

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    fields: couponFields.map((field) => {
      const label = `${field.label}: ${longFrench}`
      return field.type === 'amount' ? { ...field, label, most: hugeAmount } : { ...field, label }
    }),
    values: { ...couponValues, worth: hugeAmount, title: longFrench },
    onCancel: fn(),
  },
}
export const OnPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: ChangedByAnother.args!,
  play: ChangedByAnother.play!,
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { onCancel: fn() } }
