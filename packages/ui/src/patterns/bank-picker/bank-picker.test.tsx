import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Sheet } from '../../primitives/dialog/sheet.tsx'
import { sampleBanks } from '../samples/banks.ts'
import { BankPicker } from './bank-picker.tsx'

const names = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('.k-row-title')?.textContent)

it('puts popular banks first', async () => {
  const { container } = render(
    <BankPicker banks={sampleBanks} popular={['opay', 'gtb']} onSelect={() => {}} />,
  )
  expect(names().slice(0, 3)).toEqual(['OPay', 'GTBank', 'Access Bank'])
  await expectAccessible(container)
})

it('finds by a part of the name, beginnings first, and by another name', async () => {
  render(<BankPicker banks={[{ id: 'x', name: 'Alimo' }, ...sampleBanks]} onSelect={() => {}} />)
  const search = screen.getByRole('searchbox', { name: 'Search banks' })
  await userEvent.type(search, 'mo')
  expect(names()).toEqual(['Momo PSB', 'Moniepoint', 'Alimo'])
  expect(screen.getByRole('status').textContent).toBe('3 banks found')
  await userEvent.clear(search)
  await userEvent.type(search, 'guaranty')
  expect(names()).toEqual(['GTBank'])
})

it('gives the bank that is pressed', async () => {
  const select = vi.fn()
  render(<BankPicker banks={sampleBanks} onSelect={select} />)
  await userEvent.click(screen.getByRole('button', { name: /Moniepoint\s*Confirms late today/ }))
  expect(select).toHaveBeenCalledWith(sampleBanks.find((bank) => bank.id === 'moniepoint'))
})

it('has its search under the fingers as its sheet opens, also where the banks come late', async () => {
  const sheet = (banks: typeof sampleBanks | undefined) => (
    <Sheet open onClose={() => {}} title="Choose a bank">
      <BankPicker banks={banks} onSelect={() => {}} />
    </Sheet>
  )
  const { rerender } = render(sheet(undefined))
  const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search banks' })
  expect(document.activeElement).toBe(search())
  await userEvent.keyboard('m')
  rerender(sheet(sampleBanks))
  await userEvent.keyboard('o')
  expect(search().value).toBe('mo')
  expect(names()).toEqual(['Momo PSB', 'Moniepoint'])
})

it('waits, says that nothing was found, and shows what went wrong', async () => {
  const { container, rerender } = render(<BankPicker banks={undefined} onSelect={() => {}} />)
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
  rerender(<BankPicker banks={sampleBanks} onSelect={() => {}} />)
  await userEvent.type(screen.getByRole('searchbox'), 'zzz')
  expect(screen.getByText('No bank is called “zzz”')).toBeTruthy()
  rerender(<BankPicker banks={undefined} onSelect={() => {}} problem={<p>You are offline</p>} />)
  expect(screen.getByText('You are offline')).toBeTruthy()
})
