import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import {
  BanknoteIcon,
  ChartLineIcon,
  PauseIcon,
  PlayIcon,
  TagIcon,
  UserIcon,
} from '../../primitives/icon/index.ts'
import { CommandPalette } from './command-palette.tsx'
import { useCommandKey } from './use-command-key.ts'

const select = fn()
const groups = [
  {
    title: 'Commands',
    commands: [
      {
        id: 'next',
        label: 'Take the most urgent order',
        icon: <PlayIcon />,
        shortcut: 'N',
        onSelect: select,
      },
      { id: 'pause', label: 'Pause my queue', icon: <PauseIcon />, onSelect: select },
    ],
  },
  {
    title: 'Pages',
    commands: [
      { id: 'payouts', label: 'Payouts', detail: 'Money', icon: <BanknoteIcon />, onSelect: select },
      {
        id: 'rates',
        label: 'Rates',
        detail: 'Catalogue',
        icon: <ChartLineIcon />,
        keywords: 'price',
        onSelect: select,
      },
    ],
  },
  {
    title: 'Orders',
    commands: [
      {
        id: '48813',
        label: 'GC-2611-20-48813',
        detail: 'Steam $100, Adaeze O.',
        icon: <TagIcon />,
        onSelect: select,
      },
    ],
  },
] as const

/** Finds any object, page or command by a few letters. ⌘K or Ctrl K opens it wherever the focus is. */
const meta = {
  title: 'Desk/CommandPalette',
  component: CommandPalette,
  globals: { viewport: { value: 'laptop' } },
  args: { open: true, onClose: fn(), groups },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {}
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'pay')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await expect(canvas.getByRole('option', { name: /Payouts/ })).toHaveAttribute('aria-selected', 'true')
  },
}
export const ChosenByKeys: Story = {
  play: async ({ canvasElement }) => {
    select.mockClear()
    await userEvent.type(within(canvasElement).getByRole('combobox'), '{ArrowDown}{ArrowDown}{Enter}')
    await expect(select).toHaveBeenCalledOnce()
  },
}
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'zebra')
    await expect(canvas.getByText('Nothing found for “zebra”', { selector: '.k-palette-none' })).toBeVisible()
  },
}
export const Searching: Story = { args: { query: '488', onQueryChange: () => {}, loading: true } }
export const Failed: Story = { args: { query: '488', onQueryChange: () => {}, groups: [], failed: true } }
export const ManyResults: Story = {
  args: {
    query: 'a',
    onQueryChange: () => {},
    groups: [
      {
        title: 'Sellers',
        commands: Array.from({ length: 30 }, (_, index) => ({
          id: String(index),
          label: `Seller ${4800 + index}`,
          detail: '38 orders',
          icon: <UserIcon />,
          onSelect: select,
        })),
      },
    ],
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    groups: [
      {
        title: 'Commandes',
        commands: [
          {
            id: '1',
            label: 'Prendre en charge la commande la plus urgente de la file d’attente',
            detail: 'Oluwaseun-Adebayo Ogunleye-Fashola, ₦99,999,999,999.99',
            onSelect: select,
          },
        ],
      },
    ],
  },
}
export const TwiceAsLarge: Story = { globals: { viewport: { value: 'phone' }, textSize: 'double' } }
export const RightToLeft: Story = { globals: { viewport: { value: 'laptop' }, direction: 'rtl' } }

function Opener() {
  const [isOpen, setOpen] = useState(false)
  useCommandKey(() => setOpen(true))
  return (
    <>
      <Button onClick={() => setOpen(true)}>Find</Button>
      <CommandPalette open={isOpen} onClose={() => setOpen(false)} groups={groups} />
    </>
  )
}
export const OpenedByItsKey: Story = {
  parameters: { picture: { skip: true } },
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}
