import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { longFrench } from '../../patterns/samples/currencies.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { CopyIcon, FileTextIcon, PauseIcon, Trash2Icon } from '../../primitives/icon/index.ts'
import { besideFocusMarks } from '../samples/focus-marks.ts'
import { Menu, type MenuAction } from './menu.tsx'

const actions: MenuAction[] = [
  { id: 'open', label: 'Open', icon: <FileTextIcon />, link: { href: '#1182' } },
  { id: 'copy', label: 'Copy account number', icon: <CopyIcon />, onSelect: fn() },
  {
    id: 'hold',
    label: 'Hold',
    icon: <PauseIcon />,
    detail: 'It is at the bank already',
    disabled: true,
    onSelect: fn(),
  },
  {
    id: 'remove',
    label: 'Remove from batch',
    icon: <Trash2Icon />,
    danger: true,
    apart: true,
    onSelect: fn(),
  },
]

/** The rest of what can be done with a row. What is done most keeps a button of its own. */
const meta = {
  title: 'Desk/Menu',
  component: Menu,
  args: { label: 'Actions for WD-2611-20-1182', actions },
  parameters: { a11y: besideFocusMarks },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const openIt: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  await screen.findByRole('menu')
}

export const Closed: Story = {}
export const Disabled: Story = { args: { disabled: true } }
export const Open: Story = { play: openIt }
export const WithWords: Story = { args: { children: 'More', variant: 'secondary' }, play: openIt }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openIt }
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { actions: [{ ...actions[1]!, label: longFrench, detail: longFrench } as MenuAction, actions[3]!] },
  play: openIt,
}

/** Arrow keys, first letters, Home and End; Escape gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button')
    opener.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus())
    await userEvent.keyboard('r')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Remove from batch' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy account number' })).toHaveFocus())
  },
}

/** An open dialog lies over the page; the menu lies over the dialog. Escape closes one of them at a time. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  render: function InDialog(args) {
    const [open, setOpen] = useState(true)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Show payout</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Payout WD-2611-20-1182">
          <Menu {...args} />
        </Dialog>
      </>
    )
  },
  play: async () => {
    const opener = screen.getByRole('button', { name: /^Actions/ })
    await userEvent.click(opener)
    const menu = await screen.findByRole('menu')
    await expect(screen.getByRole('dialog')).toContainElement(menu)
    // Taken by the menu, so that the browser does not close the dialog with it.
    await expect(fireEvent.keyDown(document.activeElement!, { key: 'Escape' })).toBe(false)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(opener)
    await screen.findByRole('menu')
  },
}
