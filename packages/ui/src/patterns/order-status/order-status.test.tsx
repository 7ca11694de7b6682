import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { orderStatusAppearances } from '../status-tag/order-statuses.tsx'
import { englishOrderTimelineWords } from '../words/english-part-words.tsx'
import { OrderStatus } from './order-status.tsx'
import { orderSteps } from './order-steps.tsx'

const here = () =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')

it('marks the step that is under way and keeps the rest for later', async () => {
  const { container } = render(
    <OrderStatus status={1} received={{ at: '2:02 pm', dateTime: '2026-11-20T13:02Z' }} />,
  )
  expect(here()?.textContent).toContain('Being checked')
  const steps = screen.getAllByRole('listitem')
  expect(within(steps[0]!).getByText('2:02 pm').closest('time')?.dateTime).toBe('2026-11-20T13:02Z')
  expect(steps.map((step) => step.dataset.state)).toEqual(['done', 'now', 'next'])
  await expectAccessible(container)
})

it('asks for a photo inside the window and is refused after it', () => {
  const { rerender } = render(<OrderStatus status={21} detail="Photo 2 is blurred" />)
  expect(here()?.textContent).toContain('Needs a new photo')
  expect(here()?.textContent).toContain('Photo 2 is blurred')
  rerender(<OrderStatus status={21} windowOver />)
  expect(here()).toBeUndefined()
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('Refused')
})

it('asks for a correction, and for no photo, where none is wanted', () => {
  render(<OrderStatus status={21} wantsPhoto={false} detail="Type the whole code." />)
  expect(here()?.textContent).toContain('Needs a correction')
  expect(here()?.textContent).not.toContain('photo')
})

it('puts the detail at the step where the order stands, not at one to come', () => {
  render(<OrderStatus status={0} place={3} receivedDetail="2 photos" />)
  const steps = screen.getAllByRole('listitem')
  expect(steps[0]?.textContent).toContain('2 photos')
  expect(steps[1]?.textContent).toContain('Place 3 in line')
})

it.each([23, 40])('tells when the desk decided and when %i came of it', (status) => {
  const decided = { at: '2:09 pm', dateTime: '2026-11-20T13:09Z' }
  const since = { at: '2:34 pm', dateTime: '2026-11-20T13:34Z' }
  render(<OrderStatus status={status} decided={decided} since={since} />)
  const [, checked, last] = screen.getAllByRole('listitem')
  expect(checked?.textContent).toContain('2:09 pm')
  expect(last?.textContent).toContain('2:34 pm')
})

it('says of a refused offer that the seller refused it, after the desk had looked', () => {
  render(<OrderStatus status={22} offerRefused />)
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent).join()).not.toContain('cancelled')
  expect(steps.at(-1)?.textContent).toContain('You refused our offer')
  expect(steps).toHaveLength(3)
})

it.each([
  [2, 'Expired without an answer'],
  [5, 'Our offer was not answered in time'],
])('asks nothing any more in status %i once its day is over, and promises no money', (status, said) => {
  render(<OrderStatus status={status} windowOver />)
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(({ dataset }) => dataset.state)).toEqual(['done', 'done', 'off'])
  expect(steps.at(-1)?.textContent).toContain(said)
})

it('says of a trade that ended by its offer that the offer was not answered', () => {
  render(<OrderStatus status={24} offerUnanswered />)
  const steps = screen.getAllByRole('listitem')
  expect(steps.map(({ dataset }) => dataset.state)).toEqual(['done', 'done', 'off'])
  expect(steps.at(-1)?.textContent).toContain('Our offer was not answered in time')
})

describe('orderSteps', () => {
  const words = englishOrderTimelineWords
  const statuses = Object.keys(orderStatusAppearances).map(Number)

  it.each(statuses)('tells status %i with its own last word', (status) => {
    const steps = orderSteps({ status }, words)
    const last = steps.findLast((step) => step.state !== 'next')!
    expect(steps[0]).toMatchObject({ title: words.received, state: 'done' })
    expect(last.title).not.toBe(words.unknown)
  })

  it.each([2, 5, 21])('waits for the seller in status %i', (status) => {
    expect(orderSteps({ status }, words).filter((step) => step.state === 'todo')).toHaveLength(1)
  })

  it.each([10, 11, 12])('has nothing left to come in status %i', (status) => {
    expect(orderSteps({ status }, words).every((step) => step.state === 'done')).toBe(true)
  })

  it('never draws a status it does not know as failed', () => {
    const steps = orderSteps({ status: 57 }, words)
    expect(steps.map((step) => step.state)).toEqual(['done', 'now', 'next'])
  })
})
