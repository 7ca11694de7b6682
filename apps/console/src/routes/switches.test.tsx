import { operatorEndpoints } from '@kaadi/contract'
import { anOperator, aSwitch } from '@kaadi/testing/builders'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { switches } = operatorEndpoints
const closed = aSwitch({
  isOpen: false,
  reason: 'The books are checked.',
  reopensTime: '2026-11-24T15:00:00.000Z',
  changedBy: 'Ada Admin',
  changeTime: '2026-11-24T14:05:00.000Z',
})
const open = (stands = aSwitch()) => renderConsole('/switches', adminDesk().on(switches.list, [stands]))
const adminDesk = () => aDesk(anOperator({ roles: ['admin'], name: 'Ada Admin' }))

it('closes the service for a reason, once an admin has said yes', async () => {
  const server = adminDesk()
    .on(switches.list, [aSwitch()])
    .on(switches.set, ({ body }) => (body.isOpen ? [aSwitch()] : [closed]))
  const { user } = renderConsole('/switches', server)
  const close = await screen.findByRole('button', { name: 'Close the service' })
  await user.click(close)
  expect(screen.getByText('Say why, in a few words.')).toBeTruthy()
  await user.type(screen.getByLabelText('Why it is closed'), 'The books are checked.')
  await user.selectOptions(screen.getByLabelText('Opens again'), 'In 1 hour')
  await user.click(close)
  const ask = screen.getByRole('alertdialog', { name: 'Close the service?' })
  expect(server.seen(switches.set)).toEqual([])
  await user.click(within(ask).getByRole('button', { name: 'Close' }))
  expect(await screen.findByText(/Closed by Ada Admin, .*: The books are checked\./)).toBeTruthy()
  expect(server.seen(switches.set)[0]!.body).toMatchObject({
    name: 'service',
    isOpen: false,
    reason: 'The books are checked.',
    reopensTime: expect.any(String),
  })
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Open the service' }))
  expect(await screen.findByRole('button', { name: 'Close the service' })).toBeTruthy()
  expect(server.seen(switches.set)[1]!.body).toEqual({ name: 'service', subject: '', isOpen: true })
  expect(server.surprises).toEqual([])
})

it('says what sellers are told, and that nothing opens by itself', async () => {
  open(closed)
  expect(
    await screen.findByText(/Sellers read that it opens at about .* It does not open by itself\./),
  ).toBeTruthy()
})

it('closes a country that the address names, and says what that stops', async () => {
  const nigeria = aSwitch({ name: 'country', subject: 'NG' })
  const server = adminDesk()
    .on(switches.list, [aSwitch(), aSwitch({ name: 'payouts' }), nigeria])
    .on(switches.set, [
      aSwitch(),
      aSwitch({ name: 'payouts' }),
      { ...closed, name: 'country', subject: 'NG' },
    ])
  const { user } = renderConsole('/switches', server)
  await user.selectOptions(await screen.findByLabelText('What to open or close'), 'Nigeria')
  await user.type(await screen.findByLabelText('Why it is closed'), 'A regulator asks.')
  await user.click(screen.getByRole('button', { name: 'Close Nigeria' }))
  const ask = screen.getByRole('alertdialog', { name: 'Close Nigeria?' })
  expect(within(ask).getByText(/Nobody there can sign up, sell or withdraw/)).toBeTruthy()
  await user.click(within(ask).getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: 'Open Nigeria' })).toBeTruthy()
  expect(server.seen(switches.set)[0]!.body).toMatchObject({ name: 'country', subject: 'NG', isOpen: false })
  await expectAccessible()
})

it('leaves the start of stopped payouts to the page Books', async () => {
  const stopped = { ...closed, name: 'payouts' as const, reopensTime: null }
  renderConsole('/switches?of=payouts', adminDesk().on(switches.list, [aSwitch(), stopped]))
  const link = await screen.findByRole('link', { name: 'Start them again on the page Books' })
  expect(link.getAttribute('href')).toBe('/console/books')
  expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull()
})

it('is no page of other roles', async () => {
  renderConsole('/switches', aDesk(anOperator({ roles: ['senior'], name: 'Sade Senior' })))
  expect(await screen.findByRole('heading', { name: 'This page is not for your role' })).toBeTruthy()
})
