import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Pagination, type PaginationProps } from './pagination.tsx'

function Live(args: PaginationProps) {
  const [page, setPage] = useState(args.page)
  return <Pagination {...args} page={page} onPageChange={setPage} />
}

/** Pages of a table whose rows have a fixed order. A list that people read from the newest down grows by `LoadMore`. */
const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  render: Live,
  globals: { viewport: { value: 'tablet' } },
  args: { page: 5, pageCount: 12 },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    // On a phone the number stands alone, without the row of pages.
    await canvas.findByText('Page 6 of 12')
    const current = canvas.getByRole('button', { current: 'page', hidden: true })
    await expect(current).toHaveAccessibleName('Page 6')
  },
}
export const First: Story = { args: { page: 1 } }
export const Last: Story = { args: { page: 12 } }
export const Few: Story = { args: { page: 2, pageCount: 3 } }
export const OnlyOne: Story = { args: { page: 1, pageCount: 1 } }
export const Many: Story = { args: { page: 8_431, pageCount: 98_765 } }
export const NotCounted: Story = { args: { page: 3, pageCount: undefined, hasNext: true } }
export const Loading: Story = { args: { loading: true } }
export const AsLinks: Story = {
  render: (args) => <Pagination {...args} linkOf={(page) => ({ href: `#page-${page}` })} />,
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const TwiceAsLarge: Story = { globals: { viewport: { value: 'small' }, textSize: 'double' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
