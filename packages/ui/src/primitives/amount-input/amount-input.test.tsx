import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { AmountInput } from './amount-input.tsx'
import { editAmount, readAmountText } from './amount-text.ts'

describe('readAmountText', () => {
  it.each([
    ['1,000.50', '1000.50'],
    ['₦ 12,500', '12500'],
    ['$1 000.5', '1000.5'],
    ['007', '7'],
    ['.5', '0.5'],
    ['12.', '12.'],
    ['1.2.3', '1.23'],
    ['1.999', '1.99'],
    ['1,000', '1000'],
    ['1,2345', '12345'],
    ['abc', ''],
    ['', ''],
  ])('reads %j as %j', (text, value) => {
    expect(readAmountText(text, 2)).toBe(value)
  })

  it('takes no fraction where the currency has none', () => {
    expect(readAmountText('10.75', 0)).toBe('10')
  })
})

describe('editAmount', () => {
  it('keeps the caret behind what was typed when groups shift', () => {
    // 1,234 with 9 typed behind the 1: 1|,234 becomes 19|,234 and then nothing shifts
    expect(editAmount({ before: '1234', text: '19,234', caret: 2 }, 2)).toEqual({ value: '19234', caret: 2 })
    expect(editAmount({ before: '234', text: '1234', caret: 1 }, 2)).toEqual({ value: '1234', caret: 1 })
    expect(editAmount({ before: '123', text: '1234', caret: 4 }, 2)).toEqual({ value: '1234', caret: 5 })
  })

  it('deletes the digit before a comma when the comma is deleted', () => {
    expect(
      editAmount({ before: '1234', text: '1234', caret: 1, inputType: 'deleteContentBackward' }, 2),
    ).toEqual({
      value: '234',
      caret: 0,
    })
  })

  it('takes a comma typed by hand for the decimal one', () => {
    expect(editAmount({ before: '1500', text: '1,500,', caret: 6, typed: ',' }, 2)).toEqual({
      value: '1500,',
      caret: 6,
    })
  })

  it('reads a decimal comma in what is pasted, unless it can divide thousands', () => {
    const paste = (text: string) =>
      editAmount({ before: '', text, caret: text.length, inputType: 'insertFromPaste' }, 2).value
    expect(paste('12,5')).toBe('12.5')
    expect(paste('₦1,000')).toBe('1000')
    expect(paste('1,000,000.5')).toBe('1000000.5')
  })

  it.each(['1.000,50', '1.000.000,50', '1,000,50', '-50', '₦-50', '50-', '(50)', '1.2.3', 'abc'])(
    'keeps the amount before where what is pasted, %s, is no amount or could be two',
    (text) => {
      for (const inputType of ['insertFromPaste', 'insertText', undefined])
        expect(editAmount({ before: '12.5', text, caret: text.length, inputType }, 2).value).toBe('12.5')
    },
  )

  it.each([
    ['₦1 500,75', '1500.75'],
    ['NGN 2,500', '2500'],
    ['1’000.50', '1000.50'],
    ['12 €', '12'],
    ['1000.500', '1000.50'],
    ['007', '7'],
    ['12.', '12'],
  ])('reads %s in place of the amount before', (text, value) => {
    expect(editAmount({ before: '9', text, caret: text.length }, 2).value).toBe(value)
  })

  it.each([
    ['1000.555', '1000.555'],
    ['1,000.555', '1000.555'],
    ['1 000.555', '1000.555'],
    ['₦ 1,000.555', '1000.555'],
    ['1.005', '1.005'],
  ])('keeps %s with the decimals that are too many, for the app to say so', (text, value) => {
    expect(editAmount({ before: '', text, caret: text.length }, 2).value).toBe(value)
    // A key takes away the last of them, and does not cut the rest.
    const shorter = value.slice(0, -1)
    expect(editAmount({ before: value, text: shorter, caret: shorter.length }, 2).value).toBe(shorter)
  })

  it('reads what is pasted into an amount together with it', () => {
    const into = (text: string, caret: number) => editAmount({ before: '1234', text, caret }, 2).value
    expect(into('1,234.50', 8)).toBe('1234.50')
    expect(into('1,234,50', 8)).toBe('1234.50')
    expect(into('1,23456', 7)).toBe('123456')
    expect(into('1,234-50', 8)).toBe('1234')
  })

  it('stands behind the point that was typed first', () => {
    expect(editAmount({ before: '', text: '.', caret: 1 }, 2)).toEqual({ value: '0.', caret: 2 })
  })
})

function Amount({ start = '', onChange }: { start?: string; onChange?: (value: string) => void }) {
  const [value, setValue] = useState(start)
  const take = (next: string) => {
    setValue(next)
    onChange?.(next)
  }
  return (
    <>
      <AmountInput
        label="Value on the card"
        currency={{ symbol: '$', decimals: 2, name: 'US dollars' }}
        value={value}
        onValueChange={take}
      />
      <button type="button" onClick={() => setValue('500')}>
        $500
      </button>
    </>
  )
}

const input = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: /^Value on the card\s?, US dollars$/ })

describe('AmountInput', () => {
  it('groups while it is typed and gives a plain decimal', async () => {
    const change = vi.fn()
    const { container } = render(<Amount onChange={change} />)
    await userEvent.type(input(), '1234567.50')
    expect(input().value).toBe('1,234,567.50')
    expect(change).toHaveBeenLastCalledWith('1234567.50')
    expect(change).toHaveBeenCalledWith('1234567')
    expect(input().inputMode).toBe('decimal')
    await expectAccessible(container)
  })

  it.each([
    ['1,000', '1,000', '1000'],
    ['1,250,000.50', '1,250,000.50', '1250000.50'],
    ['12,5', '12.5', '12.5'],
    ['12,50', '12.50', '12.50'],
  ])('reads %s, typed by hand, as %s', async (typed, shown, value) => {
    const change = vi.fn()
    render(<Amount onChange={change} />)
    await userEvent.type(input(), typed)
    expect(input().value).toBe(shown)
    expect(change).toHaveBeenLastCalledWith(value)
  })

  it('keeps a third decimal as it was typed, for the app to say so, and loses no digit', async () => {
    const change = vi.fn()
    render(<Amount onChange={change} />)
    await userEvent.type(input(), '12.345')
    expect(input().value).toBe('12.345')
    expect(change).toHaveBeenLastCalledWith('12.345')
  })

  it('takes a pasted amount with its symbol and commas', async () => {
    const change = vi.fn()
    render(<Amount onChange={change} />)
    await userEvent.click(input())
    await userEvent.paste('$1,000.50')
    expect(input().value).toBe('1,000.50')
    expect(change).toHaveBeenLastCalledWith('1000.50')
  })

  it('refuses what is pasted with a minus or with points between groups, and keeps what it shows', async () => {
    const change = vi.fn()
    render(<Amount start="20" onChange={change} />)
    for (const text of ['-50', '1.000,50']) {
      await userEvent.tripleClick(input())
      await userEvent.paste(text)
      expect(input().value).toBe('20')
    }
    expect(change).not.toHaveBeenCalled()
  })

  it('keeps a point that waits for its fraction, and gives no amount that ends in one', async () => {
    const change = vi.fn()
    render(<Amount onChange={change} />)
    await userEvent.type(input(), '12.')
    expect(input().value).toBe('12.')
    expect(change.mock.calls.flat()).not.toContain('12.')
  })

  it('follows a value set from outside', async () => {
    render(<Amount start="12" />)
    await userEvent.type(input(), '.')
    await userEvent.click(screen.getByRole('button', { name: '$500' }))
    expect(input().value).toBe('500')
  })

  it('lets a digit in the middle be replaced without throwing the caret to the end', async () => {
    render(<Amount start="1234567" />)
    const field = input()
    await userEvent.click(field)
    field.setSelectionRange(3, 3) // 1,2|34,567
    await userEvent.keyboard('9')
    expect(field.value).toBe('12,934,567')
    expect(field.selectionStart).toBe(4)
  })
})
