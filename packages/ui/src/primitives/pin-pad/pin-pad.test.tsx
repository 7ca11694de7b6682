import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { PinPad, type PinPadProps } from './pin-pad.tsx'

function Pin(props: Partial<PinPadProps>) {
  const [pin, setPin] = useState('')
  return <PinPad label="Withdrawal password" value={pin} onValueChange={setPin} {...props} />
}

const press = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }))
}

it('gives the number when its last digit has come, and takes no seventh', async () => {
  const whole = vi.fn()
  const { container } = render(<Pin onComplete={whole} />)
  await press('1', '2', '3', '4', '5', '0', '7')
  expect(whole).toHaveBeenCalledExactlyOnceWith('123450')
  expect(screen.getByRole('status').textContent).toBe('6 of 6 digits')
  await expectAccessible(container)
})

it('deletes the last digit, and tells how many there are as it changes', async () => {
  render(<Pin />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('0 of 6 digits')
  await press('1', '2', 'Delete')
  expect(status.textContent).toBe('1 of 6 digits')
})

it('takes digits and Backspace from a keyboard', async () => {
  const whole = vi.fn()
  render(<Pin onComplete={whole} length={4} />)
  await userEvent.tab()
  await userEvent.keyboard('12{Backspace}345')
  expect(whole).toHaveBeenCalledWith('1345')
})

it.each(['Control', 'Alt', 'Meta'])('leaves a digit with %s to the browser', async (key) => {
  const change = vi.fn()
  render(<Pin value="" onValueChange={change} />)
  await userEvent.tab()
  await userEvent.keyboard(`{${key}>}5{/${key}}`)
  expect(change).not.toHaveBeenCalled()
})

it.each(['checking', 'locked'] as const)('takes nothing while %s', async (state) => {
  const change = vi.fn()
  render(<Pin state={state} value="12" onValueChange={change} />)
  await press('1', 'Delete')
  await userEvent.keyboard('5')
  expect(change).not.toHaveBeenCalled()
})

it('says at once what went wrong, and never the digits', () => {
  const { container } = render(<Pin state="wrong" value="483920" message="Wrong. 3 tries left." />)
  expect(screen.getByRole('alert').textContent).toBe('Wrong. 3 tries left.')
  expect(container.innerHTML).not.toContain('483920')
})
