import { sellerEndpoints } from '@kaadi/contract'
import {
  aDelivery,
  aPage,
  aPartnerApplication,
  aPartnerKey,
  aPartnerOverview,
  aPartnerStanding,
  aPartnerVolume,
  aUser,
} from '@kaadi/testing/builders'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { partners, users } = sellerEndpoints
const partner = aPartnerOverview({
  application: aPartnerApplication({ status: 'accepted' }),
  partner: aPartnerStanding(),
})

const open = (path: string, change: (server: ReturnType<typeof aServer>) => void = () => undefined) => {
  const server = aServer().on(users.me, aUser()).on(partners.overview, partner)
  change(server)
  return renderApp(path, { server, isSignedIn: true })
}

describe('/activity/partner', () => {
  it('shows what each tier gives, and takes an application', async () => {
    const app = open('/activity/partner', (server) =>
      server
        .on(partners.overview, aPartnerOverview())
        .on(partners.apply, aPartnerOverview({ application: aPartnerApplication() })),
    )
    await screen.findByText(/From ₦5,000,000 a month/)
    await app.user.click(screen.getByRole('button', { name: 'Send the application' }))
    expect(screen.getByText('Enter the name of your business.')).toBeTruthy()
    await app.user.type(screen.getByLabelText(/Name of your business/), 'Lagos Cards')
    const website = screen.getByLabelText(/Website/)
    await app.user.clear(website)
    await app.user.type(website, 'https://lagoscards.example')
    await app.user.type(screen.getByLabelText(/What do you sell/), 'Gift cards over the counter.')
    await app.user.type(screen.getByLabelText(/expect to sell/), '4,000,000')
    await expectAccessible(document.body)
    await app.user.click(screen.getByRole('button', { name: 'Send the application' }))
    await screen.findByText('We are looking at your application')
    expect(app.server.seen(partners.apply).at(-1)?.body).toMatchObject({
      companyName: 'Lagos Cards',
      expectedVolume: '4000000',
    })
    expect(screen.queryByRole('button', { name: 'Send the application' })).toBeNull()
    expectNoSurprises(app.server)
  })

  it('keeps what was typed where the page goes in the middle', async () => {
    const asked = (server: ReturnType<typeof aServer>) => server.on(partners.overview, aPartnerOverview())
    const app = open('/activity/partner', asked)
    await app.user.type(await screen.findByLabelText(/Name of your business/), 'Lagos Cards')
    cleanup()
    open('/activity/partner', asked)
    await waitFor(() =>
      expect(screen.getByLabelText(/Name of your business/)).toHaveProperty('value', 'Lagos Cards'),
    )
  })

  it('says why an application was refused, and takes another one', async () => {
    const refusal = {
      reason: 'websiteUnclear' as const,
      text: 'Your website does not show what you sell.',
      nextStep: 'Apply again when it is online and says who you are.',
    }
    open('/activity/partner', (server) =>
      server.on(
        partners.overview,
        aPartnerOverview({ application: aPartnerApplication({ status: 'refused', refusal }) }),
      ),
    )
    await screen.findByText(refusal.text)
    expect(screen.getByText(refusal.nextStep)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Apply again' })).toBeTruthy()
  })

  it('says to a paused partner why', async () => {
    const suspension = {
      reason: 'keyLeaked' as const,
      text: 'One of your keys was found.',
      nextStep: 'Write to us.',
    }
    open('/activity/partner', (server) =>
      server.on(partners.overview, { ...partner, partner: aPartnerStanding({ suspension }) }),
    )
    await screen.findByText('Your partner access is paused')
    expect(screen.getByText(/One of your keys was found/)).toBeTruthy()
  })
})

describe('keys', () => {
  const made = {
    ...aPartnerKey({ keyId: 'key-2', mode: 'sandbox', prefix: 'kd_test_x9Y8z7' }),
    key: 'kd_test_x9Y8z7whole',
  }

  it('shows a new key once', async () => {
    const app = open('/activity/partner?view=keys', (server) => server.on(partners.makeKey, made))
    await app.user.click(await screen.findByRole('checkbox', { name: 'Read the balance' }))
    await app.user.click(screen.getByRole('button', { name: 'Make a key' }))
    await screen.findByText(made.key)
    expect(app.server.seen(partners.makeKey).at(-1)?.body).toEqual({
      mode: 'sandbox',
      scopes: ['quote', 'submit', 'read'],
    })
    await expectAccessible(document.body)
    await app.user.click(screen.getByRole('button', { name: 'I have kept it' }))
    expect(screen.queryByText(made.key)).toBeNull()
  })

  it('asks before a key is revoked', async () => {
    const app = open('/activity/partner?view=keys', (server) =>
      server.on(partners.revokeKey, aPartnerKey({ status: 'revoked' })),
    )
    await app.user.click(await screen.findByRole('button', { name: /Revoke kd_live_/ }))
    const dialog = screen.getByRole('alertdialog')
    expect(app.server.seen(partners.revokeKey)).toHaveLength(0)
    await app.user.click(within(dialog).getByRole('button', { name: 'Revoke' }))
    expect(app.server.seen(partners.revokeKey).at(-1)?.body).toEqual({ keyId: 'key-1' })
  })

  it('says before a key is replaced how long the old one works', async () => {
    const app = open('/activity/partner?view=keys')
    await app.user.click(await screen.findByRole('button', { name: /Replace kd_live_/ }))
    expect(within(screen.getByRole('alertdialog')).getByText(/works for 24 hours more/)).toBeTruthy()
  })

  it('says that the old one ends at once where as many work as the tier allows', async () => {
    const { tier } = partner.partner!
    const { keysMax } = partner.tiers.find((one) => one.tier === tier)!
    const keys = Array.from({ length: keysMax }, (_, at) =>
      aPartnerKey({ keyId: `key-${at}`, prefix: `kd_live_${String(at).padStart(6, '0')}` }),
    )
    const app = open('/activity/partner?view=keys', (server) =>
      server.on(partners.overview, { ...partner, partner: aPartnerStanding({ keys }) }),
    )
    await app.user.click(await screen.findByRole('button', { name: /Replace kd_live_000000/ }))
    expect(within(screen.getByRole('alertdialog')).getByText(/The old one ends at once/)).toBeTruthy()
  })

  it('says to who is no partner where to begin', async () => {
    open('/activity/partner?view=keys', (server) => server.on(partners.overview, aPartnerOverview()))
    await screen.findByText('You are not a partner yet')
  })
})

describe('the webhook', () => {
  it('is saved, with its signing secret shown once', async () => {
    const webhook = partner.partner!.webhook!
    const app = open('/activity/partner?view=webhook', (server) =>
      server.on(partners.saveWebhook, { ...webhook, signingSecret: 'whsec_shown-once' }),
    )
    await app.user.type(await screen.findByLabelText(/Address of your server/), 'https://shop.example/hook')
    await app.user.click(screen.getByRole('button', { name: 'Save the address' }))
    await screen.findByText('whsec_shown-once')
    await expectAccessible(document.body)
  })

  it('says what was refused until the address is changed, and no longer', async () => {
    const app = open('/activity/partner?view=webhook', (server) =>
      server.fail(partners.saveWebhook, 'invalidInput'),
    )
    const field = await screen.findByLabelText(/Address of your server/)
    await app.user.type(field, 'https://shop.example/hook')
    await app.user.click(screen.getByRole('button', { name: 'Save the address' }))
    const form = within(field.closest('form')!)
    await form.findByRole('alert')
    await app.user.type(field, 's')
    expect(form.queryByRole('alert')).toBeNull()
  })

  it('sends a test event', async () => {
    const app = open('/activity/partner?view=webhook', (server) =>
      server.on(partners.sendTest, aDelivery({ kind: 'test', giftOrderId: null, orderStatus: null })),
    )
    await app.user.click(await screen.findByRole('button', { name: 'Send a test event' }))
    expectNoSurprises(app.server)
    expect(app.server.seen(partners.sendTest)).toHaveLength(1)
    await screen.findByText(/A test event is on its way/)
  })
})

describe.each(['log', 'volume'])('a partner’s own part %s', (view) => {
  it('asks for nothing that would be refused to who is no partner', async () => {
    const app = open(`/activity/partner?view=${view}`, (server) =>
      server
        .fail(partners.deliveries, 'notPartner')
        .fail(partners.volume, 'notPartner')
        .on(partners.overview, aPartnerOverview()),
    )
    await screen.findByText('You are not a partner yet')
    expect(app.server.seen(partners.overview)).toHaveLength(1)
    expect([...app.server.seen(partners.deliveries), ...app.server.seen(partners.volume)]).toEqual([])
    await expectAccessible(document.body)
  })

  it('can be tried again where it did not come who is a partner', async () => {
    const app = open(`/activity/partner?view=${view}`, (server) =>
      server
        .on(partners.deliveries, aPage(aDelivery()))
        .on(partners.volume, aPartnerVolume())
        .fail(partners.overview, 'internal'),
    )
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8_000 })
    app.server.on(partners.overview, partner)
    await app.user.click(again)
    await screen.findByText(view === 'log' ? 'Order changed to Paid' : 'Steam')
  })
})

describe('the delivery log', () => {
  it('says what became of each event, and sends one again', async () => {
    const parked = aDelivery({
      eventId: 'event-2',
      status: 'parked',
      tries: 12,
      responseCode: 500,
      problem: 'answeredNo',
    })
    const app = open('/activity/partner?view=log', (server) =>
      server.on(partners.deliveries, aPage(parked, aDelivery())).on(partners.resend, parked),
    )
    await screen.findByText(/12 tries · answered 500/)
    expect(screen.getAllByText('Order changed to Paid')).toHaveLength(2)
    await expectAccessible(document.body)
    await app.user.click(screen.getAllByRole('button', { name: /Send again/ })[0]!)
    await screen.findByText('It is sent again.')
    expect(app.server.seen(partners.resend).at(-1)?.body).toEqual({ eventId: 'event-2' })
    await app.user.selectOptions(screen.getByLabelText('State'), 'parked')
    expect(app.path()).toBe('/activity/partner?view=log&status=parked')
  })
})

describe('the volume', () => {
  it('stands by brand, with what is missing to the next tier', async () => {
    open('/activity/partner?view=volume', (server) => server.on(partners.volume, aPartnerVolume()))
    await screen.findByText('Steam')
    expect(screen.getByText(/₦1,750,000 more this month, and you are Silver/)).toBeTruthy()
    await expectAccessible(document.body)
  })
})
