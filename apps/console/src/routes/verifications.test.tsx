import { operatorEndpoints } from '@kaadi/contract'
import { anOperator, aPage, aReviewCase, aReviewRow } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { verificationReviews } = operatorEndpoints
const reviewer = anOperator({ roles: ['reviewer'] })
const waiting = aReviewCase()
const path = '/verifications?id=verification-1'

const aVerificationDesk = (shown = waiting) =>
  aDesk(reviewer).on(verificationReviews.queue, aPage(aReviewRow())).on(verificationReviews.detail, shown)

describe('verifications', () => {
  it('lists who waits, and opens a case with its photos and facts', async () => {
    const server = aVerificationDesk()
    const { user, path: at } = renderConsole('/verifications', server)
    await user.click(await screen.findByRole('link', { name: 'adaeze' }))
    expect(await screen.findByRole('region', { name: 'Verification of adaeze' })).toBeTruthy()
    expect(screen.getByText('Adaeze Okafor')).toBeTruthy()
    expect(screen.getByText(/12345678901/)).toBeTruthy()
    expect(at()).toContain('id=verification-1')
    await expectAccessible()
    expect(server.surprises).toEqual([])
  })

  it('accepts by its key', async () => {
    const accepted = aReviewCase({ status: 'accepted', decideTime: waiting.createTime, photos: [] })
    const server = aVerificationDesk().on(verificationReviews.decide, accepted)
    const { user } = renderConsole(path, server)
    await screen.findByRole('button', { name: /Accept/ })
    server.on(verificationReviews.detail, accepted)
    await user.keyboard('a')
    expect(await screen.findByText('Accepted')).toBeTruthy()
    expect(server.seen(verificationReviews.decide)[0]?.body).toEqual({
      verificationId: 'verification-1',
      verdict: 'accept',
    })
  })

  it('refuses with a reason that fits the step, chosen by its key', async () => {
    const server = aVerificationDesk().on(verificationReviews.decide, aReviewCase({ status: 'refused' }))
    const { user } = renderConsole(path, server)
    const refuse = await screen.findByRole('button', { name: /Refuse/ })
    expect((refuse as HTMLButtonElement).disabled).toBe(true)
    expect(screen.queryByText(/not known to the issuer/)).toBeNull()
    await user.keyboard('w')
    await waitFor(() => expect((refuse as HTMLButtonElement).disabled).toBe(false))
    await user.keyboard('x')
    await waitFor(() =>
      expect(server.seen(verificationReviews.decide)[0]?.body).toMatchObject({ reason: 'unreadable' }),
    )
  })

  it('says that another reviewer was first, and looks again', async () => {
    const server = aVerificationDesk().fail(verificationReviews.decide, 'verificationDecided')
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: /Accept/ }))
    expect(await screen.findByText(/decided/)).toBeTruthy()
    await waitFor(() => expect(server.seen(verificationReviews.detail).length).toBeGreaterThan(1))
  })

  it('warns of a number that another account has', async () => {
    const flags = [{ kind: 'numberOfAnother' as const, text: 'Another account uses this number' }]
    renderConsole(path, aVerificationDesk(aReviewCase({ flags })))
    expect(await screen.findByText('Another account uses this number')).toBeTruthy()
  })
})
