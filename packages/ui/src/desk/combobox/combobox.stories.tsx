import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { BankAvatar } from '../../patterns/bank/bank-avatar.tsx'
import { CardFace } from '../../patterns/card-face/card-face.tsx'
import { sampleColors } from '../../patterns/samples/card-types.ts'
import { longFrench } from '../../patterns/samples/currencies.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { besideFocusMarks } from '../samples/focus-marks.ts'
import { Combobox, ComboboxInput } from './combobox.tsx'
import type { ComboboxOption } from './combobox-option.ts'

const cards: ComboboxOption[] = (
  [
    ['steam', 'Steam', 'steam', '6'],
    ['apple', 'Apple', 'apple', '4'],
    ['amazon', 'Amazon', 'amazon', '3'],
    ['google', 'Google Play', 'googlePlay', '1'],
    ['razer', 'Razer Gold', 'razerGold', '1'],
  ] as const
).map(([value, label, color, detail]) => ({
  value,
  label,
  detail,
  art: <CardFace name={label} colors={sampleColors[color]} size="s" />,
}))

const banks: ComboboxOption[] = [
  'GTBank',
  'OPay',
  'Moniepoint',
  'Kuda',
  'First Bank',
  'Access Bank',
  'UBA',
].map((label) => ({ value: label, label, art: <BankAvatar name={label} size="small" /> }))

function Live(props: ComponentProps<typeof Combobox>) {
  const [value, setValue] = useState(props.value)
  return <Combobox {...props} value={value} onValueChange={setValue} />
}

/** A choice among many, found by typing. */
const meta = {
  title: 'Desk/Combobox',
  component: Combobox,
  subcomponents: { ComboboxInput },
  args: { label: 'Card', options: cards, value: null, onValueChange: fn() },
  render: (args) => <Live {...args} />,
  parameters: { a11y: besideFocusMarks },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

const input = () => screen.getByRole<HTMLInputElement>('combobox')
const openIt: Story['play'] = async () => {
  await userEvent.click(input())
  await waitFor(() => expect(input()).toHaveAttribute('aria-expanded', 'true'))
}

export const Empty: Story = { args: { hint: 'The card as it is printed.' } }
export const Chosen: Story = { args: { value: 'steam' } }
/** What was chosen is read whole: its picture goes where there is no room for both. */
export const TwiceAsLarge: Story = {
  args: { value: 'steam' },
  globals: { textSize: 'double' },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = within(canvasElement).getByRole('combobox')
    // Both are rounded, each its own way.
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth + 1)
    await expect(clientWidth).toBeGreaterThan(90)
  },
}
export const WithError: Story = { args: { error: 'Choose one.' } }
export const Disabled: Story = { args: { value: 'steam', disabled: true } }
export const Open: Story = {
  args: { value: 'apple' },
  play: async (context) => {
    await openIt(context)
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Apple')
  },
}
export const Banks: Story = { args: { label: 'Bank', options: banks }, play: openIt }

/** What is typed narrows the list; the first that fits is taken by Enter. */
export const Searched: Story = {
  play: async () => {
    await userEvent.type(input(), 'a')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5))
    await userEvent.type(input(), 'm')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    const [first] = screen.getAllByRole('option')
    await expect(first).toHaveTextContent('Amazon')
    await expect(input()).toHaveAttribute('aria-activedescendant', first!.id)
  },
}

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('razer')
    await screen.findByRole('option', { name: /Razer Gold/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(input()).toHaveFocus()
    await expect(input()).toHaveValue('Razer Gold')
  },
}

export const NothingFits: Story = {
  play: async () => {
    await userEvent.type(input(), 'xbox')
    await screen.findByText('Nothing fits “xbox”')
  },
}
export const Loading: Story = {
  args: { options: undefined },
  play: async (context) => {
    await openIt(context)
    await screen.findByText('Loading')
  },
}

export const Failed: Story = {
  args: { options: undefined, failure: { onRetry: fn() } },
  play: async (context) => {
    await openIt(context)
    await screen.findByRole('button', { name: 'Try again' })
  },
}

/** The way to ask again is reached by Tab. No picture: what is redrawn beside the list's shadow is never the same. */
export const FailedByKeyboard: Story = {
  args: { options: undefined, failure: { onRetry: fn() } },
  parameters: { picture: { skip: true } },
  play: async (context) => {
    await Failed.play!(context)
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(context.args.failure?.onRetry).toHaveBeenCalledOnce()
  },
}

/** A filter in the line over a table has no label above it. */
export const WithoutLabel: Story = {
  render: ({ options }) => (
    <ComboboxInput
      aria-label="Card"
      placeholder="All cards"
      options={options}
      value={null}
      onValueChange={() => {}}
    />
  ),
}

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: longFrench,
    options: [{ value: 'long', label: longFrench, detail: '99 999' }, ...cards],
    value: 'long',
  },
  play: openIt,
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 'apple' }, play: openIt }

/** Escape closes the list first, then the dialog. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  render: function InDialog(args) {
    const [open, setOpen] = useState(true)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Change card</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Change card">
          <Live {...args} />
        </Dialog>
      </>
    )
  },
  play: async () => {
    await userEvent.click(input())
    const list = await screen.findByRole('listbox')
    await expect(screen.getByRole('dialog')).toContainElement(list)
    // Taken by the list, so that the browser does not close the dialog with it.
    await expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(false)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('st')
    await screen.findByRole('option', { name: /Steam/ })
  },
}
