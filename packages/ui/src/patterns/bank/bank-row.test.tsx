import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { BankRow } from './bank-row.tsx'

const props = { bank: 'GTBank', lastDigits: '4821', owner: 'Adaeze N. Okafor' }

it('names bank, digits and owner, and reads the dots as words', async () => {
  const { container } = render(<BankRow {...props} as="a" href="#" main />)
  expect(screen.getByRole('link', { name: /GTBank\s*ends with 4821 · Adaeze N. Okafor\s*Main/ })).toBeTruthy()
  await expectAccessible(container)
})

it.each([
  ['fresh', 'New today'],
  ['mismatch', 'Name differs'],
] as const)('says that an account is %s', (state, word) => {
  render(<BankRow {...props} state={state} />)
  expect(screen.getByText(word)).toBeTruthy()
})

it('can be chosen', () => {
  render(<BankRow {...props} as="button" chosen />)
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
})
