import { operatorEndpoints } from '@kaadi/contract'
import {
  anOperator,
  aPage,
  aPayoutDetail,
  aPayoutReturn,
  aPayoutTrace,
  aWithdrawal,
} from '@kaadi/testing/builders'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isShown } from '../../test/is-shown.ts'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { payouts, payoutTraces, providerPayouts } = operatorEndpoints
const treasurer = anOperator({ roles: ['treasurer'] })
const path = '/not-received?id=trace-1'
const name = '₦59,950.00 of adaeze'
const answered = {
  status: 1,
  answer: 'GTBank has it since noon.',
  proof: 'FT-20261125-77',
  answeredBy: 'Ada Treasurer',
  endTime: '2026-11-21T10:00:00.000Z',
} as const
const serverOf = (shown = aPayoutTrace()) => aDesk(treasurer).on(payoutTraces.queue, aPage(shown))

describe('a withdrawal that has not come', () => {
  it('is listed, and opens with what was paid, to whom, and what the seller says', async () => {
    const server = serverOf()
    const { user, path: at } = renderConsole('/not-received', server)
    await user.click(await screen.findByRole('link', { name: /adaeze/ }))
    expect(await screen.findByRole('region', { name })).toSatisfy(isShown)
    expect(screen.getByText('I have looked since yesterday.')).toSatisfy(isShown)
    expect(screen.getByText('GT-2611-000391')).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'Ask the provider now' })).toBeNull()
    expect(at()).toContain('id=trace-1')
    await expectAccessible()
    expect(server.surprises).toEqual([])
  })

  it('is answered with what the bank finds it by', async () => {
    const server = serverOf().on(payoutTraces.answer, () => {
      server.on(payoutTraces.queue, aPage(aPayoutTrace(answered)))
      return aPayoutTrace(answered)
    })
    const { user, path: at } = renderConsole(path, server)
    await user.type(await screen.findByRole('textbox', { name: /Session id/ }), 'FT-20261125-77')
    await user.type(
      screen.getByRole('textbox', { name: /What the seller reads/ }),
      'GTBank has it since noon.',
    )
    await user.click(screen.getByRole('button', { name: 'Send the answer' }))
    expect(await screen.findByText(/^Ada Treasurer · /)).toSatisfy(isShown)
    expect(at()).toContain('view=ended')
    expect(server.seen(payoutTraces.answer)[0]?.body).toEqual({
      traceId: 'trace-1',
      proof: 'FT-20261125-77',
      answer: 'GTBank has it since noon.',
    })
  })

  it('is not answered without a proof and a sentence', async () => {
    const server = serverOf()
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: 'Send the answer' }))
    expect(await screen.findByText('Type it as the bank has it.')).toSatisfy(isShown)
    expect(server.seen(payoutTraces.answer)).toEqual([])
  })

  it('says that another treasurer was first', async () => {
    const { user } = renderConsole(path, serverOf().fail(payoutTraces.answer, 'traceEnded'))
    await user.type(await screen.findByRole('textbox', { name: /Session id/ }), 'FT-20261125-77')
    await user.type(
      screen.getByRole('textbox', { name: /What the seller reads/ }),
      'GTBank has it since noon.',
    )
    await user.click(screen.getByRole('button', { name: 'Send the answer' }))
    expect(await screen.findByText(/answered meanwhile, or the money came back/)).toSatisfy(isShown)
  })

  it('is credited again where the bank sent it back, with the reason', async () => {
    const server = serverOf().fail(payouts.recordReturn, 'payoutNotPaid')
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: 'The money came back' }))
    await user.type(
      screen.getByRole('textbox', { name: /Why the bank sent it back/ }),
      'The account is frozen.',
    )
    await user.type(screen.getByLabelText(/Reference of the money that came back/), 'gtb-back-77')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Credit it again' }))
    expect(server.seen(payouts.recordReturn)[0]?.body).toEqual({
      id: 'withdrawal-1',
      reason: 'The account is frozen.',
      bankReference: 'gtb-back-77',
    })
  })

  it('is not offered to be credited again to who paid it, and says why', async () => {
    renderConsole(path, serverOf(aPayoutTrace({ paidByMe: true })))
    expect(
      await screen.findByText(
        'You paid or released this payout, so another person has to say that it came back.',
      ),
    ).toSatisfy(isShown)
    expect(screen.queryByRole('button', { name: 'The money came back' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Send the answer' })).toSatisfy(isShown)
    await expectAccessible()
  })

  it('waits for another person where it is over the limit, and says so', async () => {
    const proposed = aPayoutDetail({
      withdrawal: aWithdrawal({ status: 10 }),
      returned: aPayoutReturn({ isOwn: true }),
    })
    const server = serverOf().on(payouts.recordReturn, proposed)
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: 'The money came back' }))
    await user.type(screen.getByLabelText(/Why the bank sent it back/), 'The account is frozen.')
    await user.type(screen.getByLabelText(/Reference of the money that came back/), 'gtb-back-77')
    await user.click(screen.getByRole('button', { name: 'Credit it again' }))
    expect(await screen.findByText('Another person has to confirm it')).toSatisfy(isShown)
    expect(screen.getByRole('link', { name: /nothing is credited before/ })).toSatisfy(isShown)
  })

  it('is asked for again at the provider who paid it', async () => {
    const server = serverOf(aPayoutTrace({ provider: 'paystack' })).on(providerPayouts.ask, null)
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('button', { name: 'Ask the provider now' }))
    expect(server.seen(providerPayouts.ask)[0]?.body).toEqual({ id: 'withdrawal-1' })
    expect(screen.queryByRole('button', { name: 'The money came back' })).toBeNull()
  })

  it('says so where none waits', async () => {
    renderConsole('/not-received', aDesk(treasurer).on(payoutTraces.queue, aPage()))
    expect(await screen.findByText('Every payment has come.')).toSatisfy(isShown)
  })
})
