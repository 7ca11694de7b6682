import { sellerEndpoints } from '@kaadi/contract'
import type { Friend } from '@kaadi/contract/invites'
import {
  aBrandSpecial,
  aCardCurrency,
  aCardType,
  aFriend,
  aFriendReward,
  aGiftTask,
  anInviteSummary,
  aPage,
  aRanking,
  aRankingPlace,
  aRebateLadder,
  aUser,
  listAndMap,
} from '@kaadi/testing/builders'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../test/render-app.tsx'
import { speakLanguage } from '../platform/words/speak-language.ts'

const { cardTypes, coupons, gifts, invites, promotions, rankings, rebates, users } = sellerEndpoints
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
    .on(rankings.board, aRanking())
    .on(rebates.ladder, aRebateLadder())
    .on(coupons.list, [])
    .on(gifts.tasks, [])
    .on(cardTypes.list, listAndMap())
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
    await screen.findByText('+₦2,000')
    await expectAccessible(document.body)
    await app.user.click(screen.getByRole('link', { name: /Bring a friend/ }))
    expect(app.path()).toBe('/activity?view=invite')
    expectNoSurprises(app.server)
  })

  it('stays useful where the gift cannot be told', async () => {
    open('/activity', (server) => server.fail(promotions.firstOrderReward, 'internal'))
    await screen.findByRole('link', { name: /Bring a friend/ })
  })

  it.each(['notExist', 'somethingElse'])('says of %s that it is not running', async (view) => {
    const app = open(`/activity?view=${view}`)
    await screen.findByText('This is not running')
    await app.user.click(screen.getByRole('link', { name: 'See what is on' }))
    expect(app.path()).toBe('/activity')
  })

  it.each(['coupon', 'couponInfo'])('leads from %s to the coupons', async (view) => {
    const app = open(`/activity?view=${view}`)
    await waitFor(() => expect(app.path()).toBe('/coupon'))
  })

  it('leads to one coupon where it is named', async () => {
    const app = open('/activity?view=couponInfo&couponId=coupon-1')
    await screen.findByRole('heading', { level: 1, name: 'Coupon' })
    expect(app.path()).toContain('/coupon')
  })
})

describe('/activity?view=gift', () => {
  const credited = { status: 'credited', maturesTime: '2026-11-20T09:00:00Z', withheldFor: null } as const

  it('says what the first sale brings, and how far the seller is', async () => {
    open('/activity?view=gift')
    expect((await screen.findByRole('link', { name: /On your first sale/ })).getAttribute('href')).toBe(
      '/sell/list',
    )
    expect(screen.getByRole('progressbar', { name: '0 of 1 card sold' })).toBeTruthy()
  })

  it('says the rule of the first sale in the language of the app', async () => {
    const rule = 'Added to the payout of one card of ₦20,000 or more, within 30 days. Once per account.'
    open('/activity?view=gift', (server) =>
      server.on(users.me, aUser({ language: 'fr' })).on(promotions.firstOrderReward, { ...reward, rule }),
    )
    try {
      await screen.findByRole('link', { name: /Ajouté au paiement d’une carte/ })
    } finally {
      await act(() => speakLanguage('en-US'))
    }
  })

  it('says where it went once it was had, and nothing else is on', async () => {
    open('/activity?view=gift', (server) =>
      server.on(promotions.firstOrderReward, { ...reward, eligible: false }).on(gifts.tasks, []),
    )
    await screen.findByText('No gift waits for you now')
  })

  it('shows each task with its progress, its time, and where it is done', async () => {
    open('/activity?view=gift', (server) =>
      server.on(gifts.tasks, [
        aGiftTask(),
        aGiftTask({ taskId: 'verify', kind: 'verify', title: 'Verify', target: 1, progress: 0 }),
        aGiftTask({ taskId: 'bank', kind: 'bankAccount', title: 'Bank', target: 1, progress: 0 }),
        aGiftTask({ taskId: 'xbox', title: 'Xbox', cardTypeId: 'xbox', endsTime: '2099-12-01T09:00:00Z' }),
        aGiftTask({ taskId: 'next', title: 'Next', startsTime: '2099-12-01T09:00:00Z' }),
        aGiftTask({ taskId: 'past', title: 'Past', endsTime: '2020-12-01T09:00:00Z' }),
      ]),
    )
    const card = async (name: string) => within(await screen.findByRole('article', { name }))
    const week = await card('Three cards in a week')
    expect(week.getByRole('progressbar', { name: '2 of 3 done' })).toBeTruthy()
    expect(week.getByRole('link', { name: 'Sell a card' }).getAttribute('href')).toBe('/sell/list')
    const linkOf = async (name: string) => (await card(name)).getByRole('link').getAttribute('href')
    expect(await linkOf('Verify')).toBe('/account/center?view=verification')
    expect(await linkOf('Bank')).toBe('/wallet/bankList?add=1')
    expect(await linkOf('Xbox')).toBe('/sell/submit?cardTypeId=xbox')
    expect((await card('Next')).getByText('Soon')).toBeTruthy()
    expect((await card('Past')).getByText('Over')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('claims what is done, once, and says when it is paid', async () => {
    const done = aGiftTask({ progress: 3 })
    const app = open('/activity?view=gift', (server) => server.on(gifts.tasks, [done]))
    const claimed = aGiftTask({
      progress: 3,
      reward: { status: 'maturing', maturesTime: '2099-12-01T09:00:00Z', withheldFor: null },
    })
    const claim = await screen.findByRole('button', { name: 'Claim' })
    app.server.on(gifts.claim, claimed).on(gifts.tasks, [claimed])
    await app.user.click(claim)
    await screen.findByText('Claimed')
    expect(screen.getByText('Paid from 1 December 2099 on')).toBeTruthy()
    expect(app.server.seen(gifts.claim)[0]).toMatchObject({ body: { taskId: 'three-in-a-week' } })
    expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull()
  })

  it('says at its card why a claim was refused', async () => {
    const app = open('/activity?view=gift', (server) => server.on(gifts.tasks, [aGiftTask({ progress: 3 })]))
    app.server.fail(gifts.claim, 'taskNotDone')
    await app.user.click(await screen.findByRole('button', { name: 'Claim' }))
    await screen.findByText('This is not done yet. Look at how far you are.')
  })

  it('says how each reward ended', async () => {
    const withheld = (withheldFor: 'linked' | 'soldLess' | 'closed') =>
      aGiftTask({
        taskId: withheldFor,
        title: withheldFor,
        progress: 3,
        reward: { ...credited, status: 'withheld', withheldFor },
      })
    open('/activity?view=gift', (server) =>
      server.on(gifts.tasks, [
        aGiftTask({ progress: 3, reward: credited }),
        ...(['linked', 'soldLess', 'closed'] as const).map(withheld),
      ]),
    )
    await screen.findByText('In your wallet')
    expect(screen.getByText('The account looks like one that is already known to us')).toBeTruthy()
    expect(screen.getByText('What you had done was taken back')).toBeTruthy()
    expect(screen.getByText('The account was closed before')).toBeTruthy()
  })
})

describe('/activity?view=giftCard', () => {
  const withCards = (server: ReturnType<typeof aServer>) =>
    server.on(cardTypes.list, listAndMap(aCardType())).on(cardTypes.currencies, listAndMap(aCardCurrency()))

  it('shows what brings more before, while and after it runs, and leads to selling', async () => {
    open('/activity?view=giftCard', (server) =>
      withCards(server).on(gifts.specials, [
        aBrandSpecial(),
        aBrandSpecial({
          specialId: 'next',
          title: 'Next',
          form: 'ecode',
          startsTime: '2099-01-01T08:00:00.000Z',
          endsTime: '2099-02-01T08:00:00.000Z',
        }),
        aBrandSpecial({ specialId: 'past', title: 'Past', endsTime: '2021-01-01T08:00:00.000Z' }),
      ]),
    )
    const now = within(await screen.findByRole('article', { name: 'Steam week' }))
    expect(now.getByText('+₦15')).toBeTruthy()
    expect(now.getByRole('link', { name: 'Sell Steam' }).getAttribute('href')).toBe(
      '/sell/submit?cardTypeId=steam&currencyTypeId=us',
    )
    const next = within(screen.getByRole('article', { name: 'Next' }))
    expect(next.getByText('Soon')).toBeTruthy()
    expect(next.getByText('Steam, USA, as e-code')).toBeTruthy()
    expect(within(screen.getByRole('article', { name: 'Past' })).getByText('Over')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('says that nothing is running', async () => {
    open('/activity?view=giftCard', (server) => withCards(server).on(gifts.specials, []))
    await screen.findByText('This is not running')
  })
})

describe('/activity?view=invite', () => {
  it('shows the code, a link with it, and how far each friend came', async () => {
    const { server } = open('/activity?view=invite')
    await screen.findByText('ADAEZE7')
    await screen.findByText('Sold a card')
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
    await screen.findByText('Link copied')
    expect(write).toHaveBeenCalledWith(`${window.location.origin}/register?invitationCode=ADAEZE7`)
  })

  it('says that nobody came yet', async () => {
    open('/activity?view=invite', (server) => server.on(invites.friends, aPage<Friend>()))
    await screen.findByText('Nobody yet')
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
    await screen.findByText('₦1,000 for you, ₦1,000 for your friend')
    expect(
      screen.getByText(/sold cards for ₦50,000 .* Paid 7 days later\. A person counts once/),
    ).toBeTruthy()
    await screen.findByText('In your wallet')
    expect(screen.getByText('Paid from 1 December 2099 on')).toBeTruthy()
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
    await screen.findByText('Whoever opens an account with your code is listed below.')
    expect(document.querySelector('.k-invite-card-sums')).toBeNull()
  })

  it('asks again for what could not be read', async () => {
    const app = open('/activity?view=invite', (server) => server.fail(invites.summary, 'internal'))
    const retry = await screen.findByRole('button', { name: /again/i })
    app.server.on(invites.summary, anInviteSummary())
    await app.user.click(retry)
    await screen.findByText('ADAEZE7')
  })
})

describe('/activity?view=rankList', () => {
  it('shows the places of a month with prizes, the own one, and what is missing', async () => {
    const app = open('/activity?view=rankList')
    const board = await screen.findByRole('list', { name: 'Sellers of November 2026' })
    const lines = within(board).getAllByRole('listitem')
    expect(lines[0]!.textContent).toContain('c***aWins ₦50,000')
    expect(lines.at(-1)!.textContent).toContain('27')
    expect(lines.at(-1)!.textContent).toMatch(/₦8,400\.00.* to the next place/)
    expect(screen.getByText(/Counted until the end of .*30.* Prizes are paid the day after\./)).toBeTruthy()
    await expectAccessible(document.body)
    expectNoSurprises(app.server)
  })

  it('asks for the other board and for a past month by the address', async () => {
    const app = open('/activity?view=rankList')
    await app.user.click(await screen.findByRole('radio', { name: 'Cleanest' }))
    expect(app.path()).toBe('/activity?view=rankList&board=clean')
    app.server.on(
      rankings.board,
      aRanking({ board: 'clean', month: '2026-10', isClosed: true, gap: null, minTrades: 10 }),
    )
    await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Month' }), 'October 2026')
    expect(app.path()).toBe('/activity?view=rankList&board=clean&month=2026-10')
    await screen.findByText('This month is over. Its prizes were paid.')
    expect(screen.getAllByRole('listitem')[0]!.textContent).toContain('Won ₦50,000')
    expect(screen.getAllByText('96%').length).toBeGreaterThan(1)
    expect(screen.getByText(/From 10 trades in the month on/)).toBeTruthy()
  })

  it.each([
    [{ status: 'credited', withheldFor: null }, 'In your wallet'],
    [
      { status: 'withheld', withheldFor: 'linked' },
      'Not paid · The account looks like one that is already known to us',
    ],
    [
      { status: 'maturing', withheldFor: null },
      'On its way: it waits for a saved bank account, and for the end of a pause',
    ],
  ] as const)('says what became of the own prize of a month that is over: %o', async (state, words) => {
    open('/activity?view=rankList&month=2026-10', (server) =>
      server.on(
        rankings.board,
        aRanking({ month: '2026-10', isClosed: true, gap: null, ownPrize: { amount: '10000.00', ...state } }),
      ),
    )
    await screen.findByText(`Your prize of ₦10,000: ${words}`)
    await expectAccessible(document.body)
  })

  it('tells every prize, and who has no place yet what it takes', async () => {
    const app = open('/activity?view=rankList&board=clean', (server) =>
      server.on(
        rankings.board,
        aRanking({ board: 'clean', places: [], own: null, gap: null, ownTrades: 9, minTrades: 10 }),
      ),
    )
    await screen.findByText('You have 9 of the 10 trades that it takes.')
    expect(screen.getByText('Nobody has 10 trades in this month yet')).toBeTruthy()
    expect(screen.getByText('Place 3')).toBeTruthy()
    await expectAccessible(document.body)
    app.server.on(rankings.board, aRanking({ own: null, gap: null }))
    await app.user.click(screen.getByRole('radio', { name: 'Most sold' }))
    await screen.findByText(/^You are not here yet\./)
  })

  it('names the places that win, where one between wins nothing', async () => {
    const prizes = [
      { place: 1, amount: '50000.00' },
      { place: 4, amount: '7000.00' },
    ]
    open('/activity?view=rankList', (server) => server.on(rankings.board, aRanking({ prizes })))
    await screen.findByText('Place 4')
    expect(document.body.textContent).toMatch(/Place 1₦50,000\.00.*Place 4₦7,000\.00/)
    expect(screen.queryByText('Place 2')).toBeNull()
  })

  it('says that no board was kept for a month, and takes what is no month for this one', async () => {
    const app = open('/activity?view=rankList&month=2020-01', (server) =>
      server.fail(rankings.board, 'notFound'),
    )
    await app.user.click(await screen.findByRole('link', { name: 'See this month' }))
    expect(app.path()).toBe('/activity?view=rankList')
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull()
    app.close()
    const other = open('/activity?view=rankList&month=garbage')
    await screen.findByRole('list', { name: 'Sellers of November 2026' })
    expect(other.server.seen(rankings.board).at(-1)?.query).toEqual({ board: 'sold' })
  })

  it('shows no other board while one is on its way', async () => {
    const app = open('/activity?view=rankList')
    await screen.findByRole('list', { name: 'Sellers of November 2026' })
    app.server.on(rankings.board, () => new Promise<never>(() => undefined))
    await app.user.click(screen.getByRole('radio', { name: 'Cleanest' }))
    expect(screen.queryByRole('list', { name: 'Sellers of November 2026' })).toBeNull()
  })

  it('finds the seller among the first', async () => {
    const own = aRankingPlace({ place: 3 })
    open('/activity?view=rankList', (server) => server.on(rankings.board, aRanking({ own })))
    const board = await screen.findByRole('list', { name: 'Sellers of November 2026' })
    expect(
      within(board)
        .getAllByRole('listitem')
        .map(({ dataset }) => dataset.mine),
    ).toEqual([undefined, undefined, 'true', undefined, undefined])
  })

  it('says that nobody was counted yet', async () => {
    open('/activity?view=rankList', (server) =>
      server.on(rankings.board, aRanking({ places: [], own: null, gap: null })),
    )
    await screen.findByText('No sale has been counted yet')
  })

  it('is not running where no prizes are given', async () => {
    open('/activity?view=rankList', (server) => server.on(rankings.board, aRanking({ isRunning: false })))
    await screen.findByText('This is not running')
  })
})

describe('/activity?view=rebate', () => {
  it('shows the steps, how far the seller is, what the month brings, and what was paid', async () => {
    const { server } = open('/activity?view=rebate')
    await screen.findByText('Your sales in November 2026: ₦742,000')
    expect(screen.getAllByRole('row').map(({ dataset }) => dataset.state)).toEqual([
      undefined,
      'reached',
      'reached',
      'next',
      'later',
    ])
    expect(screen.getByText(/brings ₦3,710\./)).toBeTruthy()
    expect(screen.getByText('October 2026')).toBeTruthy()
    expect(screen.getByText('In your wallet')).toBeTruthy()
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it('has reached every step with the last', async () => {
    open('/activity?view=rebate', (server) =>
      server.on(
        rebates.ladder,
        aRebateLadder({
          sold: '9000000.00',
          steps: aRebateLadder().steps.map((step) => ({ ...step, isReached: true })),
          missing: null,
          earned: '108000.00',
        }),
      ),
    )
    const rows = await screen.findAllByRole('row')
    expect(rows.slice(1).every(({ dataset }) => dataset.state === 'reached')).toBe(true)
  })

  it('says of a rebate that was withheld the class of the reason', async () => {
    const paid = [{ month: '2026-10', amount: '1250.00', status: 'withheld', withheldFor: 'linked' }] as const
    open('/activity?view=rebate', (server) => server.on(rebates.ladder, aRebateLadder({ paid: [...paid] })))
    await screen.findByText('Not paid · The account looks like one that is already known to us')
  })

  it('is not running where no rebate is given', async () => {
    open('/activity?view=rebate', (server) => server.on(rebates.ladder, aRebateLadder({ steps: [] })))
    await screen.findByText('This is not running')
  })
})
