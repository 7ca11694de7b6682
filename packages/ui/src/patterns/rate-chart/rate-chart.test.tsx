import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { box, chartLines } from './chart-lines.ts'
import { RateChart, type RateChartProps } from './rate-chart.tsx'

describe('chartLines', () => {
  it('places points by their time, inside the box', () => {
    const { places, levels, line, area } = chartLines([
      { at: 0, rate: '100' },
      { at: 10, rate: '300' },
      { at: 40, rate: '200' },
    ])!
    expect(places.map(({ x }) => x)).toEqual([0, 80, 320])
    expect(levels.map(({ rate }) => rate)).toEqual(['300', '200', '100'])
    for (const { y } of places) expect(y > 0 && y < box.height).toBe(true)
    expect(places[1]!.y < places[2]!.y && places[2]!.y < places[0]!.y).toBe(true)
    expect(area.startsWith(line) && area.endsWith('Z')).toBe(true)
  })

  it('draws a level line through the middle, one point alone, and nothing for none', () => {
    const level = chartLines([
      { at: 0, rate: '5' },
      { at: 1, rate: '5' },
    ])!
    expect(level.line).toBe('M0 80L320 80')
    expect(level.levels).toHaveLength(1)
    expect(chartLines([{ at: 0, rate: '0' }])).toMatchObject({
      line: '',
      area: '',
      places: [{ x: 160, y: 80 }],
    })
    expect(chartLines([])).toBeNull()
  })

  it('writes its rates exactly, all with one number of decimals', () => {
    const cedi = chartLines([
      { at: 0, rate: '10.86' },
      { at: 1, rate: '10.9' },
      { at: 2, rate: '10.8' },
    ])!
    expect(cedi.rates).toEqual(['10.86', '10.90', '10.80'])
    expect(cedi.levels.map(({ rate }) => rate)).toEqual(['10.90', '10.85', '10.80'])
    // Half of these two is 10.879999999999999 in binary.
    const awkward = chartLines([
      { at: 0, rate: '10.86' },
      { at: 1, rate: '10.9' },
    ])!
    expect(awkward.levels.map(({ rate }) => rate)).toEqual(['10.90', '10.88', '10.86'])
    const tight = chartLines([
      { at: 0, rate: '1480' },
      { at: 1, rate: '1481' },
    ])!
    expect(tight.levels.map(({ rate }) => rate)).toEqual(['1481', '1480'])
  })
})

describe('RateChart', () => {
  const chart = (props: Partial<RateChartProps> = {}) => (
    <RateChart
      label="Steam, per $1"
      points={['1440', '1461', '1450'].map((rate, at) => ({ at, rate }))}
      formatRate={(rate) => `₦${rate}`}
      formatTime={(at) => `${at} h`}
      {...props}
    />
  )

  it('is gone along by the slider’s keys and reads each point; left alone it shows the newest', async () => {
    const { container } = render(chart())
    const slider = screen.getByRole('slider', { name: 'Look at one point in time' })
    const shown = () => container.querySelector('.k-rate-chart-rate')?.textContent
    expect([shown(), slider.getAttribute('aria-valuetext')]).toEqual(['₦1450', '₦1450, 2 h'])
    fireEvent.change(slider, { target: { value: '1' } })
    expect([shown(), slider.getAttribute('aria-valuetext')]).toEqual(['₦1461', '₦1461, 1 h'])
    fireEvent.blur(slider)
    expect(shown()).toBe('₦1450')
    await expectAccessible(container)
  })

  it('holds its figures as a sentence and a table too', () => {
    render(chart())
    expect(screen.getByText('From ₦1440 to ₦1450. Lowest ₦1440, highest ₦1461.')).toBeTruthy()
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual(['0 h₦1440', '1 h₦1461', '2 h₦1450'])
  })

  it('says what is asked for, and that there is nothing, that it loads, that it failed', async () => {
    const [range, reload] = [vi.fn(), vi.fn()]
    const { container, rerender } = render(
      chart({
        ranges: [
          { value: 'day', label: 'Day' },
          { value: 'week', label: 'Week' },
        ],
        range: 'day',
        onRangeChange: range,
      }),
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }))
    expect(range).toHaveBeenCalledExactlyOnceWith('week')
    rerender(chart({ points: [] }))
    expect(screen.getByText('No rates in this time')).toBeTruthy()
    rerender(chart({ loading: true }))
    expect(container.querySelector('figure')?.getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByRole('slider')).toBeNull()
    rerender(chart({ failed: true, onReload: reload }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('keeps to its points when there are fewer of them', () => {
    const { container, rerender } = render(chart())
    fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } })
    rerender(chart({ points: [{ at: 0, rate: '7' }] }))
    expect(container.querySelector('.k-rate-chart-rate')?.textContent).toBe('₦7')
  })
})
