import { sellerEndpoints } from '@kaadi/contract'
import { anAutoWithdrawRule, aUser } from '@kaadi/testing/builders'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, renderApp } from '../../../test/render-app.tsx'

const { autoWithdrawals, users } = sellerEndpoints

const open = (change: (server: ReturnType<typeof aServer>) => void = () => {}) => {
  const server = aServer()
    .on(users.me, aUser())
    .on(autoWithdrawals.list, [])
    .on(autoWithdrawals.set, anAutoWithdrawRule())
  change(server)
  return renderApp('/wallet/cash?view=auto&currencyId=1', { server, isSignedIn: true })
}
const save = (app: ReturnType<typeof open>) =>
  app.user.click(screen.getByRole('button', { name: 'Save the rule' }))

describe('/wallet/cash?view=auto', () => {
  it('sets what stays in the wallet, with the withdrawal password', async () => {
    const app = open()
    await app.user.click(await screen.findByRole('radio', { name: 'Everything but what stays here' }))
    await app.user.type(screen.getByRole('textbox', { name: /^Stays in the wallet/ }), '20,000')
    await app.user.type(screen.getByLabelText('Withdrawal password'), '718204')
    await expectAccessible(document.body)
    await save(app)
    expect(await screen.findByText('Your rule is saved.')).toBeTruthy()
    expect(app.path()).toBe('/wallet/cash?currencyId=1')
    expect(app.server.seen(autoWithdrawals.set)[0]!.body).toEqual({
      currencyId: 1,
      kind: 'keep',
      amount: '20000',
      pin: '718204',
    })
  })

  it('keeps what was typed where the page goes in the middle, without the password', async () => {
    const app = open()
    await app.user.click(await screen.findByRole('radio', { name: 'Everything but what stays here' }))
    await app.user.type(screen.getByRole('textbox', { name: /^Stays in the wallet/ }), '20,000')
    await app.user.type(screen.getByLabelText('Withdrawal password'), '718204')
    await waitFor(() => expect(localStorage.getItem('AFR-formDrafts')).toContain('20000'))
    expect(localStorage.getItem('AFR-formDrafts')).not.toContain('718204')
    cleanup()
    open()
    expect(await screen.findByRole('textbox', { name: /^Stays in the wallet/ })).toHaveProperty(
      'value',
      '20,000',
    )
    expect(screen.getByLabelText('Withdrawal password')).toHaveProperty('value', '')
  })

  it('sends nothing before there is an amount and a whole password', async () => {
    const app = open()
    await app.user.click(await screen.findByRole('radio', { name: 'All of it, once there is at least' }))
    await save(app)
    expect(await screen.findByText('Enter an amount above zero.')).toBeTruthy()
    expect(screen.getByText('Enter six digits.')).toBeTruthy()
    expect(app.server.seen(autoWithdrawals.set)).toHaveLength(0)
  })

  it('keeps a third decimal as it was typed, says at once that it is one too many, and sends nothing', async () => {
    const app = open()
    await app.user.click(await screen.findByRole('radio', { name: 'Everything but what stays here' }))
    const amount = screen.getByRole('textbox', { name: /^Stays in the wallet/ })
    await app.user.type(amount, '20000.125')
    expect(amount).toHaveProperty('value', '20,000.125')
    expect(screen.getByText('Enter an amount with at most 2 decimals.')).toBeTruthy()
    await app.user.type(screen.getByLabelText('Withdrawal password'), '718204')
    await save(app)
    expect(app.server.seen(autoWithdrawals.set)).toHaveLength(0)
  })

  it('says at its field that the password is wrong', async () => {
    const app = open((server) =>
      server.fail(autoWithdrawals.set, 'wrongPin', { details: { attemptsLeft: 3 } }),
    )
    await app.user.type(await screen.findByLabelText('Withdrawal password'), '112358')
    await save(app)
    expect(await screen.findByText(/3 tries left/)).toBeTruthy()
  })

  it('says at the amount what the service found wrong with it', async () => {
    const fields = [{ path: 'amount', message: 'This amount is too large.' }]
    const app = open((server) => server.fail(autoWithdrawals.set, 'invalidInput', { details: { fields } }))
    await app.user.click(await screen.findByRole('radio', { name: 'Everything but what stays here' }))
    await app.user.type(screen.getByRole('textbox', { name: /^Stays in the wallet/ }), '20,000')
    await app.user.type(screen.getByLabelText('Withdrawal password'), '718204')
    await save(app)
    expect(await screen.findByText('This amount is too large.')).toBeTruthy()
  })

  it('says of a rule whose network is closed that it rests, and goes on by itself', async () => {
    const refusal = 'We do not pay over this network at the moment.'
    open((server) => server.on(autoWithdrawals.list, [anAutoWithdrawRule({ networkClosed: true, refusal })]))
    expect(await screen.findByText('Your rule rests.')).toBeTruthy()
    expect(screen.getByText(/The rule goes on by itself once we do\./)).toBeTruthy()
    expect(screen.queryByText(/The last try/)).toBeNull()
  })

  it('says why a rule rests', async () => {
    open((server) =>
      server.on(autoWithdrawals.list, [
        anAutoWithdrawRule({ resting: true, refusal: 'Your last automatic withdrawal was not paid.' }),
      ]),
    )
    expect(await screen.findByText(/Your rule rests/)).toBeTruthy()
    expect(screen.getByText('Your last automatic withdrawal was not paid.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Stays in the wallet/ }).value).toBe(
      '20,000',
    )
  })
})
