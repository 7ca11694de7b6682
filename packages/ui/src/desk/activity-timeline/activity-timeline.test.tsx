import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { ActivityTimeline } from './activity-timeline.tsx'

it('reads kind, person, words and time of each, and a day where it changes', async () => {
  const { container } = render(
    <ActivityTimeline
      activities={[
        {
          id: '3',
          kind: 'note',
          actor: 'Bisi',
          title: 'wrote a note',
          detail: 'Ask Tunde.',
          at: '2:10 pm',
          day: 'Today',
        },
        { id: '2', kind: 'money', title: 'Paid ₦148,000.00', at: '2:04 pm', day: 'Today' },
        { id: '1', kind: 'event', title: 'Sent', at: '11:02 pm', day: 'Yesterday' },
      ]}
      foot="31 more"
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Note: Bisi wrote a note Operators onlyAsk Tunde.2:10 pm',
    'Money:  Paid ₦148,000.002:04 pm',
    'Yesterday',
    'Event:  Sent11:02 pm',
  ])
  expect(screen.getByText('31 more')).toBeTruthy()
  await expectAccessible(container)
})

it('says that it loads, that nothing happened yet, and that it did not come', async () => {
  const reload = vi.fn()
  const { rerender } = render(<ActivityTimeline activities={[]} loading />)
  expect(screen.getByRole('region', { name: 'History' }).getAttribute('aria-busy')).toBe('true')
  rerender(<ActivityTimeline activities={[]} />)
  expect(screen.getByText('Nothing has happened yet')).toBeTruthy()
  rerender(<ActivityTimeline activities={[]} failed onReload={reload} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})
