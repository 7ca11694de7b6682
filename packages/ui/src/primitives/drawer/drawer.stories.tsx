import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Row, Rows } from '../row/row.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Drawer } from './drawer.tsx'

const form = (
  <div className="story-stack">
    <TextField label="Rate per dollar" defaultValue="1480" />
    <TextField label="Smallest value" defaultValue="25" />
  </div>
)
const footer = (
  <>
    <Button variant="ghost">Undo changes</Button>
    <Button>Save</Button>
  </>
)

/** Beside a table, for one of its rows: form, history. On a phone as wide as the screen. A choice there is a `Sheet`. */
const meta = {
  title: 'Primitives/Drawer',
  component: Drawer,
  globals: { viewport: { value: 'laptop' } },
  args: {
    open: true,
    onClose: () => {},
    title: 'Steam, USA',
    description: 'Physical card',
    children: form,
    footer,
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const WithAForm: Story = {}
export const Wide: Story = { args: { size: 'wide' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Tall: Story = {
  args: {
    footer: undefined,
    title: 'History',
    children: (
      <Rows>
        {Array.from({ length: 24 }, (_, index) => `Change ${24 - index}`).map((title) => (
          <Row key={title} title={title} detail="Bisi Adewunmi" />
        ))}
      </Rows>
    ),
  },
}
export const Loading: Story = {
  args: {
    footer: undefined,
    children: (
      <div aria-busy className="story-stack">
        <Skeleton width="40%" />
        <Skeleton shape="panel" height="3.25rem" />
      </div>
    ),
  },
}
export const MustNotBeLost: Story = {
  args: { dismissable: false, description: 'Saving. This takes a moment.' },
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Carte cadeau physique vendue aux États-Unis, avec reçu original',
    description: 'Modifiée pour la dernière fois hier à 14 h 02 par Bisi Adewunmi-Olayinka',
    footer: <Button block>Enregistrer les modifications</Button>,
  },
}
export const TwiceAsLarge: Story = { globals: { viewport: { value: 'phone' }, textSize: 'double' } }
export const RightToLeft: Story = { globals: { viewport: { value: 'laptop' }, direction: 'rtl' } }

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Steam, USA</Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Steam, USA" footer={footer}>
        {form}
      </Drawer>
    </>
  )
}
export const OpenedAndClosed: Story = {
  parameters: { picture: { skip: true } },
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Steam, USA' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.getByRole('button', { name: 'Steam, USA' })).toHaveFocus()
  },
}
