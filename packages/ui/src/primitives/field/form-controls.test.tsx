import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, type Ref } from 'react'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { Combobox } from '../../desk/combobox/combobox.tsx'
import { SearchBox } from '../../patterns/search-box/search-box.tsx'
import { AmountInput } from '../amount-input/amount-input.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { OtpField } from '../otp-field/otp-field.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { Select } from '../select/select.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import { Switch } from '../switch/switch.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'

const naira = { symbol: '₦', name: 'naira' }
const kinds = [
  { value: 'photo', label: 'Physical card' },
  { value: 'code', label: 'E-code' },
]
const brands = [
  { value: 'steam', label: 'Steam' },
  { value: 'apple', label: 'Apple' },
]
const countries = ['us', 'uk'].map((country) => (
  <option key={country} value={country}>
    {country.toUpperCase()}
  </option>
))

/** What a form holds at first, and what a person makes of it. */
const before = {
  owner: 'Adaeze',
  search: 'mo',
  password: 'old words',
  comment: 'Scratched',
  code: '12',
  amount: '1000.5',
  country: 'us',
  kind: 'photo',
  cards: '2',
  brand: 'steam',
  agreed: 'on',
}
const after = {
  owner: 'Bisi',
  search: 'kuda',
  password: 'new words',
  comment: 'Clean',
  code: '483920',
  amount: '2500.75',
  country: 'uk',
  kind: 'code',
  cards: '3',
  brand: 'apple',
  alerts: 'on',
}

const posted = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))
const shownAmount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Amount/ }).value

async function fillIn() {
  const user = userEvent.setup()
  const retype = async (label: RegExp | string, text: string) => {
    const control = screen.getByLabelText(label, { selector: 'input, textarea' })
    await user.clear(control)
    await user.type(control, text)
  }
  await retype('Owner', 'Bisi')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  await retype('Search', 'kuda')
  await retype('Password', 'new words')
  await retype('Comment', 'Clean')
  await retype('Code', '483920')
  await retype(/^Amount/, '2500.75')
  await user.selectOptions(screen.getByLabelText('Country'), 'uk')
  await user.click(screen.getByRole('radio', { name: 'E-code' }))
  await user.click(screen.getByRole('button', { name: 'One card more' }))
  await retype('Brand', 'app')
  await user.click(await screen.findByRole('option', { name: 'Apple' }))
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }))
  await user.click(screen.getByRole('switch', { name: 'Alerts' }))
}

const Uncontrolled = () => (
  <form aria-label="Order">
    <TextField label="Owner" name="owner" defaultValue={before.owner} />
    <SearchBox label="Search" name="search" defaultValue={before.search} />
    <PasswordField
      label="Password"
      autoComplete="current-password"
      name="password"
      defaultValue={before.password}
    />
    <TextArea label="Comment" name="comment" maxLength={50} defaultValue={before.comment} />
    <OtpField label="Code" name="code" defaultValue={before.code} />
    <AmountInput label="Amount" currency={naira} name="amount" defaultValue={before.amount} />
    <Select label="Country" name="country" defaultValue={before.country}>
      {countries}
    </Select>
    <SegmentedControl label="Kind" options={kinds} name="kind" defaultValue={before.kind} />
    <Stepper label="Cards" name="cards" defaultValue={2} moreLabel="One card more" />
    <Combobox label="Brand" options={brands} name="brand" defaultValue={before.brand} />
    <Checkbox name="agreed" defaultChecked>
      I agree
    </Checkbox>
    <Switch name="alerts">Alerts</Switch>
    <button type="reset">Start again</button>
  </form>
)

describe('every field in a form', () => {
  it('posts a plain value, and comes back with the reset of its form', async () => {
    render(<Uncontrolled />)
    expect(posted()).toEqual(before)
    expect(shownAmount()).toBe('1,000.5')
    await fillIn()
    expect(posted()).toEqual(after)
    expect(shownAmount()).toBe('2,500.75')
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(posted()).toEqual(before)
    expect(shownAmount()).toBe('1,000.5')
    expect(screen.getByText('9/50')).toBeTruthy()
    expect(within(screen.getByRole('group', { name: 'Cards' })).getByRole('status').textContent).toBe('2')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Brand' }).value).toBe('Steam')
  }, 60_000)

  it('says what it is with ref, tells when it is left, belongs to a form elsewhere and can be required', async () => {
    const left = vi.fn()
    const refs = Array.from({ length: 6 }, () => createRef<HTMLInputElement>())
    const given = (index: number) => ({
      ref: refs[index] as Ref<HTMLInputElement>,
      name: `field${index}`,
      form: 'elsewhere',
      onBlur: (event: { target: unknown }) => left((event.target as HTMLInputElement).name),
    })
    render(
      <>
        <form id="elsewhere" aria-label="Elsewhere" />
        <OtpField label="Code" {...given(0)} required defaultValue="48" />
        <AmountInput label="Amount" currency={naira} {...given(1)} required defaultValue="1000" />
        <SegmentedControl label="Kind" options={kinds} {...given(2)} required defaultValue="code" />
        <Stepper label="Cards" {...given(3)} required defaultValue={4} />
        <Combobox label="Brand" options={brands} {...given(4)} required defaultValue="apple" />
        <TextField label="Owner" {...given(5)} required defaultValue="Bisi" />
        <button type="button">Last</button>
      </>,
    )
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Elsewhere' })
    expect(Object.fromEntries(new FormData(form))).toEqual({
      field0: '48',
      field1: '1000',
      field2: 'code',
      field3: '4',
      field4: 'apple',
      field5: 'Bisi',
    })
    for (const { current } of refs) {
      act(() => current?.focus())
      expect(document.activeElement).not.toBe(document.body)
    }
    await userEvent.click(screen.getByRole('button', { name: 'Last' }))
    expect(left.mock.calls.flat()).toEqual(['field0', 'field1', 'field2', 'field3', 'field4', 'field5'])
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: /Amount/ })
    expect(amount.getAttribute('aria-required')).toBe('true')
    expect(refs.map(({ current }) => current?.required)).toEqual(refs.map(() => true))
    await userEvent.clear(amount)
    expect(refs[1]?.current?.validity.valueMissing).toBe(true)
    expect(refs[1]?.current?.checkValidity()).toBe(false)
  })

  it('refuses under its own name what is missing or what the app finds wrong, and takes the person there', async () => {
    const invalid = vi.fn()
    const left = vi.fn()
    render(
      <form aria-label="Order" onInvalidCapture={(event) => invalid((event.target as HTMLInputElement).name)}>
        <AmountInput label="Amount" currency={naira} name="amount" required />
        <Combobox label="Brand" options={brands} name="brand" required />
        <Stepper label="Cards" name="cards" moreLabel="One card more" onBlur={left} />
      </form>,
    )
    const form = screen.getByRole<HTMLFormElement>('form')
    const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement
    expect(form.checkValidity()).toBe(false)
    expect(invalid.mock.calls.flat()).toEqual(['amount', 'brand'])
    await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '5')
    // What is typed is no choice.
    await userEvent.type(screen.getByRole('combobox', { name: 'Brand' }), 'ste')
    expect(control('amount').validity.valid).toBe(true)
    expect(control('brand').validity.valueMissing).toBe(true)
    await userEvent.keyboard('{Escape}')
    for (const name of ['amount', 'brand', 'cards']) {
      control(name).setCustomValidity('Too much')
      expect([name, control(name).willValidate, control(name).validationMessage]).toEqual([
        name,
        true,
        'Too much',
      ])
    }
    // As a browser does it, past the element's own `focus`.
    act(() => HTMLElement.prototype.focus.call(control('cards')))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'One card more' }))
    expect(left).not.toHaveBeenCalled()
  })

  it('asks nothing of a field that can only be read', () => {
    render(
      <form aria-label="Order">
        <AmountInput label="Amount" currency={naira} name="amount" required readOnly />
        <Combobox label="Brand" options={brands} name="brand" required readOnly />
      </form>,
    )
    expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(true)
  })
})

function Registered({ onSend }: { onSend: (values: object) => void }) {
  const { register, handleSubmit, reset, setValue, formState } = useForm({
    defaultValues: { ...before, cards: 2, agreed: true, alerts: false },
  })
  return (
    <form aria-label="Order" onSubmit={handleSubmit(onSend)}>
      <TextField label="Owner" {...register('owner', { required: true })} />
      <SearchBox label="Search" {...register('search')} />
      <PasswordField label="Password" autoComplete="current-password" {...register('password')} />
      <TextArea label="Comment" maxLength={50} {...register('comment')} />
      <OtpField label="Code" {...register('code')} />
      <AmountInput label="Amount" currency={naira} {...register('amount', { required: true })} />
      <Select label="Country" {...register('country')}>
        {countries}
      </Select>
      <SegmentedControl label="Kind" options={kinds} {...register('kind')} />
      <Stepper label="Cards" {...register('cards', { valueAsNumber: true })} moreLabel="One card more" />
      <Combobox label="Brand" options={brands} {...register('brand')} />
      <Checkbox {...register('agreed')}>I agree</Checkbox>
      <Switch {...register('alerts')}>Alerts</Switch>
      <button type="submit">Send</button>
      <button type="button" onClick={() => reset()}>
        Start again
      </button>
      <button type="button" onClick={() => setValue('amount', '')}>
        Empty it
      </button>
      <output aria-label="Touched">{Object.keys(formState.touchedFields).sort().join()}</output>
    </form>
  )
}

describe('every field with react-hook-form', () => {
  it('is registered: it shows what the form holds, gives what was entered and is reset', async () => {
    const sent = vi.fn()
    render(<Registered onSend={(values) => sent(values)} />)
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
    const start = { ...before, cards: 2, agreed: true, alerts: false }
    expect(shownAmount()).toBe('1,000.5')
    await send()
    expect(sent).toHaveBeenLastCalledWith(start)
    await fillIn()
    await send()
    expect(sent).toHaveBeenLastCalledWith({ ...after, cards: 3, agreed: false, alerts: true })
    expect(screen.getByLabelText('Touched').textContent).toBe(Object.keys(start).sort().join())
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(shownAmount()).toBe('1,000.5')
    expect(screen.getByText('9/50')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Brand' }).value).toBe('Steam')
    await send()
    expect(sent).toHaveBeenLastCalledWith(start)
  }, 60_000)

  it('takes the focus where it is missing', async () => {
    const sent = vi.fn()
    render(<Registered onSend={sent} />)
    await userEvent.click(screen.getByRole('button', { name: 'Empty it' }))
    expect(shownAmount()).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Amount/ }))
  })
})
