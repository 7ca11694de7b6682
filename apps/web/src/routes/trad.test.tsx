import { createHash } from 'node:crypto'
import { sellerEndpoints } from '@kaadi/contract'
import { aCardType, aPlazaLine, aPlazaSummary, aUser, listAndMap } from '@kaadi/testing/builders'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../test/render-app.tsx'
import { speakLanguage } from '../platform/words/speak-language.ts'

const { cardBalances, cardTypes, plaza, users } = sellerEndpoints
const steam = aCardType({ id: 'steam', name: 'Steam' })
const apple = aCardType({ id: 'apple', name: 'Apple' })
const line = aPlazaLine()
const { amount, currencyId, label, durationSeconds, time } = line
const mine = aPlazaLine({
  maskedName: 'a***e',
  receiptHash: createHash('sha256')
    .update(['order-7', amount, currencyId, label, durationSeconds, time].join('\n'))
    .digest('hex'),
})

const open = (path: string, change: (server: ReturnType<typeof aServer>) => void = () => undefined) => {
  const server = aServer()
    .on(users.me, aUser())
    .on(cardTypes.list, listAndMap(steam, apple))
    .on(plaza.cardOrders, ({ query }) => (query.cardTypeId === 'apple' ? [] : [line, mine]))
    .on(plaza.withdrawals, [aPlazaLine({ label: 'GTBank', cardTypeId: null })])
    .on(plaza.summary, aPlazaSummary())
    .on(cardBalances.list, [
      {
        cardTypeId: 'steam',
        url: 'https://store.steampowered.com/account',
        how: 'Signed in, with the code.',
      },
    ])
  change(server)
  return renderApp(path, { server, isSignedIn: true })
}

describe('/trad', () => {
  it('lists what was paid, says how much today, and leads to selling the same', async () => {
    const { server } = open('/trad')
    expect((await screen.findAllByText(/sold Steam/)).length).toBe(2)
    expect(
      await screen.findByText(/Cards paid today: 41\. Half of them within about 5 minutes\./),
    ).toBeTruthy()
    const [sell] = await screen.findAllByRole('link', { name: 'Sell Steam' })
    expect(sell!.getAttribute('href')).toBe('/sell/submit?cardTypeId=steam')
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it('shows one brand, by the address, and says when it was not paid lately', async () => {
    const app = open('/trad')
    await screen.findByRole('option', { name: 'Apple' })
    await app.user.selectOptions(await screen.findByLabelText('Brand'), 'Apple')
    expect(await screen.findByText('No such card was paid lately')).toBeTruthy()
    expect(app.path()).toBe('/trad?brand=apple')
  })

  it('shows withdrawals, and yesterday where nothing was paid yet today', async () => {
    const app = open('/trad', (server) =>
      server.on(plaza.summary, aPlazaSummary({ withdrawalsToday: 0, withdrawalsYesterday: 1_000 })),
    )
    await app.user.click(await screen.findByRole('radio', { name: 'Withdrawals' }))
    expect(await screen.findByText(/withdrew to GTBank/)).toBeTruthy()
    expect(await screen.findByText(/None yet today\. Withdrawals paid yesterday: 1,000\+\./)).toBeTruthy()
    expect(app.path()).toBe('/trad?tab=withdraw')
  })

  it('lets the owner of a line show that it is true, and nobody else', async () => {
    const app = open(`/trad?receipt=${mine.receiptHash}`)
    const field = await screen.findByLabelText('Address of the page of your trade')
    await app.user.type(field, 'https://kaadi.example/transaction/cardDetail?giftOrderId=order-8')
    await app.user.click(screen.getByRole('button', { name: 'Check it' }))
    expect(await screen.findByText('It does not fit: this line is another one.')).toBeTruthy()
    await app.user.clear(field)
    await app.user.type(field, 'https://kaadi.example/transaction/cardDetail?giftOrderId=order-7')
    await app.user.click(screen.getByRole('button', { name: 'Check it' }))
    expect(await screen.findByText('It fits: this line is that one.')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('says that a line has left the list, and leads back', async () => {
    open(`/trad?tab=withdraw&receipt=${'c'.repeat(64)}`)
    expect(await screen.findByText('This line is no longer in the list')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See what was paid just now' }).getAttribute('href')).toBe(
      '/trad?tab=withdraw',
    )
  })

  it('leads to the issuers, beside this page and without telling them of it', async () => {
    open('/trad?tab=cardBalance')
    const link = await screen.findByRole('link', { name: /Steam/ })
    expect(link.getAttribute('href')).toBe('https://store.steampowered.com/account')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    await expectAccessible(document.body)
  })

  it('says in the seller’s language what to do at an issuer: a warning there keeps the card from being spent', async () => {
    open('/trad?tab=cardBalance', (server) => server.on(users.me, aUser({ language: 'fr' })))
    expect(await screen.findByText('Connecté, avec le code.')).toBeTruthy()
    expect(screen.queryByText('Signed in, with the code.')).toBeNull()
    await speakLanguage('en-US')
  })

  it('says that it did not load, and tries again', async () => {
    const app = open('/trad', (server) => server.fail(plaza.cardOrders, 'internal'))
    const again = await screen.findByRole('button', { name: 'Try again' })
    app.server.on(plaza.cardOrders, [line])
    await app.user.click(again)
    expect(await screen.findByText(/sold Steam/)).toBeTruthy()
  })
})
