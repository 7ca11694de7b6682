import { sellerEndpoints } from '@kaadi/contract'
import { aUser, someNotificationSettings } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { notificationSettings, users } = sellerEndpoints
const silenced = someNotificationSettings({ trade: { inApp: false, byMail: false } })

const open = () => {
  const server = aServer()
    .on(users.me, aUser())
    .on(notificationSettings.list, someNotificationSettings())
    .on(notificationSettings.set, silenced)
  return renderApp('/account/center?view=notifications', { server, isSignedIn: true })
}
const switchOf = async (kind: string, name: RegExp) =>
  within(await screen.findByRole('group', { name: kind })).getByRole<HTMLInputElement>('switch', { name })

describe('how a seller is told', () => {
  it('is shown for each kind and channel, with no accessibility fault', async () => {
    const { server } = open()
    expect((await switchOf('Your trades', /In the app/)).checked).toBe(true)
    expect((await switchOf('Your trades', /By mail/)).checked).toBe(false)
    expect((await switchOf('Offers and news', /By mail/)).checked).toBe(true)
    expect(screen.getByText(/still stands in your notifications/)).toBeTruthy()
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it('is changed with a press', async () => {
    const app = open()
    await app.user.click(await switchOf('Your trades', /In the app/))
    await waitFor(async () => expect((await switchOf('Your trades', /In the app/)).checked).toBe(false))
    expect(app.server.seen(notificationSettings.set).map(({ body }) => body)).toEqual([
      { kind: 'trade', inApp: false, byMail: false },
    ])
  })

  it('cannot be switched off for the safety of the account, and says why', async () => {
    open()
    for (const name of [/In the app/, /By mail/]) {
      const fixed = await switchOf('Safety of your account', name)
      expect([fixed.checked, fixed.disabled]).toEqual([true, true])
    }
    expect(screen.getByText(/whoever gets into your account cannot keep it from you/)).toBeTruthy()
  })

  it('stays as it was where the change did not get through', async () => {
    const app = open()
    app.server.fail(notificationSettings.set, 'internal')
    await app.user.click(await switchOf('Withdrawals', /By mail/))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect((await switchOf('Withdrawals', /By mail/)).checked).toBe(false)
  })

  it('can be asked for again where it did not load', async () => {
    const server = aServer().on(users.me, aUser()).fail(notificationSettings.list, 'internal')
    const app = renderApp('/account/center?view=notifications', { server, isSignedIn: true })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.on(notificationSettings.list, someNotificationSettings())
    await app.user.click(retry)
    expect(await switchOf('Withdrawals', /In the app/)).toBeTruthy()
  })
})
