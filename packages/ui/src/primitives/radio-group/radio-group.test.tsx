import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'now', label: 'At once', detail: 'Under a minute' },
  { value: 'night', label: 'Tonight' },
] as const

const choice = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('RadioGroup', () => {
  it('names the group, describes it by hint or error, and chooses by a press or the arrows', async () => {
    const change = vi.fn()
    const { container } = render(
      <RadioGroup label="How fast?" options={options} error="Choose one." onValueChange={change} />,
    )
    expect(screen.getByRole('group', { name: 'How fast?', description: 'Choose one.' })).toBeTruthy()
    await userEvent.click(screen.getByText('Under a minute'))
    expect(change).toHaveBeenLastCalledWith('now')
    await userEvent.keyboard('{ArrowDown}')
    expect(change).toHaveBeenLastCalledWith('night')
    expect(choice('Tonight').checked).toBe(true)
    await expectAccessible(container)
  })

  it('posts the chosen value, asks for one where it is needed, and goes back to the first on a reset', async () => {
    const { container } = render(
      <form>
        <RadioGroup label="How fast?" name="speed" required defaultValue="now" options={options} />
      </form>,
    )
    const form = container.querySelector('form')!
    expect(choice(/At once/).required).toBe(true)
    await userEvent.click(choice('Tonight'))
    expect(Object.fromEntries(new FormData(form))).toEqual({ speed: 'night' })
    form.reset()
    expect(Object.fromEntries(new FormData(form))).toEqual({ speed: 'now' })
  })

  it('shows what the app keeps, and gives it each element and event as a form library asks', async () => {
    const [reach, change, blur] = [vi.fn(), vi.fn(), vi.fn()]
    render(
      <RadioGroup
        label="How fast?"
        name="speed"
        value="now"
        options={options}
        ref={reach}
        onChange={(event) => change(event.target.name, event.target.value)}
        onBlur={blur}
      />,
    )
    expect(reach.mock.calls.map(([input]) => input.value)).toEqual(['now', 'night'])
    await userEvent.click(choice('Tonight'))
    await userEvent.tab()
    expect(change).toHaveBeenCalledWith('speed', 'night')
    expect(blur).toHaveBeenCalledOnce()
    expect(choice(/At once/).checked).toBe(true)
  })
})
