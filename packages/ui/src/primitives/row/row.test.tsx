import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { Alert } from '../alert/alert.tsx'
import { ArrowLeftIcon, BellIcon, ScanSearchIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Panel } from '../panel/panel.tsx'
import { Tag } from '../tag/tag.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Row, Rows } from './row.tsx'

it('a row is a plain line, a link or a button, and only what leads on has an arrow', async () => {
  const press = vi.fn()
  const { container } = render(
    <Panel padding="none">
      <Rows>
        <Row title="Plain" detail="No way on" />
        <Row as="a" href="#bank" title="OPay" detail="•••• 0937" />
        <Row as="button" onClick={press} title="Main bank" endContent={<Tag>Main</Tag>} />
      </Rows>
    </Panel>,
  )
  expect(screen.getByRole('link', { name: /OPay/ }).querySelectorAll('svg')).toHaveLength(1)
  expect(screen.getByText('Plain').closest('.k-row')?.querySelector('svg')).toBeNull()
  const bank = screen.getByRole<HTMLButtonElement>('button', { name: /Main bank/ })
  expect(bank.type).toBe('button')
  expect(bank.querySelector('svg')).toBeNull()
  await userEvent.click(bank)
  expect(press).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

it('a tag carries its meaning by icon and word', () => {
  const { container } = render(
    <>
      <Tag tone="ok">Paid</Tag>
      <Tag tone="wait" icon={<ScanSearchIcon />}>
        Checking
      </Tag>
      <Tag>Expired</Tag>
    </>,
  )
  const tags = [...container.querySelectorAll('.k-tag')]
  expect(tags.map((tag) => tag.querySelectorAll('svg').length)).toEqual([1, 1, 0])
})

it('an alert has its place in the outline', async () => {
  const { container } = render(
    <Alert title="Send a clearer photo" action={<button type="button">Retake photo 2</button>}>
      The last 4 digits are covered.
    </Alert>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Send a clearer photo' })).toBeTruthy()
  await expectAccessible(container)
})

it('an icon button says what it does', async () => {
  const { container } = render(
    <>
      <IconButton icon={<BellIcon />} label="Notifications, 2 unread" badge />
      <IconButton as="a" href="#home" icon={<ArrowLeftIcon />} label="Back" />
      <TextLink href="#all">All 38 cards</TextLink>
    </>,
  )
  expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back' })).toBeTruthy()
  await expectAccessible(container)
})
