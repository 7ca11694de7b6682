import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import type { ComboboxOption } from './combobox-option.ts'

const banks: ComboboxOption[] = [
  { value: '058', label: 'GTBank', alsoKnownAs: ['Guaranty Trust'] },
  { value: '999992', label: 'OPay', detail: '12' },
  { value: '50515', label: 'Moniepoint' },
  { value: '033', label: 'United Bank for Africa', disabled: true },
]

function Bank(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null)
  return (
    <>
      <Combobox
        label="Bank"
        options={banks}
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          props.onValueChange?.(next)
        }}
      />
      <output>{value ?? 'none'}</output>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Bank' })
const chosen = () => document.querySelector('output')?.textContent
const labels = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('Combobox', () => {
  it('is searched and chosen from by keyboard alone', async () => {
    const { container } = render(<Bank />)
    const user = userEvent.setup()
    await user.tab()
    expect(document.activeElement).toBe(input())
    await user.keyboard('mon')
    await vi.waitFor(() => expect(labels()).toEqual(['Moniepoint']))
    await expectAccessible(document.body)
    await user.keyboard('{Enter}')
    expect(chosen()).toBe('50515')
    expect(input().value).toBe('Moniepoint')
    await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(document.activeElement).toBe(input())
    await expectAccessible(container)
  })

  it('is one combobox before a script has run, not two', () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(<Bank />)
    expect([...page.querySelectorAll('[role="combobox"]')].map(({ localName }) => localName)).toEqual([
      'input',
    ])
  })

  it('opens on an arrow and walks the options', async () => {
    render(<Bank />)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    expect(labels()).toHaveLength(4)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(chosen()).toBe('999992')
  })

  it('does not take an option that is disabled', async () => {
    render(<Bank />)
    await userEvent.type(input(), 'united')
    const option = await screen.findByRole('option', { name: 'United Bank for Africa' })
    expect(option.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(option)
    expect(chosen()).toBe('none')
  })

  it('finds an option by its other names and without accents or spaces', async () => {
    render(<Bank />)
    await userEvent.type(input(), 'guaranty  TRUST')
    await vi.waitFor(() => expect(labels()).toEqual(['GTBank']))
  })

  it('puts what begins with the words before what only holds them', async () => {
    render(<Bank options={[...banks, { value: '044', label: 'Bank of Accra' }]} />)
    await userEvent.type(input(), 'bank')
    await vi.waitFor(() => expect(labels()).toEqual(['Bank of Accra', 'GTBank', 'United Bank for Africa']))
  })

  it('puts the chosen name back when what was typed fits nothing', async () => {
    render(<Bank value="058" />)
    expect(input().value).toBe('GTBank')
    await userEvent.type(input(), 'xyz')
    expect(await screen.findByText('Nothing fits “GTBankxyz”')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await vi.waitFor(() => expect(input().value).toBe('GTBank'))
    expect(chosen()).toBe('058')
  })

  it('is emptied by its cross', async () => {
    render(<Bank value="058" />)
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(chosen()).toBe('none')
    expect(input().value).toBe('')
  })

  it('ties label, hint and error to the input', () => {
    const ref = createRef<HTMLInputElement>()
    render(<Bank id="bank" ref={ref} error="Choose a bank." />)
    act(() => ref.current?.focus())
    expect(document.activeElement).toBe(input())
    expect(input().id).toBe('bank')
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input().getAttribute('aria-describedby')!)?.textContent).toBe(
      'Choose a bank.',
    )
  })

  it('sends its value with a form', () => {
    render(
      <form aria-label="Filter">
        <Bank name="bank" value="058" />
      </form>,
    )
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('bank')).toBe('058')
  })
})

const Filter = ({ onSend }: { onSend?: (bank: unknown) => void }) => (
  <form
    aria-label="Filter"
    onSubmit={(event) => {
      event.preventDefault()
      onSend?.(new FormData(event.currentTarget).get('bank'))
    }}
  >
    <Combobox label="Bank" options={banks} name="bank" defaultValue="058" />
    <button type="submit">Show</button>
  </form>
)

describe('in a form', () => {
  it('shows what the form holds again after a reset while something was typed', async () => {
    render(<Filter />)
    await userEvent.clear(input())
    await userEvent.type(input(), 'zzz')
    act(() => screen.getByRole<HTMLFormElement>('form').reset())
    await vi.waitFor(() => expect(input().value).toBe('GTBank'))
    await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.type(input(), 'zzz')
    act(() => screen.getByRole<HTMLFormElement>('form').reset())
    await vi.waitFor(() => expect(input().value).toBe('GTBank'))
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('bank')).toBe('058')
  })

  it('does not send the choice before with Enter on words that fit nothing', async () => {
    const sent = vi.fn()
    render(<Filter onSend={sent} />)
    await userEvent.type(input(), 'zzz')
    await userEvent.keyboard('{Enter}')
    expect(sent).not.toHaveBeenCalled()
    expect(await screen.findByText('Nothing fits “GTBankzzz”')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(input().value).toBe('GTBank'))
    await userEvent.keyboard('{Enter}')
    expect(sent).toHaveBeenCalledExactlyOnceWith('058')
  })
})

describe('its list', () => {
  it('says that it is on its way', async () => {
    render(<Bank options={undefined} />)
    await userEvent.click(input())
    expect((await screen.findByText('Loading')).closest('[role="status"]')).toBeTruthy()
    expect(labels()).toEqual([])
  })

  it('says that it did not come, and asks again', async () => {
    const retry = vi.fn()
    render(<Bank options={undefined} failure={{ onRetry: retry }} />)
    await userEvent.click(input())
    expect(await screen.findByText('The list did not load.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('is the service’s where the service searches, and keeps the name of what was chosen before', async () => {
    const search = vi.fn()
    const { rerender } = render(<Bank onSearch={search} />)
    await userEvent.type(input(), 'op')
    expect(search).toHaveBeenLastCalledWith('op')
    await vi.waitFor(() => expect(labels()).toHaveLength(4))
    await userEvent.click(screen.getByRole('option', { name: /OPay/ }))
    rerender(<Bank onSearch={search} options={[]} />)
    expect(input().value).toBe('OPay')
    await userEvent.click(input())
    expect(search).toHaveBeenLastCalledWith('')
    expect(await screen.findByText('Nothing to choose from')).toBeTruthy()
  })
})
