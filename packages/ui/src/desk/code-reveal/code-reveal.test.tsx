import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { sampleNow } from '../samples/desk.tsx'
import { CodeReveal, type CodeRevealProps } from './code-reveal.tsx'

const props: CodeRevealProps = { code: null, onReveal: () => {}, onHide: () => {} }

it('says that the seller sees it before it is opened', async () => {
  const reveal = vi.fn()
  const { container } = render(<CodeReveal {...props} pin="4821" onReveal={reveal} />)
  expect(screen.getByText('The seller sees who opened the code and when.')).toBeTruthy()
  expect(container.textContent).not.toContain('4821')
  await userEvent.click(screen.getByRole('button', { name: 'Show code' }))
  expect(reveal).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

it('shows code and PIN in groups, copies, hides, and counts down', async () => {
  const [copy, hide] = [vi.fn(), vi.fn()]
  const { container } = render(
    <CodeReveal
      {...props}
      code="X9KQ2L7MPT4RW8C"
      pin="4821"
      onCopy={copy}
      onHide={hide}
      hidesAt={{ deadline: sampleNow + 48_000, totalMs: 60_000, now: () => sampleNow, onEnd: hide }}
    />,
  )
  expect(screen.getByText('X9KQ 2L7M PT4R W8C')).toBeTruthy()
  expect(screen.getByText('4821')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe('0:48')
  await userEvent.click(screen.getByRole('button', { name: 'Copy code' }))
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect([copy, hide].map((fn) => fn.mock.calls.length)).toEqual([1, 1])
  await expectAccessible(container)
})

it('leaves a code with marks of its own as it is', () => {
  render(<CodeReveal {...props} code="AQ12-34CD-56EF" />)
  expect(screen.getByText('AQ12-34CD-56EF')).toBeTruthy()
})

it('stays shut without a claim and says why', () => {
  render(<CodeReveal {...props} refused="Take the order first." />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show code' }).disabled).toBe(true)
  expect(screen.getByText('Take the order first.')).toBeTruthy()
})

it('is opened for a purpose that somebody chose, by key too', async () => {
  const [reveal, choose] = [vi.fn(), vi.fn()]
  const purposes = [
    { value: 'checkBalance', label: 'Checked the balance' },
    { value: 'redeem', label: 'Redeemed the card' },
  ]
  const asked = { ...props, purposes, onReveal: reveal, onPurposeChange: choose, shortcut: 'c' }
  const { container, rerender } = render(<CodeReveal {...asked} purpose={null} />)
  const why = screen.getByRole('combobox', { name: 'Why do you open it?' })
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.keyboard('c')
  expect(document.activeElement).toBe(why)
  // Why nothing opened, and what does: at the choice that has the focus, and aloud.
  expect(screen.getByRole('alert').textContent).toBe('Not opened yet: choose why, then press C.')
  expect(why.getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(container)
  await userEvent.click(screen.getByRole('button', { name: 'Show code' }))
  expect(reveal).not.toHaveBeenCalled()
  await userEvent.selectOptions(why, 'Redeemed the card')
  expect(choose).toHaveBeenCalledWith('redeem')
  rerender(<CodeReveal {...asked} purpose="redeem" />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(why.getAttribute('aria-invalid')).toBeNull()
  why.blur()
  await userEvent.keyboard('c')
  expect(reveal).toHaveBeenCalledOnce()
  await expectAccessible(container)
})
