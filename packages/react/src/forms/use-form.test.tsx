import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useForm } from './use-form.ts'

const onSubmit = vi.fn()

function Rename({ refused }: { refused?: string }) {
  const { form, text, fail, shownErrors, focus, clear, reset } = useForm({
    initial: { name: '', city: '' },
    check: ({ name, city }) => ({
      name: name.trim() === '' ? 'Enter a name.' : undefined,
      city: city === 'Atlantis' ? 'No such city.' : undefined,
    }),
    onSubmit: (values) => {
      onSubmit(values)
      if (refused) fail('city', refused)
    },
  })
  const control = (name: 'name' | 'city') => {
    const { error, ...input } = text(name)
    return (
      <label>
        {name} <input {...input} aria-invalid={error !== undefined} /> {error && <em>{error}</em>}
      </label>
    )
  }
  return (
    <form {...form}>
      {control('name')}
      {control('city')}
      <button type="submit">Save</button>
      <button type="button" onClick={() => clear('city')}>
        Another city
      </button>
      <button type="button" onClick={reset}>
        Begin again
      </button>
      {shownErrors.map(({ name, message }) => (
        <button key={name} type="button" onClick={() => focus(name)}>{`To ${name}: ${message}`}</button>
      ))}
    </form>
  )
}

const open = (refused?: string) => {
  onSubmit.mockClear()
  render(<Rename {...(refused && { refused })} />)
  return userEvent.setup()
}
const name = () => screen.getByRole('textbox', { name: /name/ })
const city = () => screen.getByRole('textbox', { name: /city/ })
const save = () => screen.getByRole('button', { name: 'Save' })

it('empties one field without a word about it, whoever found the fault, and leaves the others', async () => {
  const user = open('No such city in this country.')
  await user.type(name(), 'Ada')
  await user.type(city(), 'Lagos')
  await user.click(save())
  expect(screen.getByText('No such city in this country.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Another city' }))
  expect(screen.queryByText('No such city in this country.')).toBeNull()
  expect(city()).toHaveProperty('value', '')
  expect(name()).toHaveProperty('value', 'Ada')
  await user.type(city(), 'Atlantis')
  expect(screen.queryByText('No such city.')).toBeNull()
})

it('looks at a field when it is left, then on each change', async () => {
  const user = open()
  await user.type(city(), 'Atlantis')
  expect(screen.queryByText('No such city.')).toBeNull()
  await user.tab()
  expect(screen.getByText('No such city.')).toBeTruthy()
  await user.type(city(), ' Lagos')
  expect(screen.queryByText('No such city.')).toBeNull()
})

it('does not blame an empty field that was only passed through', async () => {
  const user = open()
  await user.click(name())
  await user.tab()
  expect(screen.queryByText('Enter a name.')).toBeNull()
})

it('leads to the first fault instead of sending, and sends once there is none', async () => {
  const user = open()
  await user.type(city(), 'Atlantis')
  await user.click(save())
  expect(document.activeElement).toBe(name())
  expect(onSubmit).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'To city: No such city.' }))
  expect(document.activeElement).toBe(city())
  await user.clear(city())
  await user.type(name(), 'Ada')
  await user.click(save())
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Ada', city: '' }]])
})

it('shows at its field what the service refused, until the field is changed', async () => {
  const user = open('We do not pay there.')
  await user.type(name(), 'Ada')
  await user.type(city(), 'Accra')
  await user.click(save())
  expect(screen.getByText('We do not pay there.')).toBeTruthy()
  expect(document.activeElement).toBe(city())
  await user.type(city(), '!')
  expect(screen.queryByText('We do not pay there.')).toBeNull()
})

it('begins again without a fault', async () => {
  open('No such city.')
  await userEvent.type(screen.getByLabelText(/name/), 'Ada')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('No such city.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Begin again' }))
  expect((screen.getByLabelText(/name/) as HTMLInputElement).value).toBe('')
  expect(document.querySelector('em')).toBeNull()
})
