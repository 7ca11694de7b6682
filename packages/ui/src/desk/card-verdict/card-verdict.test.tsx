import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { sampleVerdicts } from '../samples/desk.tsx'
import { CardVerdict } from './card-verdict.tsx'

it('is chosen by press and by figure, wherever the focus is but in a text field', async () => {
  const change = vi.fn()
  const { container } = render(
    <>
      <CardVerdict label="Card 1 · $100" options={sampleVerdicts} value={1} onChange={change}>
        <input aria-label="Value on the card" />
      </CardVerdict>
      <button type="button">Outside</button>
    </>,
  )
  expect(screen.getByRole('group', { name: 'Card 1 · $100' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Used' }))
  expect(change).toHaveBeenLastCalledWith(5)
  await userEvent.keyboard('4')
  expect(change).toHaveBeenLastCalledWith(4)
  screen.getByRole('button', { name: 'Outside' }).focus()
  await userEvent.keyboard('1')
  expect(change).toHaveBeenLastCalledWith(1)
  change.mockClear()
  await userEvent.type(screen.getByRole('textbox', { name: 'Value on the card' }), '75')
  expect(change).not.toHaveBeenCalled()
  await expectAccessible(container)
})

it('prints no figures and hears none for a card that is not looked at', async () => {
  const change = vi.fn()
  render(
    <CardVerdict label="Card 2" options={sampleVerdicts} value={null} onChange={change} keys={false}>
      <p>Code</p>
    </CardVerdict>,
  )
  await userEvent.keyboard('1')
  expect(change).not.toHaveBeenCalled()
  expect(document.querySelector('kbd')).toBeNull()
})

it('asks for the verdict before everything else', () => {
  render(
    <CardVerdict label="Card 1" options={sampleVerdicts} value={null} onChange={() => {}}>
      <p>Code</p>
    </CardVerdict>,
  )
  const group = screen.getByRole('group')
  expect(group.textContent!.indexOf('Valid')).toBeLessThan(group.textContent!.indexOf('Code'))
})

it('can’t be changed without the claim', () => {
  render(<CardVerdict label="Card 1" options={sampleVerdicts} value={1} onChange={() => {}} disabled />)
  expect(screen.getByRole<HTMLFieldSetElement>('group').disabled).toBe(true)
})
