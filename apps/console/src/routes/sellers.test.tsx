import { operatorEndpoints } from '@kaadi/contract'
import {
  anOperator,
  aPage,
  aSellerNote,
  aSellerPage,
  aSellerPause,
  aSellerRow,
} from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { people, risk } = operatorEndpoints
const senior = anOperator({ roles: ['senior'] })
const path = '/seller?id=user-adaeze'
const aSellerDesk = (shown = aSellerPage()) =>
  aDesk(senior).on(people.page, aPage(aSellerRow())).on(people.seller, shown)

describe('the list of sellers', () => {
  it('is searched, filtered and sorted by the address, and leads to a seller', async () => {
    const server = aSellerDesk()
    const { user, path: at } = renderConsole('/sellers', server)
    await user.type(await screen.findByRole('searchbox'), '4821')
    await waitFor(() => expect(at()).toContain('q=4821'))
    await user.click(screen.getByRole('radio', { name: 'Paused' }))
    await user.click(screen.getByRole('button', { name: /Level/ }))
    await waitFor(() =>
      expect(server.seen(people.page).at(-1)?.query).toMatchObject({
        search: '4821',
        only: 'paused',
        sort: 'level',
      }),
    )
    await expectAccessible()
    await user.click(await screen.findByRole('link', { name: 'adaeze@example.com' }))
    expect(await screen.findByRole('heading', { name: /Adaeze Okafor/ })).toBeTruthy()
    expect(server.surprises).toEqual([])
  })

  it('says that none fits', async () => {
    renderConsole('/sellers?q=nobody', aSellerDesk().on(people.page, aPage()))
    expect(await screen.findByText('No seller fits.')).toBeTruthy()
  })

  it('is not for reviewers', async () => {
    renderConsole('/sellers', aDesk({ roles: ['reviewer'] }))
    expect(await screen.findByText('This page is not for your role')).toBeTruthy()
  })
})

describe('the page of a seller', () => {
  it('shows orders, wallet, withdrawals, accounts by their ending, devices, sessions and notes', async () => {
    renderConsole(path, aSellerDesk())
    expect(await screen.findByRole('link', { name: 'GC-2611-20-48813' })).toBeTruthy()
    for (const title of [
      'Orders',
      'Withdrawals',
      'Bank accounts',
      'Devices',
      'Sessions',
      'Standing',
      'Notes',
    ])
      expect(screen.getByRole('region', { name: title })).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'Bank accounts' })).getByText(/••4821/)).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'Devices' })).getByText('3f9a12bc')).toBeTruthy()
    expect(screen.getByText(/receipts are on their way/)).toBeTruthy()
    await expectAccessible()
  })

  it('shows the picture of a seller who has one', async () => {
    renderConsole(path, aSellerDesk(aSellerPage({ avatarUrl: '/object/read?id=photo-1' })))
    const picture = await screen.findByRole('img', { name: 'Adaeze Okafor' })
    expect(picture.querySelector('img')?.getAttribute('src')).toContain('photo-1')
  })

  it('pauses by a rule, with facts and an end, and shows that it runs', async () => {
    const server = aSellerDesk().on(risk.pause, aSellerPause())
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    await user.click(screen.getByRole('button', { name: 'Pause the seller' }))
    expect(await screen.findByText('Name at least one fact.')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'By which rule' }), 'unusualUse')
    expect(screen.getByText(/is not like you/)).toBeTruthy()
    await user.type(
      screen.getByRole('textbox', { name: 'Facts, one a line' }),
      'A first fact.{Enter}A second.',
    )
    server.on(people.seller, aSellerPage({ pauses: [aSellerPause()] }))
    await user.click(screen.getByRole('button', { name: 'Pause the seller' }))
    expect(await screen.findByText(/Selling and withdrawing: paused until/)).toBeTruthy()
    expect(server.seen(risk.pause)[0]?.body).toMatchObject({
      sellerId: 'user-adaeze',
      scope: 'both',
      rule: 'unusualUse',
      facts: ['A first fact.', 'A second.'],
    })
  })

  it('lifts a pause with a reason, and says what went wrong in its place', async () => {
    const server = aSellerDesk(aSellerPage({ pauses: [aSellerPause()] })).fail(risk.lift, 'pauseOver')
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: 'Lift the pause' }))
    const dialog = await screen.findByRole('dialog', { name: 'Lift the pause?' })
    await user.click(within(dialog).getByRole('button', { name: 'Lift the pause' }))
    expect(within(dialog).getByText('Say why, in a few words.')).toBeTruthy()
    await user.type(within(dialog).getByRole('textbox', { name: 'Why' }), 'Receipts are fine.')
    await user.click(within(dialog).getByRole('button', { name: 'Lift the pause' }))
    expect(await within(dialog).findByText(/has ended, or somebody else has lifted it/)).toBeTruthy()
  })

  it('writes a note, which stands with the others', async () => {
    const server = aSellerDesk().on(people.addNote, aSellerNote({ text: 'Called again.' }))
    const { user } = renderConsole(path, server)
    const field = await screen.findByRole('textbox', { name: 'New note' })
    await user.type(field, 'Called again.')
    await user.click(screen.getByRole('button', { name: 'Write the note' }))
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''))
    expect(server.seen(people.addNote)[0]?.body).toEqual({ sellerId: 'user-adaeze', text: 'Called again.' })
  })

  it('ends one session, or all', async () => {
    const server = aSellerDesk().on(people.endSessions, { ended: 1 })
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: /End the session of 102/ }))
    await user.click(await screen.findByRole('button', { name: 'End all' }))
    await waitFor(() =>
      expect(server.seen(people.endSessions).map(({ body }) => body)).toEqual([
        { sellerId: 'user-adaeze', sessionId: 'session-1' },
        { sellerId: 'user-adaeze' },
      ]),
    )
  })

  it('blocks a device with a reason and an end', async () => {
    const server = aSellerDesk().fail(risk.block, 'alreadyBlocked')
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: 'Block 3f9a12bc' }))
    const dialog = await screen.findByRole('dialog', { name: 'Block 3f9a12bc?' })
    await user.type(within(dialog).getByRole('textbox', { name: 'Why' }), 'Used by a ring.')
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Ends' }), '10080')
    await user.click(within(dialog).getByRole('button', { name: 'Block' }))
    expect(await within(dialog).findByText(/on the block list already/)).toBeTruthy()
    expect(server.seen(risk.block)[0]?.body).toMatchObject({
      subject: { kind: 'device', sellerId: 'user-adaeze' },
      reason: 'Used by a ring.',
      untilTime: expect.any(String),
    })
  })

  it('is not one’s own', async () => {
    renderConsole(path, aDesk(senior).fail(people.seller, 'ownOrder'))
    expect(await screen.findByText(/another operator has to do it/)).toBeTruthy()
  })
})
