import { sellerEndpoints } from '@kaadi/contract'
import { aSiteInfo, aUser } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSellServer, open, value } from '../../../test/sell-screen.tsx'

const { cardOrders, cardTypes, site, users } = sellerEndpoints
const reopensTime = '2026-12-01T08:00:00.000Z'

it('says that the country is closed, and until when, once a rate was refused for it', async () => {
  const server = aSellServer().fail(cardOrders.quote, 'countryClosed', { details: { reopensTime } })
  const { user } = open(undefined, server)
  const field = await value()
  expect(screen.queryByText('We are closed in your country at the moment')).toBeNull()
  server.on(site.info, aSiteInfo({ closedCountries: [{ countryCode: 'NG', reopensTime }] }))
  await user.type(field, '100')
  expect(await screen.findByText('We are closed in your country at the moment')).toBeTruthy()
  expect(screen.getByText(/It opens again at about/)).toBeTruthy()
})

it('looks at the catalogue again once a brand was refused', async () => {
  const server = aSellServer().fail(cardOrders.quote, 'cardTypeClosed')
  const { user } = open(undefined, server)
  const field = await value()
  const before = server.seen(cardTypes.list).length
  await user.type(field, '100')
  await waitFor(() => expect(server.seen(cardTypes.list).length).toBeGreaterThan(before))
})

it('says that the account waits to be deleted once a rate was refused for it', async () => {
  const server = aSellServer().fail(cardOrders.quote, 'deletionPending')
  const { user } = open(undefined, server)
  const field = await value()
  const before = server.seen(users.me).length
  server.on(users.me, aUser({ deletionAt: '2026-12-09T08:00:00.000Z' }))
  await user.type(field, '100')
  await waitFor(() => expect(server.seen(users.me).length).toBeGreaterThan(before))
})
