import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { sampleBanks } from '../samples/banks.ts'
import { BankField } from './bank-field.tsx'
import { type NameResolution, ResolvedName } from './resolved-name.tsx'

describe('BankField', () => {
  it('opens the choice and shows what was chosen', async () => {
    const open = vi.fn()
    const { container, rerender } = render(<BankField label="Bank" bank={null} onClick={open} />)
    expect(screen.getByRole('group', { name: 'Bank' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Choose a bank' }))
    expect(open).toHaveBeenCalledOnce()
    rerender(<BankField label="Bank" bank={sampleBanks[1]!} error="Choose another bank." />)
    expect(screen.getByRole('button', { name: 'GTBank' })).toBeTruthy()
    expect(screen.getByText('Choose another bank.')).toBeTruthy()
    await expectAccessible(container)
  })

  it('posts the chosen bank, and nothing before one is chosen', () => {
    const form = (bank: (typeof sampleBanks)[number] | null) => (
      <form aria-label="Account">
        <BankField label="Bank" name="bankId" bank={bank} />
      </form>
    )
    const posted = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))
    const { rerender } = render(form(null))
    expect(posted()).toEqual({})
    rerender(form(sampleBanks[1]!))
    expect(posted()).toEqual({ bankId: sampleBanks[1]!.id })
  })
})

describe('ResolvedName', () => {
  it.each<[NameResolution, RegExp]>([
    [{ state: 'waiting' }, /Filled in by the bank/],
    [{ state: 'resolving' }, /Asking the bank…/],
    [{ state: 'resolved', name: 'Adaeze Okafor', match: 'exact' }, /Adaeze Okafor.*This is your name/],
    [{ state: 'resolved', name: 'OKAFOR A', match: 'near' }, /OKAFOR A.*Check that it is you/],
    [{ state: 'mismatch', name: 'Chidi', expected: 'Adaeze' }, /Chidi.*We know you as Adaeze/],
    [{ state: 'notFound' }, /knows no such account/],
    [{ state: 'offline' }, /could not ask the bank/],
  ])('tells %o', async (resolution, words) => {
    const { container } = render(<ResolvedName resolution={resolution} onRetry={() => {}} />)
    expect(container.textContent).toMatch(words)
    await expectAccessible(container)
  })

  it('asks again only where that can help', async () => {
    const retry = vi.fn()
    const { rerender } = render(<ResolvedName resolution={{ state: 'offline' }} onRetry={retry} />)
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
    expect(retry).toHaveBeenCalledOnce()
    rerender(<ResolvedName resolution={{ state: 'mismatch', name: 'A', expected: 'B' }} onRetry={retry} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
