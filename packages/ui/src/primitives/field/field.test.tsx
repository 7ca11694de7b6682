import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { SearchBox } from '../../patterns/search-box/search-box.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { OtpField } from '../otp-field/otp-field.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { Select } from '../select/select.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import { Switch } from '../switch/switch.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'

const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('')
  return <OtpField label="Code" value={code} onValueChange={setCode} onComplete={onComplete} />
}

function Comment() {
  const [text, setText] = useState('a'.repeat(29))
  return (
    <TextArea label="Comment" maxLength={50} value={text} onChange={(e) => setText(e.currentTarget.value)} />
  )
}

function Kind() {
  const [kind, setKind] = useState<'photo' | 'code'>('photo')
  const options = [
    { value: 'photo', label: 'Physical card' },
    { value: 'code', label: 'E-code' },
  ] as const
  return <SegmentedControl label="What do you have?" options={options} value={kind} onValueChange={setKind} />
}

function Cards() {
  const [cards, setCards] = useState(1)
  return <Stepper label="Cards" value={cards} onValueChange={setCards} max={3} moreLabel="One card more" />
}

describe('TextField', () => {
  it('ties label, hint and error to the input, and shows the error in place of the hint', async () => {
    const field = (error?: string) => (
      <TextField label="Card code" hint="15 characters" error={error} defaultValue="X9KQ-2L" />
    )
    const { container, rerender } = render(field())
    const input = screen.getByRole('textbox', { name: 'Card code' })
    expect(descriptionOf(input)).toBe('15 characters')
    expect(input.getAttribute('aria-invalid')).toBeNull()
    rerender(field('Enter all 15 characters. You typed 6.'))
    expect(descriptionOf(input)).toBe('Enter all 15 characters. You typed 6.')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(container)
  })

  it('gives ref, id and attributes to the input and class to the field', () => {
    const ref = createRef<HTMLInputElement>()
    const { container } = render(
      <TextField
        ref={ref}
        id="account"
        className="mine"
        label="Account number"
        inputMode="numeric"
        required
      />,
    )
    expect(ref.current?.id).toBe('account')
    expect(ref.current?.inputMode).toBe('numeric')
    expect(ref.current?.required).toBe(true)
    expect(container.firstElementChild?.className).toBe('k-field mine')
  })

  it('says what is optional', () => {
    render(<TextField label="Note" optional />)
    expect(screen.getByRole('textbox', { name: 'Note (optional)' })).toBeTruthy()
  })
})

describe('PasswordField', () => {
  it('can be looked at, and hides again when it is left', async () => {
    const { container } = render(
      <>
        <PasswordField label="Password" autoComplete="current-password" />
        <button type="button">Next</button>
      </>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Password')
    await userEvent.type(input, 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input.type).toBe('text')
    await userEvent.click(input)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(input.type).toBe('password')
    await expectAccessible(container)
  })
})

describe('OtpField', () => {
  it('takes a pasted code without its blanks and says when it is whole', async () => {
    const whole = vi.fn()
    const { container } = render(<Code onComplete={whole} />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
    await userEvent.click(input)
    await userEvent.paste('123 456')
    expect(input.value).toBe('123456')
    expect(whole).toHaveBeenCalledExactlyOnceWith('123456')
    expect(input.autocomplete).toBe('one-time-code')
    await expectAccessible(container)
  })

  it('takes no letters and no seventh digit', async () => {
    const whole = vi.fn()
    render(<Code onComplete={whole} />)
    await userEvent.type(screen.getByRole('textbox'), 'a1b2c3d4567')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('123456')
    expect(whole).toHaveBeenCalledOnce()
  })
})

describe('TextArea', () => {
  it('counts, and says how many characters are left near the end', async () => {
    render(<Comment />)
    expect(screen.getByText('29/50')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('')
    await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'b')
    expect(screen.getByRole('status').textContent).toBe('20 characters left')
  })
})

describe('choices', () => {
  it('Checkbox and Switch are pressed by their words and by Space', async () => {
    const { container } = render(
      <>
        <Checkbox>I own this card</Checkbox>
        <Switch detail="On this phone">Hide amounts</Switch>
      </>,
    )
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I own this card' })
    await userEvent.click(screen.getByText('I own this card'))
    expect(box.checked).toBe(true)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /Hide amounts/ }).checked).toBe(true)
    await expectAccessible(container)
  })

  it('SegmentedControl is a radio group that moves by arrow keys', async () => {
    const { container } = render(<Kind />)
    expect(screen.getByRole('radiogroup', { name: 'What do you have?' })).toBeTruthy()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'E-code' }).checked).toBe(true)
    await expectAccessible(container)
  })

  it('Select is the native list', async () => {
    const { container } = render(
      <Select label="Country" error="Choose where the card was sold.">
        <option value="">Choose</option>
        <option value="us">USA</option>
      </Select>,
    )
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
    await userEvent.selectOptions(select, 'us')
    expect(select.value).toBe('us')
    expect(descriptionOf(select)).toBe('Choose where the card was sold.')
    await expectAccessible(container)
  })
})

describe('what has its label inside', () => {
  it('shows what is wrong under it, without being made anew', async () => {
    const both = (error?: string) => (
      <>
        <SearchBox label="Search" error={error} />
        <SegmentedControl label="Kind" options={[{ value: 'a', label: 'A' }]} error={error} />
      </>
    )
    const { container, rerender } = render(both())
    const controls = [screen.getByRole('searchbox'), screen.getByRole('radiogroup')]
    rerender(both('Choose one.'))
    expect([screen.getByRole('searchbox'), screen.getByRole('radiogroup')]).toEqual(controls)
    expect(controls.map(descriptionOf)).toEqual(['Choose one.', 'Choose one.'])
    expect(controls.map((control) => control.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    await expectAccessible(container)
  })
})

describe('Stepper', () => {
  it('goes one by one, stops at both ends and keeps the focus there', async () => {
    const { container } = render(<Cards />)
    const more = screen.getByRole('button', { name: 'One card more' })
    const less = screen.getByRole('button', { name: 'One less' })
    expect(less.getAttribute('aria-disabled')).toBe('true')
    more.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    expect(screen.getByRole('status').textContent).toBe('3')
    expect(more.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(more)
    await userEvent.tab({ shift: true })
    expect(document.activeElement).toBe(less)
    expect(screen.getByRole('group', { name: 'Cards' })).toBeTruthy()
    await expectAccessible(container)
  })
})
