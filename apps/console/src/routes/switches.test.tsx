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
    before: { isOpen: true, changeTime: null },
  })
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Open the service' }))
  expect(await screen.findByRole('button', { name: 'Close the service' })).toBeTruthy()
  expect(server.seen(switches.set)[1]!.body).toEqual({
    name: 'service',
    subject: '',
    isOpen: true,
    before: { isOpen: false, changeTime: closed.changeTime },
  })
  expect(server.surprises).toEqual([])
})

it('says what sellers are told, and that nothing opens by itself', async () => {
  open({ ...closed, reopensTime: '2999-11-24T15:00:00.000Z' })
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

it('says who was faster, and shows what they did', async () => {
  let stands = aSwitch()
  const server = adminDesk()
    .on(switches.list, () => [stands])
    .fail(switches.set, 'changeStale', {
      details: { values: { ...closed, changeTime: closed.changeTime }, changedBy: 'Bola Admin' },
    })
  const { user } = renderConsole('/switches', server)
  await user.type(await screen.findByLabelText('Why it is closed'), 'The bank asks.')
  await user.click(screen.getByRole('button', { name: 'Close the service' }))
  stands = { ...closed, changedBy: 'Bola Admin' }
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }))
  const said = await screen.findAllByText(
    /^Bola Admin changed this, .*\. Look at it as it is now, then change it again\.$/,
  )
  expect(said.length).toBeGreaterThan(0)
  expect(await screen.findByText(/Closed by Bola Admin, .*: The books are checked\./)).toBeTruthy()
  expect(server.seen(switches.set)[0]!.body).toMatchObject({ before: { isOpen: true, changeTime: null } })
})

it('takes nothing that was written or refused for one switch to another', async () => {
  const server = adminDesk()
    .on(switches.list, [
      aSwitch(),
      aSwitch({ name: 'country', subject: 'NG' }),
      aSwitch({ name: 'country', subject: 'GH' }),
    ])
    .fail(switches.set, 'restartByTwo')
  const { user } = renderConsole('/switches?of=country:NG', server)
  await user.type(await screen.findByLabelText('Why it is closed'), 'A regulator asks.')
  await user.click(screen.getByRole('button', { name: 'Close Nigeria' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close' }))
  const refusal = /^Two people start payouts again/
  expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0)
  await user.clear(screen.getByLabelText('Why it is closed'))
  await user.click(screen.getByRole('button', { name: 'Close Nigeria' }))
  expect(screen.getByText('Say why, in a few words.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Opens again'), 'In 2 hours')
  await user.selectOptions(screen.getByLabelText('What to open or close'), 'Ghana')
  expect(await screen.findByRole('button', { name: 'Close Ghana' })).toBeTruthy()
  expect(screen.queryAllByText(refusal)).toEqual([])
  expect(screen.queryByText('Say why, in a few words.')).toBeNull()
  expect(screen.getByLabelText('Why it is closed')).toHaveProperty('value', '')
  expect(screen.getByLabelText('Opens again')).toHaveProperty('value', '')
})

it.each([
  [
    'payouts that two have started again',
    { name: 'payouts', changedBy: 'Tunde Treasurer' },
    /^Opened by Tunde Treasurer, /,
  ],
  ['payouts that never stood', { name: 'payouts', changeTime: null }, /^It was never closed\.$/],
  [
    'a brand that nobody has closed here',
    { name: 'brand', subject: 'steam', changeTime: null },
    /^It is open in the catalogue\.$/,
  ],
] as const)('says of %s what is true', async (_, which, words) => {
  const stands = aSwitch({ changeTime: closed.changeTime, ...which })
  const subject = stands.subject && `:${stands.subject}`
  renderConsole(`/switches?of=${stands.name}${subject}`, adminDesk().on(switches.list, [aSwitch(), stands]))
  expect(await screen.findByText(words)).toBeTruthy()
})

it('says that a time that is over is no longer told', async () => {
  open({ ...closed, reopensTime: '2020-11-24T15:00:00.000Z' })
  expect(
    await screen.findByText(/The time that sellers were told, .*, is over: they are told none now\./),
  ).toBeTruthy()
})

it('leads to what the audit has of this switch', async () => {
  const stands = aSwitch({ name: 'country', subject: 'NG' })
  renderConsole('/switches?of=country:NG', adminDesk().on(switches.list, [aSwitch(), stands]))
  const link = await screen.findByRole('link', { name: 'Earlier changes, in the audit' })
  expect(link.getAttribute('href')).toBe('/console/audit?q=country%3ANG')
})
