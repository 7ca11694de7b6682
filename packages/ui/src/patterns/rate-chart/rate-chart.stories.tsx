import { formatMoney } from '@kaadi/core/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, within } from 'storybook/test'
import { sampleRates } from '../samples/rates.ts'
import { RateChart } from './rate-chart.tsx'

const from = Date.UTC(2026, 10, 20, 6)
const hourly = (rates: readonly number[]) =>
  rates.map((rate, index) => ({ at: from + index * 3_600_000, rate: String(rate) }))
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' })

/** How a rate moved, for one card. In a row of a list take a `Sparkline`. */
const meta = {
  title: 'Patterns/RateChart',
  component: RateChart,
  args: {
    label: 'Steam, USA, per $1',
    points: hourly(sampleRates.up),
    formatRate: (rate) => formatMoney(rate, { symbol: '₦', mode: 'plain' }),
    formatTime: (at) => time.format(at),
    change: '2.6%',
    ranges: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
    ],
    range: 'day',
    onRangeChange: () => {},
  },
} satisfies Meta<typeof RateChart>
export default meta
type Story = StoryObj<typeof meta>

export const Up: Story = {}
export const Down: Story = { args: { points: hourly(sampleRates.down), change: '1.9%' } }
export const Level: Story = { args: { points: hourly([1480, 1480, 1480]), change: undefined } }
export const WithAGap: Story = {
  args: { points: [...hourly([1440, 1452, 1449]), { at: from + 8 * 3_600_000, rate: '1478' }] },
}
/** In a currency with decimals: each figure has as many. */
export const Decimals: Story = {
  args: {
    points: hourly([10.86, 10.9, 10.8, 10.86]),
    formatRate: (rate) => formatMoney(rate, { symbol: '₵', mode: 'plain' }),
  },
}
export const OnePoint: Story = { args: { points: hourly([1480]) } }
export const Empty: Story = { args: { points: [] } }
export const Loading: Story = { args: { loading: true } }
export const Failed: Story = { args: { failed: true, onReload: () => {} } }
export const Explored: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Look at one point in time' })
    slider.focus()
    await fireEvent.input(slider, { target: { value: '3' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '₦1,461, 9 AM')
    await expect(within(canvasElement).getByText('9 AM', { selector: '.k-quiet' })).toBeVisible()
  },
}
export const AsATable: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByText('Show as a table').click()
    await expect(within(canvasElement).getByRole('table')).toBeVisible()
  },
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Carte physique vendue aux États-Unis avec son reçu original, par dollar',
    points: hourly([99_999_999, 99_999_998, 99_999_999]),
  },
}
export const TwiceAsLarge: Story = { globals: { textSize: 'double' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
