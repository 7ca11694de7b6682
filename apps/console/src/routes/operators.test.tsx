import { operatorEndpoints } from '@kaadi/contract'
import {
  aChange,
  anAuditLine,
  anOperatorAccount,
  anOperatorDetail,
  anOperatorInvitation,
  aPage,
} from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { audit, changes, operatorAccounts } = operatorEndpoints
const aConsole = () =>
  aDesk({ roles: ['admin'], operatorId: 'operator-1' })
    .on(operatorAccounts.page, aPage(anOperatorAccount()))
    .on(operatorAccounts.invitations, [anOperatorInvitation()])
    .on(changes.list, aPage())
    .on(operatorAccounts.detail, anOperatorDetail())

describe('operators', () => {
  it('are a table, whose row opens beside it with roles, sessions and history', async () => {
    const { user, path } = renderConsole('/operators', aConsole())
    await user.click(await screen.findByRole('link', { name: 'Bisi Adewale' }))
    const drawer = await screen.findByRole('dialog', { name: 'Bisi Adewale' })
    expect(path()).toBe('/console/operators?id=operator-2')
    expect(within(drawer).getByRole('checkbox', { name: /reviewer/ })).toHaveProperty('checked', true)
    expect(within(drawer).getByText(/203.0.113.7/)).toBeTruthy()
    expect(within(drawer).getByText('Joined')).toBeTruthy()
    await expectAccessible()
  })

  it('who would sign for others are asked for with a reason, and a second person signs', async () => {
    const server = aConsole().on(changes.propose, aChange({ resource: 'operatorRoles' }))
    const { user } = renderConsole('/operators?id=operator-2', server)
    const drawer = await screen.findByRole('dialog')
    await user.click(within(drawer).getByRole('checkbox', { name: /treasurer/ }))
    expect(within(drawer).queryByRole('button', { name: 'Save' })).toBeNull()
    await user.type(within(drawer).getByLabelText(/^Why(?! they)/), 'Pays from Monday on.')
    await user.click(within(drawer).getByRole('button', { name: 'Ask a second person' }))
    await waitFor(() =>
      expect(server.seen(changes.propose)[0]?.body).toEqual({
        resource: 'operatorRoles',
        before: { operatorId: 'operator-2', email: 'bisi@kaadi.example', roles: ['reviewer'] },
        after: { operatorId: 'operator-2', email: 'bisi@kaadi.example', roles: ['reviewer', 'treasurer'] },
        reason: 'Pays from Monday on.',
      }),
    )
    await expectAccessible()
  })

  it('show what waits for a second person, who asked and how it ended, and take back what waits', async () => {
    const over = { status: 'withdrawn', note: 'Nobody signed it within three days. Ask again.' } as const
    const server = aConsole()
      .on(
        changes.list,
        aPage(
          aChange({
            resource: 'operatorInvitations',
            title: 'kofi@kaadi.example is invited as treasurer',
            status: 'waiting',
          }),
          aChange({
            changeId: 'change-2',
            resource: 'operatorFactors',
            title: 'The second factor of b@kaadi.example is reset',
            ...over,
          }),
        ),
      )
      .on(changes.withdraw, aChange({ resource: 'operatorInvitations' }))
    const { user } = renderConsole('/operators', server)
    const table = await screen.findByRole('table', { name: 'Made by two' })
    expect(within(table).getByText('Waits for a second person')).toBeTruthy()
    expect(within(table).getByText(/Nobody signed it within three days/)).toBeTruthy()
    expect(screen.getByText(/not who asked, and not whom it is about/)).toBeTruthy()
    await user.click(within(table).getByRole('button', { name: /kofi@kaadi.example/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Take back' }))
    await waitFor(() => expect(server.seen(changes.withdraw)).toHaveLength(1))
  })

  it('who sign for others lose their second factor by two', async () => {
    const server = aConsole()
      .on(operatorAccounts.detail, anOperatorDetail({ roles: ['treasurer'] }))
      .on(changes.propose, aChange({ resource: 'operatorFactors' }))
    const { user } = renderConsole('/operators?id=operator-2', server)
    const drawer = await screen.findByRole('dialog')
    await user.click(within(drawer).getByRole('button', { name: 'Reset second factor' }))
    await user.type(within(drawer).getByLabelText(/^Why(?! they)/), 'The phone was lost.')
    await user.click(within(drawer).getByRole('button', { name: 'Ask to reset the second factor' }))
    await waitFor(() =>
      expect(server.seen(changes.propose)[0]?.body).toMatchObject({
        resource: 'operatorFactors',
        before: { hasFactor: true },
        after: { hasFactor: false },
      }),
    )
  })

  it('get other roles, shown as before and after first', async () => {
    const server = aConsole().on(
      operatorAccounts.setRoles,
      anOperatorDetail({ roles: ['reviewer', 'editor'] }),
    )
    const { user } = renderConsole('/operators?id=operator-2', server)
    const drawer = await screen.findByRole('dialog')
    await user.click(within(drawer).getByRole('checkbox', { name: /editor/ }))
    expect(within(drawer).getByText('reviewer and editor')).toBeTruthy()
    await user.click(within(drawer).getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(server.seen(operatorAccounts.setRoles)[0]?.body).toEqual({
        operatorId: 'operator-2',
        roles: ['reviewer', 'editor'],
      }),
    )
  })

  it('are suspended with a reason, after one more question', async () => {
    const server = aConsole().on(operatorAccounts.suspend, anOperatorDetail({ isSuspended: true }))
    const { user } = renderConsole('/operators?id=operator-2', server)
    const drawer = await screen.findByRole('dialog')
    await user.click(within(drawer).getByRole('button', { name: 'Suspend' }))
    expect(await within(drawer).findByText('Say why, in a few words.')).toBeTruthy()
    await user.type(within(drawer).getByLabelText(/Why they are suspended/), 'Left the company.')
    await user.click(within(drawer).getByRole('button', { name: 'Suspend' }))
    expect(server.seen(operatorAccounts.suspend)).toEqual([])
    const question = await screen.findByRole('alertdialog', { name: 'Suspend Bisi Adewale?' })
    await user.click(within(question).getByRole('button', { name: 'Suspend' }))
    await waitFor(() =>
      expect(server.seen(operatorAccounts.suspend)[0]?.body).toEqual({
        operatorId: 'operator-2',
        reason: 'Left the company.',
      }),
    )
  })

  it('say why something was refused', async () => {
    const server = aConsole().fail(operatorAccounts.endSessions, 'operatorUnchanged')
    const { user } = renderConsole('/operators?id=operator-2', server)
    await user.click(await screen.findByRole('button', { name: 'End sessions' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'End sessions' }))
    expect(await screen.findByText(/it is so already/i)).toBeTruthy()
  })

  it('cannot change themselves', async () => {
    const server = aConsole().on(operatorAccounts.detail, anOperatorDetail({ operatorId: 'operator-1' }))
    renderConsole('/operators?id=operator-1', server)
    const drawer = await screen.findByRole('dialog')
    expect(within(drawer).getByText(/your own account/)).toBeTruthy()
    expect(within(drawer).queryByRole('button', { name: 'Suspend' })).toBeNull()
  })

  it('are invited by mail, with at least one role', async () => {
    const server = aConsole().on(operatorAccounts.invite, anOperatorInvitation())
    const { user, path } = renderConsole('/operators', server)
    await user.click(await screen.findByRole('link', { name: 'Invite' }))
    const drawer = await screen.findByRole('dialog', { name: 'Invite an operator' })
    await user.type(within(drawer).getByLabelText(/Email/), 'Kofi@kaadi.example')
    await user.click(within(drawer).getByRole('button', { name: 'Send the invitation' }))
    expect(await within(drawer).findByText('Choose at least one role.')).toBeTruthy()
    await user.click(within(drawer).getByRole('checkbox', { name: /reviewer/ }))
    await user.click(within(drawer).getByRole('button', { name: 'Send the invitation' }))
    await waitFor(() =>
      expect(server.seen(operatorAccounts.invite)[0]?.body).toEqual({
        email: 'kofi@kaadi.example',
        roles: ['reviewer'],
      }),
    )
    await waitFor(() => expect(path()).toBe('/console/operators'))
  })

  it('who were invited wait in a list of their own, and are sent another link', async () => {
    const server = aConsole().on(operatorAccounts.resend, anOperatorInvitation())
    const { user } = renderConsole('/operators', server)
    const table = await screen.findByRole('table', { name: 'Invitations that wait' })
    await user.click(within(table).getByRole('button', { name: /kofi@kaadi.example/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Send again' }))
    await waitFor(() =>
      expect(server.seen(operatorAccounts.resend)[0]?.body).toEqual({ invitationId: 'invitation-1' }),
    )
  })
})

describe('the audit', () => {
  const anAudit = () =>
    aDesk({ roles: ['admin'] })
      .on(audit.page, aPage(anAuditLine(), anAuditLine({ lineId: '6', isRefused: true, outcome: '403' })))
      .on(audit.operators, [{ operatorId: 'operator-1', name: 'Ada Admin' }])

  it('says who did what, and opens a line with before, after and its place in the chain', async () => {
    const { user, path } = renderConsole('/audit', anAudit())
    const table = await screen.findByRole('table', { name: 'What operators did' })
    expect(await within(table).findByText('Refused with 403')).toBeTruthy()
    await user.click(within(table).getAllByRole('link')[0]!)
    const drawer = await screen.findByRole('dialog', { name: 'operatorAccounts.setRoles' })
    expect(within(drawer).getAllByText('treasurer').length).toBeGreaterThan(0)
    expect(within(drawer).getByText('ab'.repeat(32))).toBeTruthy()
    expect(path()).toBe('/console/audit?id=7')
    await expectAccessible()
  })

  it('is narrowed by the address alone', async () => {
    const server = anAudit()
    const { user, path } = renderConsole(
      '/audit?operator=operator-1&call=desk.decide&q=order-1&from=2026-07-01',
      server,
    )
    await screen.findByRole('table')
    await waitFor(() =>
      expect(server.seen(audit.page)[0]?.query).toMatchObject({
        operatorId: 'operator-1',
        call: 'desk.decide',
        subject: 'order-1',
        from: expect.stringContaining('2026-0'),
      }),
    )
    await user.click(screen.getByRole('radio', { name: 'Refused' }))
    await waitFor(() => expect(path()).toContain('outcome=refused'))
  })
})
