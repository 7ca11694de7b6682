import { sellerEndpoints } from '@kaadi/contract'
import type { ExchangeQuote } from '@kaadi/contract/exchanges'
import { anExchange, anExchangeQuote, aUser } from '@kaadi/testing/builders'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'
import { seenButton } from '../../../test/seen-button.ts'
import { speakLanguage } from '../../platform/words/speak-language.ts'

const { currencies, exchanges, users, wallets } = sellerEndpoints

const inAMinute = () => ({
  serverTime: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
})
const rates = [
  { inCurrencyId: 1, outCurrencyId: 2, rate: '0.00735', validUntil: '2026-11-20T12:01:00.000Z' },
  { inCurrencyId: 2, outCurrencyId: 1, rate: '134.2', validUntil: '2026-11-20T12:01:00.000Z' },
] as const

const open = (
  change: (server: ReturnType<typeof aServer>) => void = () => {},
  path = '/wallet/cash?view=exchange&currencyId=1',
) => {
  const server = aServer()
    .on(users.me, aUser())
    .on(currencies.rates, [...rates])
    .on(wallets.available, ({ query }) => (query.inCurrencyId === 1 ? 100000 : 12.5))
    .on(exchanges.quote, anExchangeQuote(inAMinute()))
    .on(exchanges.make, anExchange())
  change(server)
  return renderApp(path, { server, isSignedIn: true })
}

const form = () => screen.findByRole('form', { name: 'Exchange' })
const offer = async (opened: ReturnType<typeof open>, amount = '20000') => {
  await form()
  await opened.user.type(screen.getByRole('textbox', { name: /You pay/ }), amount)
  await opened.user.click(screen.getByRole('button', { name: 'Continue' }))
  return opened
}

describe('an exchange', () => {
  it('reckons the other amount while one is typed, with no accessibility fault', async () => {
    const { user, server } = open()
    await form()
    await user.type(screen.getByRole('textbox', { name: /You pay/ }), '20000')
    expect(screen.getByRole('textbox', { name: /You get/ })).toHaveProperty('value', '147')
    await user.clear(screen.getByRole('textbox', { name: /You get/ }))
    await user.type(screen.getByRole('textbox', { name: /You get/ }), '100')
    expect(screen.getByRole('textbox', { name: /You pay/ })).toHaveProperty('value', '13,605.45')
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it('names its currencies in the language that is spoken', async () => {
    localStorage.setItem('AFR-language', 'fr')
    await speakLanguage('fr')
    open()
    await screen.findByRole('textbox', { name: /nairas nigérians/ })
    expect(screen.queryByRole('textbox', { name: /Nigerian|Ghanaian/ })).toBeNull()
    await speakLanguage('en-US')
  })

  it('keeps what was typed where the page goes in the middle', async () => {
    const { user } = open()
    await form()
    await user.type(screen.getByRole('textbox', { name: /You get/ }), '100')
    cleanup()
    open()
    await form()
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /You get/ })).toHaveProperty('value', '100'),
    )
    expect(screen.getByRole('textbox', { name: /You pay/ })).toHaveProperty('value', '13,605.45')
  })

  it('keeps a pasted amount with too many decimals, says so, and asks for no rate', async () => {
    const { user, server } = open()
    await form()
    await user.click(screen.getByRole('textbox', { name: /You pay/ }))
    await user.paste('₦1,000.555')
    expect(screen.getByRole('textbox', { name: /You pay/ })).toHaveProperty('value', '1,000.555')
    expect(await screen.findByText('Enter an amount with at most 2 decimals.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(server.seen(exchanges.quote)).toEqual([])
  })

  it.each(['You pay', 'You get'])(
    'keeps a third decimal that is typed where it says “%s”, says so there, and asks for no rate',
    async (label) => {
      const { user, server } = open()
      await form()
      const amount = screen.getByRole('textbox', { name: new RegExp(label) })
      await user.type(amount, '10.125')
      expect(amount).toHaveProperty('value', '10.125')
      expect(amount.getAttribute('aria-invalid')).toBe('true')
      expect(screen.getAllByText('Enter an amount with at most 2 decimals.')).toHaveLength(1)
      await user.click(screen.getByRole('button', { name: 'Continue' }))
      expect(server.seen(exchanges.quote)).toEqual([])
    },
  )

  it('shows what is promised for a minute, and makes it', async () => {
    const opened = await offer(open())
    const panel = await screen.findByRole('region', { name: 'Your exchange' })
    expect(within(panel).getByText('20,000.00 Nigerian naira')).toBeTruthy()
    expect(within(panel).getByText('147.00 Ghanaian cedi')).toBeTruthy()
    expect(within(panel).getByText('₦1 = ₵0.00735')).toBeTruthy()
    await expectAccessible(document.body)
    await opened.user.click(await seenButton('Exchange now'))
    expect(await screen.findByText('Exchanged', { selector: 'p' })).toBeTruthy()
    expect(opened.server.seen(exchanges.quote)[0]?.body).toEqual({
      inCurrencyId: 1,
      outCurrencyId: 2,
      amount: '20000',
    })
    expect(opened.server.seen(exchanges.make)[0]?.body).toEqual({ quoteId: 'exchange-quote-1' })
    expect(screen.getByRole('link', { name: 'Back to the wallet' }).getAttribute('href')).toBe(
      '/wallet/cash?currencyId=2',
    )
  })

  it('says the difference when the rate ran out on the way, and asks again before it exchanges', async () => {
    let asked = 0
    const opened = await offer(
      open((server) =>
        server.on(exchanges.make, () => {
          asked += 1
          if (asked > 1) return anExchange({ gets: '140.00' })
          const quote: ExchangeQuote = anExchangeQuote({ ...inAMinute(), quoteId: 'fresh', gets: '140.00' })
          return { failure: 'exchangeQuoteExpired', details: { quote, difference: '-7.00' } }
        }),
      ),
    )
    await opened.user.click(await seenButton('Exchange now'))
    expect(await screen.findByText('You get ₵7.00 less than before.')).toBeTruthy()
    await opened.user.click(await seenButton('Exchange now'))
    expect(await screen.findByText('Exchanged', { selector: 'p' })).toBeTruthy()
    expect(opened.server.seen(exchanges.make).map(({ body }) => body)).toEqual([
      { quoteId: 'exchange-quote-1' },
      { quoteId: 'fresh' },
    ])
  })

  it('says the difference of the rate that is asked for after one ran out', async () => {
    const now = new Date().toISOString()
    let asked = 0
    const opened = await offer(
      open((server) =>
        server.on(exchanges.quote, () => {
          asked += 1
          return asked > 1
            ? anExchangeQuote({ ...inAMinute(), quoteId: 'fresh', gets: '146.85' })
            : anExchangeQuote({ serverTime: now, expiresAt: now })
        }),
      ),
    )
    await opened.user.click(await seenButton('See the new rate'))
    expect(await screen.findByText('You get ₵0.15 less than before.')).toBeTruthy()
  })

  it('does not exchange at a rate that nobody looked at: the second tap on the new rate does nothing', async () => {
    const now = new Date().toISOString()
    let asked = 0
    const opened = await offer(
      open((server) =>
        server.on(exchanges.quote, () => {
          asked += 1
          return asked > 1
            ? anExchangeQuote({ ...inAMinute(), quoteId: 'fresh' })
            : anExchangeQuote({ serverTime: now, expiresAt: now })
        }),
      ),
    )
    await opened.user.click(await seenButton('See the new rate'))
    await opened.user.click(await screen.findByRole('button', { name: 'Exchange now' }))
    expect(screen.getByText('This is a new rate')).toBeTruthy()
    expect(screen.getByText('You get as much as before.')).toBeTruthy()
    expect(opened.server.seen(exchanges.make)).toEqual([])
    await opened.user.click(await seenButton('Exchange now'))
    expect(await screen.findByText('Exchanged', { selector: 'p' })).toBeTruthy()
    expect(opened.server.seen(exchanges.make)).toHaveLength(1)
  })

  it('says that the rate ran out before it was taken, and offers the new one', async () => {
    const now = new Date().toISOString()
    const opened = await offer(
      open((server) => server.on(exchanges.quote, anExchangeQuote({ serverTime: now, expiresAt: now }))),
    )
    expect(await screen.findByText('This rate ran out')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Exchange now' })).toBeNull()
    await opened.user.click(screen.getByRole('button', { name: 'Change the amount' }))
    await form()
    expect(screen.getByRole('textbox', { name: /You pay/ })).toHaveProperty('value', '20,000')
  })

  it.each([
    ['', 'Enter an amount.'],
    ['100000.01', 'You have ₦100,000.'],
  ])('does not ask for a rate of %j', async (amount, words) => {
    const { user, server } = open()
    await form()
    if (amount) await user.type(screen.getByRole('textbox', { name: /You pay/ }), amount)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(server.seen(exchanges.quote)).toEqual([])
  })

  it('says at the field that there is no rate, before anything is asked for', async () => {
    const { user, server } = open((on) => on.on(currencies.rates, [rates[1]]))
    await form()
    expect(await screen.findByText(/There is no rate from NGN to GHS right now/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(server.seen(exchanges.quote)).toEqual([])
    await expectAccessible(document.body)
  })

  it('says what the service found fault with, at the form', async () => {
    await offer(open((server) => server.fail(exchanges.quote, 'exchangeClosed')))
    expect(
      await screen.findByText('There is no rate between these wallets right now. Please try again later.'),
    ).toBeTruthy()
  })

  it('says the smallest exchange with its figure', async () => {
    await offer(
      open((server) =>
        server.fail(exchanges.quote, 'exchangeTooSmall', { details: { limit: '500', currencyId: 1 } }),
      ),
      '499',
    )
    expect(await screen.findByText('The smallest exchange is ₦500.')).toBeTruthy()
  })

  it('names no smallest exchange where the amount is above it and worth nothing', async () => {
    await offer(
      open((server) =>
        server.fail(exchanges.quote, 'exchangeTooSmall', { details: { limit: '500', currencyId: 1 } }),
      ),
      '501',
    )
    expect(await screen.findByText('This is less than can be exchanged.')).toBeTruthy()
  })

  it('states what comes in USDT exactly, in the offer and on the receipt', async () => {
    const terms = { inCurrencyId: 1, outCurrencyId: 3, amount: '1000.00', gets: '0.648324' } as const
    const opened = await offer(
      open((server) =>
        server
          .on(exchanges.quote, anExchangeQuote({ ...inAMinute(), ...terms }))
          .on(exchanges.make, anExchange(terms)),
      ),
    )
    expect(await screen.findByText('0.648324 tether')).toBeTruthy()
    await opened.user.click(await seenButton('Exchange now'))
    expect(await screen.findByText('Exchanged', { selector: 'p' })).toBeTruthy()
    expect(screen.getAllByText('0.648324 tether')).toHaveLength(2)
    expect(document.body.textContent).not.toContain('0.65')
  })

  it('holds a refusal against the amount that was refused, not against the next one', async () => {
    const small = 'This is less than can be exchanged.'
    const { user } = await offer(
      open((server) => server.fail(exchanges.quote, 'exchangeTooSmall')),
      '0',
    )
    expect(await screen.findByText(small)).toBeTruthy()
    const amount = screen.getByRole('textbox', { name: /You pay/ })
    await user.clear(amount)
    await user.type(amount, '5000')
    expect(screen.queryByText(small)).toBeNull()
    await user.clear(amount)
    await user.type(amount, '999999999')
    expect(screen.getByText('You have ₦100,000.')).toBeTruthy()
    expect(screen.queryByText(small)).toBeNull()
  })

  it('says one thing at a time where the balance turned out to be less', async () => {
    let available = 100000
    const opened = await offer(
      open((server) =>
        server
          .on(wallets.available, () => available)
          .on(exchanges.make, () => {
            available = 10
            return { failure: 'insufficientFunds' }
          }),
      ),
    )
    await opened.user.click(await seenButton('Exchange now'))
    expect(await screen.findByText('You have ₦10.')).toBeTruthy()
    expect(screen.queryByText('Your balance is lower than this amount.')).toBeNull()
  })

  it('that was made is shown from its line of the statement', async () => {
    open((server) => server.on(exchanges.detail, anExchange()), '/wallet/cash?exchange=exchange-1')
    expect(await screen.findAllByText('147.00 Ghanaian cedi')).toHaveLength(2)
    expect(screen.getByText('for ₦20,000.00')).toBeTruthy()
  })
})
