import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { DateRange, type DateRangeProps, type DateSpan } from './date-range.tsx'

const always: DateSpan = { from: null, to: null }

function Asked({ start = always, ...rest }: Partial<DateRangeProps> & { start?: DateSpan }) {
  const [value, setValue] = useState(start)
  return <DateRange label="Asked" {...rest} value={value} onValueChange={setValue} />
}

const opener = (days: string) => screen.getByRole('button', { name: `Asked: ${days}` })
const show = () => userEvent.click(screen.getByRole('button', { name: 'Show these days' }))
// A browser's date field has parts of its own; here only its value counts.
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
const errorOf = (name: string) =>
  document.getElementById(screen.getByLabelText(name).getAttribute('aria-describedby') ?? '')?.textContent

it('says in its name which days are shown', () => {
  const { rerender } = render(<DateRange label="Asked" value={always} onValueChange={() => {}} />)
  const says = (from: string | null, to: string | null, days: string) => {
    rerender(<DateRange label="Asked" value={{ from, to }} onValueChange={() => {}} />)
    expect(opener(days)).toBeTruthy()
  }
  says(null, null, 'Any time')
  says('2026-11-01', null, 'From 1 Nov 2026')
  says(null, '2026-11-20', 'Until 20 Nov 2026')
  says('2026-11-20', '2026-11-20', '20 Nov 2026')
  says('2026-11-01', '2026-11-20', '1 Nov 2026 – 20 Nov 2026')
})

it('takes two days, and closes', async () => {
  const { container } = render(<Asked />)
  await userEvent.click(opener('Any time'))
  expect(await screen.findByRole('dialog', { name: 'Asked' })).toBeTruthy()
  await expectAccessible(document.body)
  write('From', '2026-11-01')
  write('To', '2026-11-20')
  await show()
  expect(opener('1 Nov 2026 – 20 Nov 2026')).toBeTruthy()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expectAccessible(container)
})

it('takes one end alone', async () => {
  render(<Asked start={{ from: '2026-11-01', to: '2026-11-20' }} />)
  await userEvent.click(opener('1 Nov 2026 – 20 Nov 2026'))
  write('To', '')
  await show()
  expect(opener('From 1 Nov 2026')).toBeTruthy()
})

it('says what is wrong at the field, goes there, and changes nothing', async () => {
  render(<Asked min="2026-01-01" />)
  await userEvent.click(opener('Any time'))
  write('From', '2026-11-20')
  write('To', '2026-11-01')
  await show()
  expect(errorOf('To')).toBe('This is before the beginning.')
  expect(document.activeElement).toBe(screen.getByLabelText('To'))
  write('From', '2025-12-31')
  await show()
  expect(errorOf('From')).toBe('This is 1 Jan 2026 or more.')
  expect(opener('Any time')).toBeTruthy()
})

it('takes a usual span in one press, and marks the one in force', async () => {
  const ref = createRef<HTMLButtonElement>()
  const span = { from: '2026-11-20', to: '2026-11-20' }
  render(<Asked ref={ref} presets={[{ label: 'Today', span }]} />)
  await userEvent.click(opener('Any time'))
  expect(screen.getByRole('button', { name: 'Any time' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Today' }))
  expect(ref.current).toBe(opener('20 Nov 2026'))
})

it('does not send a form around it', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Asked />
    </form>,
  )
  await userEvent.click(opener('Any time'))
  await show()
  expect(submit).not.toHaveBeenCalled()
})

it('posts the days that are chosen, under the names it is given', async () => {
  render(
    <form aria-label="Filter">
      <Asked names={{ from: 'askedFrom', to: 'askedTo' }} />
    </form>,
  )
  const posted = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))
  expect(posted()).toEqual({})
  await userEvent.click(opener('Any time'))
  write('From', '2026-11-01')
  await show()
  expect(posted()).toEqual({ askedFrom: '2026-11-01' })
})
