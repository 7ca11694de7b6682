import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { expectWholeRows } from '../../../test/whole-rows.ts'
import { hugeAmount, longFrench } from '../../patterns/samples/currencies.ts'
import { sampleNow, sampleQueue } from '../samples/desk.tsx'
import { DueTime } from './due-time.tsx'
import { type Claim, QueueTable } from './queue-table.tsx'

const meta = {
  title: 'Desk/QueueTable',
  component: QueueTable,
  subcomponents: { DueTime },
  args: {
    items: sampleQueue,
    now: sampleNow,
    onClaim: () => {},
    rowLink: (item) => ({ href: `#${item.id}` }),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof QueueTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Claiming: Story = { args: { claiming: '1' } }
export const Loading: Story = { args: { items: undefined } }
export const Empty: Story = {
  args: { items: [], empty: 'Every order is checked. The next one appears here by itself.' },
}
export const Long: Story = {
  args: {
    items: [
      {
        ...sampleQueue[0]!,
        cardName: longFrench,
        seller: 'Oluwadamilola***',
        payout: hugeAmount,
        value: longFrench,
      },
    ],
  },
}

/** All of them are with somebody: nothing can be taken. */
export const AllTaken: Story = {
  args: {
    items: sampleQueue.map((item, at) => ({
      ...item,
      claim: at === 1 ? { by: 'me' } : { by: 'other', name: ['Bisi', 'Tunde', 'Amaka', 'Kofi', 'Ada'][at]! },
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Take/ })).toBeNull()
  },
}

/** A second look of what I judged first: another reviewer takes it, and the row says so. */
export const JudgedByMe: Story = {
  args: {
    items: sampleQueue.map((item, at) => ({
      ...item,
      status: 4,
      claim: at === 0 ? { by: 'judged' } : { by: 'none' },
    })),
  },
  play: async ({ canvasElement }) => {
    const [, first, second] = within(canvasElement).getAllByRole('row')
    await expect(within(first!).queryByRole('button', { name: /^Take/ })).toBeNull()
    await expect(within(first!).getByTitle(/another reviewer/)).toBeVisible()
    await expect(within(second!).getByRole('button', { name: /^Take/ })).toBeVisible()
  },
}

/** An order of mine, which I sold: another operator decides it, and the row says so. */
export const MyOwn: Story = {
  args: {
    items: sampleQueue.map((item, at) => ({
      ...item,
      claim: at === 0 ? { by: 'own' } : { by: 'none' },
      ...(at === 0 && { flags: [] }),
    })),
  },
  play: async ({ canvasElement }) => {
    const [, first, second] = within(canvasElement).getAllByRole('row')
    await expect(within(first!).queryByRole('button', { name: /^Take/ })).toBeNull()
    await expect(within(first!).getByTitle(/another operator decides it/)).toBeVisible()
    await expect(within(second!).getByRole('button', { name: /^Take/ })).toBeVisible()
  },
}

/** What the console leaves a table at 1280 px, the scrollbar of the page taken off. */
const room = 62 * 16

/** As wide as the console leaves it at 1280 px: each of them is one line of at most 44 px, whoever has it. */
export const OneLineEach: Story = {
  args: {
    items: sampleQueue.map((item, at) => ({
      ...item,
      claim: (
        [
          { by: 'me' },
          { by: 'other', name: 'Femi Adeyemi' },
          { by: 'other', name: 'Oluwaseun Adebayo-Okonkwo' },
        ] as const
      )[at % 3]!,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', overflowX: 'auto' }}>
        <div style={{ inlineSize: room }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table')
    const [, ...rows] = within(table).getAllByRole('row')
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(44)
    await expect(table.scrollWidth).toBeLessThanOrEqual(room)
  },
}

const minute = 60_000
const dues = [-1, 299 * minute, -(23 * 60 + 59) * minute, null, 59_999]
const claims: Claim[] = [
  { by: 'none' },
  { by: 'me' },
  { by: 'other', name: 'Oluwaseun Adebayo-Okonkwo' },
  { by: 'me' },
  { by: 'none' },
]

/** The longest words for time beside every last column there is: card, value and seller give way, nothing else. */
export const LongestWords: Story = {
  ...OneLineEach,
  args: {
    onSort: () => {},
    items: sampleQueue.map((item, at) => ({
      ...item,
      cardName: longFrench,
      seller: 'Oluwadamilola***',
      value: '12 × €1,000, United Arab Emirates, fast code',
      payout: '12500000',
      status: at % 2 ? 4 : 2,
      due: dues[at] == null ? null : sampleNow + dues[at],
      claim: claims[at]!,
      flags: [
        { label: 'Receipt unclear', tone: 'todo' },
        { label: 'Same code', tone: 'bad' },
      ],
    })),
  },
  play: ({ canvasElement }) => expectWholeRows(canvasElement, room),
}

/** Only what this person has: nothing gives the last column more room than a button needs. */
export const Mine: Story = {
  ...OneLineEach,
  args: { items: [{ ...sampleQueue[0]!, claim: { by: 'me' }, flags: [] }] },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getAllByRole('link')[0]!.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: /48815/ })).toHaveFocus()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
