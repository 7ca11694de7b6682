import { operatorEndpoints } from '@kaadi/contract'
import type { Adjustment } from '@kaadi/contract/adjustments'
import { anAdjustment, anOperator, aPage, aPasskey, aPasskeyRequest } from '@kaadi/testing/builders'
import { aPasskeyDevice } from '@kaadi/testing/passkey-device'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { adjustments, changes, operatorFactor } = operatorEndpoints
const treasurer = anOperator({ roles: ['treasurer'] })
const path = '/adjustments?id=adjustment-1'
const decision = { decidedBy: 'Ada Treasurer', decideTime: '2026-11-20T16:00:00.000Z' } as const
const serverOf = (shown: Adjustment = anAdjustment()) =>
  aDesk(treasurer)
    .on(operatorFactor.passkeys, [aPasskey()])
    .on(adjustments.queue, aPage(shown))
    .on(adjustments.detail, shown)
    .on(adjustments.challenge, aPasskeyRequest({ userVerification: 'required' }))

describe('an adjustment', () => {
  it('is asked for beside its account: the page leads there', async () => {
    const { user, path: at } = renderConsole('/adjustments', serverOf())
    await user.click(await screen.findByRole('link', { name: 'Choose an account to correct' }))
    await waitFor(() => expect(at()).toContain('/ledger'))
  })

  it('is listed, and opens with what moves, why, and who asked', async () => {
    const server = serverOf()
    const { user } = renderConsole('/adjustments', server)
    await user.click(await screen.findByRole('link', { name: /^adaeze, Available/ }))
    expect(await screen.findByRole('region', { name: /^Adjustment of adaeze, Available/ })).toBeTruthy()
    expect(screen.getAllByText(/came back to us and was not credited/)[0]).toBeTruthy()
    expect(screen.getByText(/^Tunde Treasurer · /)).toBeTruthy()
    await expectAccessible()
    expect(server.surprises).toEqual([])
  })

  it('is signed by somebody else with a passkey, exactly as it was read', async () => {
    const server = serverOf().on(adjustments.confirm, () => {
      const done = anAdjustment({ status: 1, owed: '0.00', ...decision })
      server.on(adjustments.detail, done)
      return done
    })
    aPasskeyDevice()
    const { user } = renderConsole(path, server)
    expect(await screen.findByText(/^You sign exactly this: .* Asked for by Tunde Treasurer\.$/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Confirm the adjustment' }))
    expect(await screen.findByText(/^Ada Treasurer · /)).toBeTruthy()
    expect(server.seen(adjustments.challenge)[0]?.body).toEqual({ adjustmentId: 'adjustment-1' })
    expect(server.seen(adjustments.confirm)[0]?.body).toEqual({
      adjustmentId: 'adjustment-1',
      fingerprint: 'ab12'.repeat(16),
      passkey: {
        id: 'cGFzc2tleQ',
        clientDataJSON: 'Y2xpZW50',
        authenticatorData: 'YXV0aGVudGljYXRvcg',
        signature: 'c2lnbmF0dXJl',
      },
    })
    expect(screen.getByRole('link', { name: 'In the ledger' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Undo it' })).toBeTruthy()
  })

  it('is not for who asked, who may take it back', async () => {
    const server = serverOf(anAdjustment({ askedByMe: true })).on(
      adjustments.decline,
      anAdjustment({ status: 2, ...decision }),
    )
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: 'Take it back' }))
    expect(screen.queryByRole('button', { name: 'Confirm the adjustment' })).toBeNull()
    await waitFor(() => expect(server.seen(adjustments.decline)).toHaveLength(1))
  })

  it('says that somebody was first', async () => {
    aPasskeyDevice()
    const { user } = renderConsole(path, serverOf().fail(adjustments.confirm, 'adjustmentEnded'))
    await user.click(await screen.findByRole('button', { name: 'Confirm the adjustment' }))
    expect(await screen.findByText(/^Somebody decided this adjustment meanwhile/)).toBeTruthy()
  })

  it('is undone by its opposite alone', async () => {
    const { user } = renderConsole(path, serverOf(anAdjustment({ status: 1, owed: '0.00', ...decision })))
    await user.click(await screen.findByRole('button', { name: 'Undo it' }))
    const amount = (await screen.findByLabelText(/^Amount/)) as HTMLInputElement
    expect([amount.value, amount.readOnly]).toEqual(['12500.00', true])
    const way = screen.getByLabelText(/^Which way/) as HTMLSelectElement
    expect([way.value, way.disabled]).toEqual(['out', true])
  })
})

it('waits among the approvals of who may confirm it', async () => {
  renderConsole('/approvals', serverOf().on(changes.list, aPage()))
  const link = await screen.findByRole('link', { name: /^adaeze, Available/ })
  expect(link.getAttribute('href')).toContain('/adjustments?id=adjustment-1')
})
