import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Row, Rows } from '../row/row.tsx'
import { LoadMore } from './load-more.tsx'

/** The foot of a list that grows downwards: how much is in sight, more on asking, and the end said in words. */
const meta = {
  title: 'Primitives/LoadMore',
  component: LoadMore,
  args: { shown: 20, of: 214, onMore: fn() },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

export const More: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load more' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}
export const NotCounted: Story = { args: { of: undefined } }
export const Loading: Story = { args: { loading: true } }
export const Failed: Story = { args: { error: 'The next trades did not load. Check your connection.' } }
export const ThatIsAll: Story = { render: () => <LoadMore shown={214} of={214} /> }
export const Empty: Story = { render: () => <LoadMore shown={0} of={0} /> }
export const LongText: Story = {
  globals: { viewport: { value: 'small' }, locale: 'fr' },
  args: {
    shown: 99_999,
    of: 9_999_999,
    error: 'Les transactions suivantes n’ont pas pu être chargées. Vérifiez votre connexion, puis réessayez.',
  },
}

function List() {
  const [count, setCount] = useState(2)
  return (
    <>
      <Rows>
        {['48813', '48790', '48611', '48502'].slice(0, count).map((number) => (
          <Row key={number} title={`Trade GC-2611-20-${number}`} />
        ))}
      </Rows>
      <LoadMore shown={count} of={4} onMore={count < 4 ? () => setCount(count + 2) : undefined} />
    </>
  )
}
export const UnderAList: Story = {
  render: () => <List />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}
