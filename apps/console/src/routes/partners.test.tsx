import { operatorEndpoints } from '@kaadi/contract'
import { anOperator, aPage, aPartnerKey, aPartnerReview, aPartnerReviewRow } from '@kaadi/testing/builders'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { partnerReviews } = operatorEndpoints
const senior = anOperator({ roles: ['senior'] })
const waiting = aPartnerReview()
const active = aPartnerReview({ status: 'active', tier: 'bronze', keys: [aPartnerKey()] })
const path = '/partners?id=application-1'

const aPartnerDesk = (shown = waiting) =>
  aDesk(senior).on(partnerReviews.queue, aPage(aPartnerReviewRow())).on(partnerReviews.detail, shown)

describe('partners', () => {
  it('lists who waits, and opens an application with what they sell', async () => {
    const server = aPartnerDesk()
    const { user, path: at } = renderConsole('/partners', server)
    await user.click(await screen.findByRole('link', { name: 'Lagos Cards' }))
    expect(await screen.findByRole('region', { name: 'Partner Lagos Cards' })).toBeTruthy()
    expect(screen.getByText(/from a shop in Ikeja/)).toBeTruthy()
    expect(at()).toContain('id=application-1')
    await expectAccessible()
    expect(server.surprises).toEqual([])
  })

  it('accepts with a tier', async () => {
    const server = aPartnerDesk().on(partnerReviews.decide, active)
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('radio', { name: 'Silver' }))
    await user.click(screen.getByRole('button', { name: /Accept/ }))
    expect(server.seen(partnerReviews.decide)[0]?.body).toEqual({
      applicationId: 'application-1',
      verdict: 'accept',
      tier: 'silver',
    })
  })

  it('refuses with a reason alone', async () => {
    const server = aPartnerDesk().on(
      partnerReviews.decide,
      aPartnerReview({ status: 'refused', reason: 'volumeTooLow' }),
    )
    const { user } = renderConsole(path, server)
    const refuse = await screen.findByRole('button', { name: /Refuse/ })
    expect(refuse.getAttribute('aria-disabled') ?? refuse.hasAttribute('disabled')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /Expects too little/ }))
    await user.click(screen.getByRole('button', { name: /Refuse/ }))
    expect(server.seen(partnerReviews.decide)[0]?.body).toMatchObject({
      verdict: 'refuse',
      reason: 'volumeTooLow',
    })
  })

  it('pauses a partner, and revokes a key', async () => {
    const server = aPartnerDesk(active)
      .on(
        partnerReviews.suspend,
        aPartnerReview({ status: 'suspended', tier: 'bronze', reason: 'keyLeaked' }),
      )
      .on(partnerReviews.revokeKey, active)
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: /Revoke kd_live_/ }))
    expect(server.seen(partnerReviews.revokeKey)[0]?.body).toEqual({
      applicationId: 'application-1',
      keyId: 'key-1',
    })
    await user.click(screen.getByRole('radio', { name: /found in public/ }))
    await user.click(screen.getByRole('button', { name: /Pause/ }))
    expect(server.seen(partnerReviews.suspend)[0]?.body).toEqual({
      applicationId: 'application-1',
      reason: 'keyLeaked',
    })
  })

  it('says that another operator was first', async () => {
    const server = aPartnerDesk().fail(partnerReviews.decide, 'partnerDecided')
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: /Accept/ }))
    expect(await screen.findByText(/decided or changed meanwhile/)).toBeTruthy()
  })
})
