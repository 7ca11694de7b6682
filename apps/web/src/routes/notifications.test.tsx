import { sellerEndpoints } from '@kaadi/contract'
import { aNotification, aPage, aUser } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../test/render-app.tsx'

const { notifications, users } = sellerEndpoints

const paid = aNotification({ title: 'Your Steam card is paid', createTime: new Date().toISOString() })
const withdrawn = aNotification({
  notificationId: 'n-2',
  bizType: 3,
  id: 'withdrawal-1',
  title: 'Your money is at GTBank',
  readFlag: true,
  createTime: '2026-10-02T09:00:00.000Z',
})
const announced = aNotification({
  notificationId: 'n-3',
  bizType: 6,
  id: '',
  title: 'Steam pays more this evening',
  content: '<b>Until six</b>',
  createTime: '2026-10-02T08:00:00.000Z',
})

const open = (...records: ReturnType<typeof aNotification>[]) => {
  const unread = records.filter(({ readFlag }) => !readFlag).length
  const server = aServer()
    .on(users.me, aUser())
    .on(notifications.list, ({ query }) => ({
      ...aPage(...(query.unreadOnly === '1' ? records.filter(({ readFlag }) => !readFlag) : records)),
      unread,
    }))
    .on(notifications.read, null)
    .on(notifications.readMany, null)
  return renderApp('/notifications', { server, isSignedIn: true })
}
const row = (name: RegExp) => screen.findByRole('button', { name })

describe('/notifications', () => {
  it('lists by day, says what is unread, and has no accessibility fault', async () => {
    const { server } = open(paid, withdrawn)
    const today = await screen.findByRole('region', { name: 'Today' })
    expect(within(today).getByRole('button', { name: /Your Steam card is paid.*unread/i })).toBeTruthy()
    expect(screen.getByText('1 unread')).toBeTruthy()
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it.each([
    [paid, '/transaction/cardDetail?giftOrderId=order-1'],
    [withdrawn, '/transaction/withdrawDetail?id=withdrawal-1'],
  ])('marks one as read, then opens what it is about', async (notification, path) => {
    const app = open(notification)
    await app.user.click(await row(new RegExp(notification.title)))
    await waitFor(() => expect(app.path()).toBe(path))
    expect(app.server.seen(notifications.read)[0]?.body).toEqual({
      notificationId: notification.notificationId,
    })
  })

  it('opens it even when it cannot be marked', async () => {
    const app = open(paid)
    app.server.fail(notifications.read, 'internal')
    await app.user.click(await row(/Your Steam card is paid/))
    await waitFor(() => expect(app.path()).toBe('/transaction/cardDetail?giftOrderId=order-1'))
  })

  it('shows an announcement as text, again as often as it is opened', async () => {
    const app = open(announced)
    for (let time = 0; time < 2; time++) {
      await app.user.click(await row(/Steam pays more this evening/))
      const popup = await screen.findByRole('dialog', { name: 'Steam pays more this evening' })
      expect(popup.textContent).toContain('<b>Until six</b>')
      await app.user.click(within(popup).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(app.path()).toBe('/notifications')
  })

  it('marks what leads nowhere and stays', async () => {
    const app = open(aNotification({ notificationId: 'n-5', bizType: 5, title: 'Level 3 reached' }))
    await app.user.click(await row(/Level 3 reached/))
    await waitFor(() => expect(app.server.seen(notifications.read)).toHaveLength(1))
    expect(app.path()).toBe('/notifications')
  })

  it('shows one class', async () => {
    const app = open(paid, withdrawn)
    await row(/Your Steam card is paid/)
    await app.user.click(screen.getByText('Payouts'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /Steam card/ })).toBeNull())
    expect(screen.getByRole('button', { name: /GTBank/ })).toBeTruthy()
    expect(app.path()).toBe('/notifications?class=payouts')
  })

  it('marks all that are unread', async () => {
    const app = open(paid, announced, withdrawn)
    await app.user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(app.server.seen(notifications.readMany)).toHaveLength(1))
    expect(app.server.seen(notifications.readMany)[0]?.body).toEqual(['notification-1', 'n-3'])
  })

  it('says so where there is nothing', async () => {
    open()
    expect(await screen.findByText('No notifications yet')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('offers another try where they did not load', async () => {
    const server = aServer().on(users.me, aUser()).fail(notifications.list, 'forbidden')
    const { user } = renderApp('/notifications', { server, isSignedIn: true })
    await screen.findByRole('heading', { name: 'Something went wrong on our side' })
    server.on(notifications.list, { ...aPage(paid), unread: 1 })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await row(/Your Steam card is paid/)).toBeTruthy()
  })
})
