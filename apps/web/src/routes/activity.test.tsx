import { sellerEndpoints } from '@kaadi/contract'
import type { Friend } from '@kaadi/contract/invites'
import { aFriend, aFriendReward, anInviteSummary, aPage, aUser } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../test/render-app.tsx'

const { coupons, invites, promotions, users } = sellerEndpoints
const reward = {
  eligible: true,
  amount: '2000.00',
  currencyId: 1 as const,
  rule: 'On a card of $50 or more.',
}

const open = (path: string, change: (server: ReturnType<typeof aServer>) => void = () => undefined) => {
  const server = aServer()
    .on(users.me, aUser())
    .on(promotions.firstOrderReward, reward)
    .on(invites.summary, anInviteSummary())
    .on(
      invites.friends,
      aPage(
        aFriend({ hasSold: true, isVerified: true }),
        aFriend({ name: 'b***g', isVerified: true, joinedTime: '2026-11-12T08:00:00.000Z' }),
        aFriend({ name: null, joinedTime: '2026-11-02T08:00:00.000Z' }),
      ),
    )
    .on(coupons.list, [])
  change(server)
  return renderApp(path, { server, isSignedIn: true })
}

// The browser of these tests has no share sheet.
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

describe('/activity', () => {
  it('lists what is on, and leads there', async () => {
    const app = open('/activity')
    expect(await screen.findByText('+₦2,000')).toBeTruthy()
    await expectAccessible(document.body)
    await app.user.click(screen.getByRole('link', { name: /Bring a friend/ }))
    expect(app.path()).toBe('/activity?view=invite')
    expectNoSurprises(app.server)
  })

  it('stays useful where the gift cannot be told', async () => {
    open('/activity', (server) => server.fail(promotions.firstOrderReward, 'internal'))
    expect(await screen.findByRole('link', { name: /Bring a friend/ })).toBeTruthy()
  })

  it.each(['notExist', 'rankList', 'somethingElse'])('says of %s that it is not running', async (view) => {
    const app = open(`/activity?view=${view}`)
    expect(await screen.findByText('This is not running')).toBeTruthy()
    await app.user.click(screen.getByRole('link', { name: 'See what is on' }))
    expect(app.path()).toBe('/activity')
  })

  it('leads to the coupons', async () => {
    const app = open('/activity?view=coupon')
    await waitFor(() => expect(app.path()).toBe('/coupon'))
  })
})

describe('/activity?view=gift', () => {
  it('says what the first sale brings', async () => {
    open('/activity?view=gift')
    expect((await screen.findByRole('link', { name: /On your first sale/ })).getAttribute('href')).toBe(
      '/sell/list',
    )
  })

  it('says where it went once it was had', async () => {
    open('/activity?view=gift', (server) =>
      server.on(promotions.firstOrderReward, { ...reward, eligible: false }),
    )
    expect(await screen.findByText('No gift waits for you now')).toBeTruthy()
  })
})

describe('/activity?view=invite', () => {
  it('shows the code, a link with it, and how far each friend came', async () => {
    const { server } = open('/activity?view=invite')
    expect(await screen.findByText('ADAEZE7')).toBeTruthy()
    expect(await screen.findByText('Sold a card')).toBeTruthy()
    expect(screen.getByText('Verified')).toBeTruthy()
    expect(screen.getByText('Account closed')).toBeTruthy()
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it('shares by the sheet of the phone, and says nothing when that is closed', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const app = open('/activity?view=invite')
    await app.user.click(await screen.findByRole('button', { name: 'Share with a friend' }))
    const url = `${window.location.origin}/register?invitationCode=ADAEZE7`
    expect(share).toHaveBeenCalledWith({ title: 'Sell gift cards with me', url })
    expect(screen.queryByText('Link copied')).toBeNull()
  })

  it('copies the link where no sheet is', async () => {
    const app = open('/activity?view=invite')
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await app.user.click(await screen.findByRole('button', { name: 'Share with a friend' }))
    expect(await screen.findByText('Link copied')).toBeTruthy()
    expect(write).toHaveBeenCalledWith(`${window.location.origin}/register?invitationCode=ADAEZE7`)
  })

  it('says that nobody came yet', async () => {
    open('/activity?view=invite', (server) => server.on(invites.friends, aPage<Friend>()))
    expect(await screen.findByText('Nobody yet')).toBeTruthy()
  })

  it('says what a friend brings, what it has brought, and how each reward stands', async () => {
    const joined = (hour: number) => ({ hasSold: true, joinedTime: `2026-11-10T0${hour}:00:00.000Z` })
    open('/activity?view=invite', (server) =>
      server.on(
        invites.friends,
        aPage(
          aFriend({ ...joined(1), reward: aFriendReward() }),
          aFriend({
            ...joined(2),
            reward: aFriendReward({ status: 'maturing', maturesTime: '2099-12-01T09:00:00Z' }),
          }),
          aFriend({
            ...joined(3),
            reward: aFriendReward({ status: 'maturing', maturesTime: '2020-12-01T09:00:00Z' }),
          }),
          ...(['linked', 'soldLess', 'closed'] as const).map((withheldFor, n) =>
            aFriend({ ...joined(4 + n), reward: aFriendReward({ status: 'withheld', withheldFor }) }),
          ),
          aFriend({
            ...joined(8),
            progress: { soldAmount: '18500.00', sellAmount: '50000.00', currencyId: 1 },
          }),
        ),
      ),
    )
    expect(await screen.findByText('₦1,000 for you, ₦1,000 for your friend')).toBeTruthy()
    expect(
      screen.getByText(/sold cards for ₦50,000 .* Paid 7 days later\. A person counts once/),
    ).toBeTruthy()
    expect(await screen.findByText('In your wallet')).toBeTruthy()
    expect(screen.getByText(/^Paid from .*1 on$|^Paid from .* on$/)).toBeTruthy()
    expect(screen.getByText(/as soon as your friend has saved a bank account/)).toBeTruthy()
    expect(screen.getAllByText('Not paid')).toHaveLength(3)
    expect(screen.getByText('The account looks like one that is already known to us')).toBeTruthy()
    expect(screen.getByText('Sold ₦18,500 of ₦50,000')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('promises no money where none is given', async () => {
    open('/activity?view=invite', (server) =>
      server.on(invites.summary, anInviteSummary({ terms: null, earned: '0.00', pending: '0.00' })),
    )
    expect(await screen.findByText('Whoever opens an account with your code is listed below.')).toBeTruthy()
    expect(document.querySelector('.k-invite-card-sums')).toBeNull()
  })

  it('asks again for what could not be read', async () => {
    const app = open('/activity?view=invite', (server) => server.fail(invites.summary, 'internal'))
    const retry = await screen.findByRole('button', { name: /again/i })
    app.server.on(invites.summary, anInviteSummary())
    await app.user.click(retry)
    expect(await screen.findByText('ADAEZE7')).toBeTruthy()
  })
})
