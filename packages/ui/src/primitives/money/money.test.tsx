import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { WordsProvider } from '../../words/words-provider.tsx'
import { Money } from './money.tsx'

const naira = { symbol: '₦', decimals: 2 }
const text = (element: React.ReactElement) => render(element).container.textContent

it('draws thousands by comma and two decimals', () => {
  expect(text(<Money amount="99999999999.99" currency={naira} />)).toBe('₦99,999,999,999.99')
})

it('draws -- for an amount that is not known, without a sign', () => {
  const { container } = render(<Money amount={null} currency={naira} sign="in" size={40} />)
  expect(container.textContent).toBe('--')
  expect(container.querySelector('[data-sign]')).toBeNull()
})

it('puts + before money in and a true minus before money out', () => {
  expect(text(<Money amount="1000" currency={naira} sign="in" />)).toBe('+₦1,000.00')
  expect(text(<Money amount="60000" currency={naira} sign="out" />)).toBe('−₦60,000.00')
  expect(text(<Money amount="-5" currency={naira} />)).toBe('−₦5.00')
})

it('sets the kobo apart so that large figures may draw them smaller', () => {
  const { container } = render(<Money amount="148000" currency={naira} size={28} />)
  expect(container.querySelector('.k-money-minor')?.textContent).toBe('.00')
  expect(container.textContent).toBe('₦148,000.00')
})

it('keeps a figure of any length as it was given', () => {
  expect(text(<Money amount="123456789012345678.129" currency={naira} mode="plain" />)).toBe(
    '₦123,456,789,012,345,678.129',
  )
})

it('says neither figure nor length while concealed', async () => {
  const { container } = render(
    <WordsProvider words={{ amountHidden: 'Montant masqué' }}>
      <Money amount="248600" currency={naira} concealed />
    </WordsProvider>,
  )
  expect(screen.getByText('Montant masqué')).toBeTruthy()
  expect(container.querySelector('.k-money-room')?.getAttribute('aria-hidden')).toBe('true')
  await expectAccessible(container)
})

it('says the currency in full where its name is known', () => {
  render(<Money amount="150000" currency={{ ...naira, name: 'naira' }} sign="in" />)
  expect(screen.getByText('+150,000.00 naira')).toBeTruthy()
})

it('says it in the person’s own words', () => {
  render(
    <WordsProvider words={{ amountSpoken: (amount, currency) => `${currency} ${amount}` }}>
      <Money amount="150000" currency={{ ...naira, name: 'naira' }} />
    </WordsProvider>,
  )
  expect(screen.getByText('naira 150,000.00')).toBeTruthy()
})

it('lets a figure of more than nine digits go on after a comma', () => {
  const groups = (amount: string) =>
    render(<Money amount={amount} currency={naira} />).container.querySelectorAll('wbr').length
  expect(groups('999999999.99')).toBe(0)
  expect(groups('1000000000')).toBe(3)
})
