import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { sampleNow, sampleQueue } from '../samples/desk.tsx'
import { DueTime } from './due-time.tsx'
import { type QueueItem, QueueTable } from './queue-table.tsx'

const minute = 60_000

const renderSortedByDue = () => {
  const sort = vi.fn()
  render(
    <QueueTable
      items={sampleQueue}
      now={sampleNow}
      onClaim={() => {}}
      sort={{ column: 'due', direction: 'ascending' }}
      onSort={sort}
    />,
  )
  return sort
}

describe('DueTime', () => {
  it.each([
    { due: 5 * minute, says: 'in 5 min', urgency: 'calm' },
    { due: 5 * minute - 1, says: 'in 4 min', urgency: 'soon' },
    { due: 59_999, says: 'in under 1 min', urgency: 'soon' },
    { due: 0, says: 'in under 1 min', urgency: 'soon' },
    { due: -1, says: 'under 1 min late', urgency: 'late' },
    { due: -12 * minute, says: '12 min late', urgency: 'late' },
    { due: 60 * minute, says: 'in 1 h', urgency: 'calm' },
    { due: 64 * minute, says: 'in 1 h 4 min', urgency: 'calm' },
  ])('says "$says" $due ms before', ({ due, says, urgency }) => {
    const { container } = render(<DueTime due={sampleNow + due} now={sampleNow} />)
    expect(container.textContent).toBe(says)
    expect(container.querySelector<HTMLElement>('.k-due-time')!.dataset.urgency).toBe(urgency)
  })

  it('says that the promise is paused while the seller is asked', () => {
    const { container } = render(<DueTime due={null} now={sampleNow} />)
    expect(container.textContent).toBe('Paused')
  })
})

describe('QueueTable', () => {
  it('tells due time, card, sum and who has it, and leads to the order', async () => {
    const { container } = render(
      <QueueTable
        items={sampleQueue}
        now={sampleNow}
        onClaim={() => {}}
        rowLink={(item) => ({ href: `/orders/${item.id}` })}
      />,
    )
    const [, first, second, third] = screen.getAllByRole('row')
    expect(first!.textContent).toContain('12 min late')
    expect(first!.dataset.tone).toBe('late')
    expect(within(first!).getByRole('link').getAttribute('href')).toBe('/orders/1')
    expect(second!.dataset.tone).toBe('mine')
    expect(within(second!).getByRole('button', { name: /^Go on with order/ })).toBeTruthy()
    expect(within(third!).getByText('Bisi')).toBeTruthy()
    await expectAccessible(container)
  })

  it('tells in place of the promise when it was decided', () => {
    const [order] = sampleQueue
    render(
      <QueueTable
        items={[{ ...order!, due: null, time: '26 Nov, 14:05' }]}
        timeLabel="Decided"
        now={sampleNow}
        onClaim={() => {}}
        rowLink={(item) => ({ href: `/orders/${item.id}` })}
      />,
    )
    expect(screen.getByRole('columnheader', { name: 'Decided' })).toBeTruthy()
    const [, row] = screen.getAllByRole('row')
    expect(row!.textContent).toContain('26 Nov, 14:05')
    expect(row!.textContent).not.toContain('Paused')
  })

  it('is sorted by due time or payout, by whoever has all the rows', async () => {
    const sort = renderSortedByDue()
    expect(screen.getByRole('columnheader', { name: 'Due' }).getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Pays' }))
    expect(sort).toHaveBeenCalledWith({ column: 'payout', direction: 'ascending' })
  })

  it('shows a flag by a word, with its sentence to point at', () => {
    const flag = {
      label: 'Same code',
      tone: 'bad',
      text: 'Another seller sent the same code before.',
    } as const
    render(<QueueTable items={[{ ...sampleQueue[0]!, flags: [flag] }]} now={sampleNow} onClaim={() => {}} />)
    expect(screen.getByTitle(flag.text).textContent).toBe('Same code')
  })

  it('lets a free order be taken, once', async () => {
    const claim = vi.fn()
    const { rerender } = render(<QueueTable items={sampleQueue} now={sampleNow} onClaim={claim} />)
    const button = () => screen.getByRole('button', { name: 'Take order GC-2611-20-48799' })
    await userEvent.click(button())
    rerender(<QueueTable items={sampleQueue} now={sampleNow} onClaim={claim} claiming="1" />)
    await userEvent.click(button())
    expect(claim).toHaveBeenCalledOnce()
    expect(claim).toHaveBeenCalledWith(sampleQueue[0])
    expect(screen.queryByRole('button', { name: 'Take order GC-2611-20-48815' })).toBeNull()
  })
  it('is sorted by keys that stand in its head', async () => {
    const sort = renderSortedByDue()
    for (const [name, key] of [
      ['Due', 'u'],
      ['Pays', 'p'],
    ] as const) {
      const button = screen.getByRole('button', { name })
      expect(button.getAttribute('aria-keyshortcuts')).toBe(key)
      expect(button.querySelector('kbd')?.textContent).toBe(key.toUpperCase())
    }
    await userEvent.keyboard('p')
    expect(sort).toHaveBeenLastCalledWith({ column: 'payout', direction: 'ascending' })
    await userEvent.keyboard('u')
    expect(sort).toHaveBeenLastCalledWith({ column: 'due', direction: 'descending' })
  })

  it('takes by T the row that J and K go to, the first free one before, and nothing where it is not free', async () => {
    const claim = vi.fn()
    const items: QueueItem[] = [
      { ...sampleQueue[0]!, id: 'free', claim: { by: 'none' }, status: 0 },
      { ...sampleQueue[0]!, id: 'bisi', number: 'GC-2', claim: { by: 'other', name: 'Bisi' }, status: 1 },
      { ...sampleQueue[0]!, id: 'later', number: 'GC-3', claim: { by: 'none' }, status: 0 },
      { ...sampleQueue[0]!, id: 'mine', number: 'GC-4', claim: { by: 'me' }, status: 1 },
    ]
    render(
      <QueueTable
        items={items}
        now={sampleNow}
        onClaim={claim}
        rowLink={(item) => ({ href: `#${item.id}` })}
      />,
    )
    const marked = () => document.querySelector('tbody kbd')?.closest('tr')?.querySelector('a')?.hash ?? null
    const taken = () => claim.mock.lastCall?.[0].id
    expect(marked()).toBe('#free')
    await userEvent.keyboard('jj')
    expect(document.activeElement?.getAttribute('href')).toBe('#bisi')
    expect(marked()).toBeNull()
    await userEvent.keyboard('t')
    expect(claim).not.toHaveBeenCalled()
    await userEvent.keyboard('j')
    expect(marked()).toBe('#later')
    await userEvent.keyboard('t')
    expect(taken()).toBe('later')
    await userEvent.keyboard('jt')
    expect(taken()).toBe('mine')
    await userEvent.keyboard('jkk')
    expect(document.activeElement?.getAttribute('href')).toBe('#bisi')
    act(() => (document.activeElement as HTMLElement).blur())
    expect(marked()).toBe('#free')
    await userEvent.keyboard('t')
    expect(taken()).toBe('free')
    await userEvent.keyboard('k')
    expect(document.activeElement?.getAttribute('href')).toBe('#mine')
  })
})
