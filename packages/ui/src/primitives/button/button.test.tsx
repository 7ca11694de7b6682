import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { TagIcon } from '../icon/index.ts'
import { Button, ButtonLink } from './button.tsx'

const RouterLink = ({ to, ...rest }: { to: string } & React.ComponentPropsWithRef<'a'>) => (
  <a href={`/app${to}`} {...rest} />
)

it('is pressed by pointer, Enter and Space', async () => {
  const press = vi.fn()
  render(<Button onClick={press}>Send card</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Send card' }))
  await userEvent.keyboard('{Enter} ')
  expect(press).toHaveBeenCalledTimes(3)
})

it('keeps its name and focus while loading, and lets nothing through', async () => {
  const press = vi.fn()
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const { container } = render(
    <form onSubmit={submit}>
      <Button loading type="submit" onClick={press}>
        Withdraw
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Withdraw' })
  await userEvent.click(button)
  expect(button).toBe(document.activeElement)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  await expectAccessible(container)
})

it('does not submit a form unless asked to', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button>Add a card</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})

it('passes ref, class and attributes to the element', () => {
  const ref = createRef<HTMLButtonElement>()
  render(
    <Button ref={ref} className="mine" id="send" variant="earn" block>
      Sell
    </Button>,
  )
  expect(ref.current?.className).toBe('k-button mine')
  expect(ref.current?.dataset).toMatchObject({ variant: 'earn', block: 'true' })
  expect(ref.current?.id).toBe('send')
})

it('is a link when it goes somewhere, also through a router link', () => {
  render(
    <>
      <ButtonLink href="/rates">Rates</ButtonLink>
      <ButtonLink as={RouterLink} to="/sell" variant="earn" icon={<TagIcon />}>
        Sell a card
      </ButtonLink>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Rates' }).getAttribute('href')).toBe('/rates')
  const sell = screen.getByRole('link', { name: 'Sell a card' })
  expect(sell.getAttribute('href')).toBe('/app/sell')
  expect(sell.dataset.variant).toBe('earn')
})
