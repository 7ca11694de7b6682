import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { longFrench } from '../../patterns/samples/currencies.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Toast } from '../../primitives/toast/toast.tsx'
import { Kbd } from './kbd.tsx'
import { KeyMark } from './key-mark.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { ShortcutsProvider } from './shortcuts-provider.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const meta = {
  title: 'Desk/ShortcutHelp',
  component: ShortcutHelp,
  subcomponents: { ShortcutsProvider, Kbd, KeyMark },
  args: {
    open: true,
    onClose: () => {},
    onEnabledChange: () => {},
    groups: [
      {
        title: 'Queue',
        shortcuts: [
          { keys: ['↑', '↓'], does: 'Go to the next row' },
          { keys: ['Enter'], does: 'Open the order' },
          { keys: ['T'], does: 'Take the most urgent order' },
        ],
      },
      {
        title: 'Review',
        shortcuts: [
          { keys: ['1', '9'], does: 'Verdict of the card' },
          { keys: ['+', '−'], does: 'Zoom' },
          { keys: ['A'], does: 'Accept' },
          { keys: ['X'], does: 'Refuse' },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ShortcutHelp>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const TurnedOff: Story = { args: { enabled: false } }
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    groups: [{ title: longFrench, shortcuts: [{ keys: ['Ctrl', 'Shift', 'ArrowDown'], does: longFrench }] }],
  },
}

/** `?` opens it; closed, the focus goes back to where it was. */
export const OpenedByKey: Story = {
  render: function OpenedByKey(args) {
    const [open, setOpen] = useState(false)
    useShortcuts({ '?': () => setOpen(true) })
    return (
      <>
        <Button>Accept</Button>
        <ShortcutHelp {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async () => {
    const button = screen.getByRole('button', { name: 'Accept' })
    button.focus()
    // The page listens once it has been drawn, which in a browser is a moment after a story begins.
    await waitFor(async () => {
      await userEvent.keyboard('?')
      screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
    })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

/** A key that a notice names, on the notice's own ground. */
export const InNotices: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--s-3)' }}>
      <Toast tone="plain">
        GC-2611-20-48813 will be refused. <Kbd>Ctrl Z</Kbd>
      </Toast>
      <Toast tone="bad">
        GC-2611-20-48813 was not refused. <Kbd>Ctrl Z</Kbd>
      </Toast>
    </div>
  ),
}
