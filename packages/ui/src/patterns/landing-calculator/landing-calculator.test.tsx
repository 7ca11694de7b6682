import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { LiveLandingCalculator } from '../samples/landing.tsx'
import { LandingCalculator, type LandingCalculatorProps } from './landing-calculator.tsx'
import { ownFace } from './own-face.ts'

const props: LandingCalculatorProps = {
  title: 'Sell gift cards for naira',
  state: 'ready',
  cards: [
    { value: 'steam', label: 'Steam' },
    { value: 'apple', label: 'Apple' },
  ],
  card: 'steam',
  faces: [
    { value: '50', label: '$50' },
    { value: '100', label: '$100' },
  ],
  face: '100',
  payout: '₦148,000',
}
const card = () => screen.getByRole('combobox', { name: 'Card' })
const face = () => screen.getByRole('combobox', { name: 'Value of the card' })
const figure = () => document.querySelector('output')?.textContent

describe('live', () => {
  it('is one heading with two lists in it, and its figure', async () => {
    const { container } = render(<LiveLandingCalculator />)
    const heading = within(screen.getByRole('heading', { level: 1 }))
    expect(heading.getAllByRole('combobox')).toHaveLength(2)
    expect(figure()).toBe('₦148,000')
    await expectAccessible(container)
  })

  it('tells what is chosen', async () => {
    const [onCardChange, onFaceChange] = [vi.fn(), vi.fn()]
    render(<LandingCalculator {...props} onCardChange={onCardChange} onFaceChange={onFaceChange} />)
    await userEvent.selectOptions(card(), 'Apple')
    await userEvent.selectOptions(face(), '$50')
    expect(onCardChange).toHaveBeenCalledWith('apple')
    expect(onFaceChange).toHaveBeenCalledWith('50')
    expect(screen.queryByText(/^for a/)).toBeNull()
  })

  it('leads from "Other value" to its field, and says why a value is not bought', async () => {
    render(<LiveLandingCalculator />)
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.selectOptions(face(), 'Other value')
    const field = screen.getByRole('textbox', { name: 'Value on the card' })
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, '750')
    expect(screen.getByText('We buy $10 to $500.')).toBeTruthy()
    expect(figure()).toBe('--')
    await userEvent.clear(field)
    await userEvent.type(field, '75')
    expect(figure()).toBe('₦111,000')
    expect(screen.queryByText('We buy $10 to $500.')).toBeNull()
  })
})

describe('without a script', () => {
  const parse = (calculator: LandingCalculatorProps) =>
    new DOMParser().parseFromString(
      renderToStaticMarkup(<LandingCalculator {...calculator} action="/sell/submit" />),
      'text/html',
    )

  it('is a form that sends what is chosen, and says what its figure is for', () => {
    const page = parse(props)
    const form = page.querySelector('form')!
    expect(form.getAttribute('action')).toBe('/sell/submit')
    expect(page.querySelector<HTMLSelectElement>('[name="cardTypeId"]')?.value).toBe('steam')
    expect(page.querySelector<HTMLSelectElement>('[name="faceValue"]')?.value).toBe('100')
    expect(form.textContent).toContain('₦148,000for a $100 Steam card')
    expect(form.hasAttribute('data-live')).toBe(false)
  })

  it('says that the rates need a script where they did not come with the page', () => {
    expect(parse({ ...props, state: 'loading' }).querySelector('noscript')?.innerHTML).toContain(
      'Today’s rates need JavaScript.',
    )
    expect(parse(props).querySelector('noscript')).toBeNull()
  })
})

it('waits without a figure', () => {
  const { container } = render(<LandingCalculator {...props} state="loading" />)
  expect(container.querySelector('form')?.getAttribute('aria-busy')).toBe('true')
  expect(figure()).toBe('')
})

it('says that there are no rates, and asks again', async () => {
  const retry = vi.fn()
  const { container } = render(
    <LandingCalculator {...props} state="unavailable" onCardChange={() => {}} onRetry={retry} />,
  )
  expect(screen.getByText('Rates unavailable')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

it('keeps the field of one’s own value away until it is asked for', () => {
  const own = { value: '75', text: '$75' }
  const { container, rerender } = render(<LandingCalculator {...props} own={own} />)
  expect(container.querySelector<HTMLElement>('.k-landing-calculator-own')?.hidden).toBe(true)
  rerender(<LandingCalculator {...props} own={own} face={ownFace} />)
  expect(container.querySelector<HTMLElement>('.k-landing-calculator-own')?.hidden).toBe(false)
  expect(screen.getByText('$75')).toBeTruthy()
})

it.each([
  ['₦148,000', 'usual'],
  ['₦1,480,000', 'long'],
  ['₦1,480,000.50', 'long'],
  ['₦99,999,999,999.99', 'longest'],
])('tells its styles how long %s is', (payout, length) => {
  const { container } = render(<LandingCalculator {...props} payout={payout} />)
  expect(container.querySelector('output')?.dataset.length).toBe(length)
})

it('gives its element to a ref, and takes its attributes', () => {
  const ref = createRef<HTMLFormElement>()
  render(<LandingCalculator {...props} ref={ref} id="calculator" className="own" />)
  expect(ref.current?.id).toBe('calculator')
  expect([...(ref.current?.classList ?? [])]).toEqual(['k-landing-calculator', 'own'])
})
