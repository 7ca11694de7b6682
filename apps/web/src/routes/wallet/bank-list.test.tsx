import { sellerEndpoints } from '@kaadi/contract'
import type { Bank, BankAccount } from '@kaadi/contract/bank-accounts'
import { aUser } from '@kaadi/testing/builders'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { bankAccounts, withdrawalPins, users } = sellerEndpoints

const anAccount = (id: string, given: Partial<BankAccount> = {}): BankAccount => ({
  id: id as BankAccount['id'],
  bankCode: '058',
  bankName: 'Guaranty Trust Bank',
  initials: 'GT',
  color: '#c2410c',
  currencyId: 1,
  accountEnding: '4821',
  accountName: 'ADAEZE N OKAFOR',
  kind: 'bank',
  match: 'exact',
  newUntil: null,
  networkClosed: false,
  isDefault: false,
  status: 1,
  createTime: '2026-11-01T10:00:00.000Z',
  ...given,
})
const main = anAccount('gt', { isDefault: true })
const other = anAccount('opay', { bankName: 'OPay', accountEnding: '0937' })
const aBank = (code: string, name: string, initials: string): Bank => ({
  code,
  name,
  kind: 'bank',
  currencyId: 1,
  initials,
  color: '#c2410c',
  numberPattern: '\\d{10}',
  numberHint: '10 digits.',
  numberPrefix: null,
  network: null,
})

const open = (path = '/wallet/bankList', change: (server: ReturnType<typeof aServer>) => void = () => {}) => {
  const server = aServer()
    .on(users.me, aUser())
    .on(bankAccounts.list, [main, other])
    .on(bankAccounts.banks, [
      aBank('058', 'Guaranty Trust Bank', 'GT'),
      aBank('011', 'First Bank of Nigeria', 'FB'),
    ])
    .on(bankAccounts.resolve, { accountName: 'ADAEZE N OKAFOR', match: 'close', checkDigitFits: true })
    .on(withdrawalPins.status, { pinSet: true, attemptsLeft: 5, lockedUntil: null })
    .on(bankAccounts.add, anAccount('new'))
  change(server)
  return renderApp(path, { server, isSignedIn: true })
}
type Opened = ReturnType<typeof open>
const type = async ({ user }: Opened, digits: string) => {
  const keys = await screen.findByRole('dialog', { name: 'Withdrawal password' })
  for (const digit of digits) await user.click(within(keys).getByRole('button', { name: digit }))
}

describe('/wallet/bankList', () => {
  it('lists the accounts with the main one marked, without an accessibility fault', async () => {
    open()
    const row = await screen.findByRole('button', { name: /Guaranty Trust Bank/ })
    expect(within(row).getByText('Main')).toBeTruthy()
    expect(screen.getByText(/2 of 4 accounts saved/)).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('makes another the main one', async () => {
    const { user, server } = open()
    server.on(bankAccounts.setDefault, [
      { ...main, isDefault: false },
      { ...other, isDefault: true },
    ])
    await user.click(await screen.findByRole('button', { name: /OPay/ }))
    await user.click(await screen.findByRole('button', { name: 'Make it the main account' }))
    expect(await screen.findByText('OPay is your main account now')).toBeTruthy()
    await waitFor(() =>
      expect(within(screen.getByRole('button', { name: /OPay/ })).getByText('Main')).toBeTruthy(),
    )
  })

  it('deletes an account with the withdrawal password', async () => {
    const opened = open()
    const { user, server } = opened
    server.fail(bankAccounts.remove, 'wrongPin', { details: { attemptsLeft: 4 } })
    await user.click(await screen.findByRole('button', { name: /OPay/ }))
    await user.click(await screen.findByRole('button', { name: 'Delete account' }))
    await type(opened, '000000')
    expect(await screen.findByText('Wrong withdrawal password. 4 tries left.')).toBeTruthy()
    server.on(bankAccounts.remove, null).on(bankAccounts.list, [main])
    await type(opened, '258014')
    await waitFor(() => expect(screen.queryByRole('button', { name: /OPay/ })).toBeNull())
    expect(server.seen(bankAccounts.remove).at(-1)?.body).toEqual({ id: 'opay', pin: '258014' })
    expectNoSurprises(server)
  })

  it('says why an account cannot be deleted', async () => {
    const opened = open('/wallet/bankList', (server) => server.fail(bankAccounts.remove, 'bankAccountInUse'))
    await opened.user.click(await screen.findByRole('button', { name: /OPay/ }))
    await opened.user.click(await screen.findByRole('button', { name: 'Delete account' }))
    await type(opened, '258014')
    expect(await screen.findByText(/A withdrawal to this account is on its way/)).toBeTruthy()
  })

  it('says that an account is new, and that its name is no longer the own one', async () => {
    const { user } = open('/wallet/bankList', (server) =>
      server.on(bankAccounts.list, [
        anAccount('fresh', { bankName: 'Kuda Bank', status: 0, newUntil: '2026-11-22T10:00:00.000Z' }),
        anAccount('other', { bankName: 'OPay', match: 'differs' }),
      ]),
    )
    expect(await screen.findByText('Name differs')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: /Kuda Bank/ }))
    expect(await screen.findByText(/^New until .*: until then less can be sent to it\.$/)).toBeTruthy()
    expect(screen.getByText('The name on it is your own.')).toBeTruthy()
  })

  it('marks an address of a closed network, and says why', async () => {
    const address = anAccount('ether', { bankName: 'Ethereum', kind: 'network', networkClosed: true })
    const { user } = open('/wallet/bankList', (server) => server.on(bankAccounts.list, [main, address]))
    const row = await screen.findByRole('button', { name: /Ethereum/ })
    expect(within(row).getByText('Closed for now')).toBeTruthy()
    await user.click(row)
    expect(await screen.findByText('We do not pay over this network at the moment.')).toBeTruthy()
  })

  it('offers no further account when all places are taken', async () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => anAccount(id))
    open('/wallet/bankList', (server) => server.on(bankAccounts.list, four))
    expect(await screen.findByText('You have saved 4 accounts')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Add a bank' })).toBeNull()
  })
})

describe('/wallet/bankList?add=1', () => {
  const fill = async ({ user }: Opened, number = '0123456789') => {
    await user.click(await screen.findByRole('button', { name: /Choose a bank/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Choose a bank' })
    await user.type(within(sheet).getByRole('searchbox'), 'gtb')
    await user.click(await within(sheet).findByRole('button', { name: /Guaranty Trust Bank/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Account number' }), number)
  }

  it('finds a bank by its letters, asks it for the name, and saves with the password', async () => {
    const opened = open('/wallet/bankList?add=1')
    const { user, server, path } = opened
    await fill(opened)
    expect(await screen.findByText('ADAEZE N OKAFOR')).toBeTruthy()
    expect(screen.getByText(/Close to your name as we know it/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add account' }))
    await type(opened, '258014')
    await waitFor(() => expect(path()).toBe('/wallet/bankList'))
    expect(server.seen(bankAccounts.add)[0]?.body).toEqual({
      bankCode: '058',
      accountNumber: '0123456789',
      pin: '258014',
    })
    expect(await screen.findByText('Account added')).toBeTruthy()
  })

  it('keeps bank and number where the page goes in the middle, until they are saved', async () => {
    await fill(open('/wallet/bankList?add=1'))
    cleanup()
    const opened = open('/wallet/bankList?add=1')
    expect(await screen.findByRole('textbox', { name: 'Account number' })).toHaveProperty(
      'value',
      '0123456789',
    )
    expect(await screen.findByText('ADAEZE N OKAFOR')).toBeTruthy()
    await opened.user.click(screen.getByRole('button', { name: 'Add account' }))
    await type(opened, '258014')
    await waitFor(() => expect(opened.path()).toBe('/wallet/bankList'))
    expect(localStorage.getItem('AFR-formDrafts')).toBeNull()
  })

  it('says what is missing, field by field', async () => {
    const { user } = open('/wallet/bankList?add=1')
    await user.click(await screen.findByRole('button', { name: 'Add account' }))
    expect(screen.getByText('Choose your bank.')).toBeTruthy()
    await expectAccessible(document.body)
  })

  it('asks for the number in the bank’s form and sends nothing before', async () => {
    const opened = open('/wallet/bankList?add=1')
    await fill(opened, '01234')
    await opened.user.click(screen.getByRole('button', { name: 'Add account' }))
    expect(screen.getByText('Enter 10 digits.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Account number' }))
    expect(opened.server.seen(bankAccounts.resolve)).toEqual([])
  })

  it('warns of a check digit that does not fit, and lets the bank decide', async () => {
    const opened = open('/wallet/bankList?add=1', (server) =>
      server.on(bankAccounts.resolve, {
        accountName: 'ADAEZE N OKAFOR',
        match: 'close',
        checkDigitFits: false,
      }),
    )
    await fill(opened)
    expect(await screen.findByText('Check the number')).toBeTruthy()
    await opened.user.click(screen.getByRole('button', { name: 'Add account' }))
    expect(await screen.findByRole('dialog', { name: 'Withdrawal password' })).toBeTruthy()
  })

  it('never takes a name that the bank did not give', async () => {
    const opened = open('/wallet/bankList?add=1', (server) =>
      server.fail(bankAccounts.resolve, 'bankAccountUnresolved'),
    )
    await fill(opened)
    expect(await screen.findByText(/The bank knows no such account/)).toBeTruthy()
    await opened.user.click(screen.getByRole('button', { name: 'Add account' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks the bank again where it did not answer', async () => {
    const opened = open('/wallet/bankList?add=1', (server) =>
      server.fail(bankAccounts.resolve, 'bankUnreachable'),
    )
    await fill(opened)
    const again = await screen.findByRole('button', { name: 'Ask again' })
    opened.server.on(bankAccounts.resolve, {
      accountName: 'ADAEZE N OKAFOR',
      match: 'close',
      checkDigitFits: true,
    })
    await opened.user.click(again)
    expect(await screen.findByText('ADAEZE N OKAFOR')).toBeTruthy()
  })

  it('offers a seller from Ghana the banks of Ghana', async () => {
    const { server } = open('/wallet/bankList?add=1', (given) =>
      given.on(users.me, aUser({ countryCode: 'GH', defaultCurrencyId: 2 })),
    )
    expect(await screen.findByRole('radio', { name: 'Cedi', checked: true })).toBeTruthy()
    await waitFor(() => expect(server.seen(bankAccounts.banks).at(-1)?.query.currencyId).toBe(2))
  })

  it('saves the first account with the password that was just set, and does not ask for it again', async () => {
    const opened = open('/wallet/bankList?add=1', (server) =>
      server
        .on(withdrawalPins.status, () => ({
          pinSet: server.seen(withdrawalPins.set).length > 0,
          attemptsLeft: 5,
          lockedUntil: null,
        }))
        .on(withdrawalPins.set, { pinSet: true, attemptsLeft: 5, lockedUntil: null }),
    )
    const { user, server } = opened
    await fill(opened)
    await screen.findByText('ADAEZE N OKAFOR')
    await user.click(screen.getByRole('button', { name: 'Add account' }))
    for (const name of ['Set a withdrawal password', 'Enter them again']) {
      const keys = await screen.findByRole('dialog', { name })
      for (const digit of '258014') await user.click(within(keys).getByRole('button', { name: digit }))
    }
    const sheet = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
    await user.type(within(sheet).getByLabelText('Password of your account'), 'Correct horse 7')
    await user.click(within(sheet).getByRole('button', { name: 'Set withdrawal password' }))
    expect(await screen.findByText('Account added')).toBeTruthy()
    expect(server.seen(bankAccounts.add).map(({ body }) => body.pin)).toEqual(['258014'])
  })

  it('has the seller set a withdrawal password first where there is none', async () => {
    const opened = open('/wallet/bankList?add=1', (server) =>
      server.on(withdrawalPins.status, { pinSet: false, attemptsLeft: 5, lockedUntil: null }),
    )
    await fill(opened)
    await screen.findByText('ADAEZE N OKAFOR')
    await opened.user.click(screen.getByRole('button', { name: 'Add account' }))
    expect(await screen.findByRole('dialog', { name: 'Set a withdrawal password' })).toBeTruthy()
  })

  it('asks for the own name before the first account, and grades by it', async () => {
    const nameless = aUser({ firstName: null, lastName: null })
    const opened = open('/wallet/bankList?add=1', (server) =>
      server.on(users.me, nameless).on(users.setName, aUser()),
    )
    const { user, server } = opened
    expect(await screen.findByRole('heading', { name: 'Your name' })).toBeTruthy()
    await expectAccessible(document.body)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByText('Enter your first name.')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Adaeze')
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Okafor')
    server.on(users.me, aUser())
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await fill(opened)
    expect(await screen.findByText('ADAEZE N OKAFOR')).toBeTruthy()
    expect(server.seen(users.setName)[0]?.body).toEqual({ firstName: 'Adaeze', lastName: 'Okafor' })
  })

  it('takes no account in another name, and lets a misspelt own one be corrected', async () => {
    const opened = open('/wallet/bankList?add=1', (server) =>
      server
        .on(bankAccounts.resolve, { accountName: 'CHIDI EZE', match: 'differs', checkDigitFits: true })
        .fail(users.setName, 'nameFixed'),
    )
    const { user } = opened
    await fill(opened)
    expect(await screen.findByText('This account is not in your name')).toBeTruthy()
    expect(screen.getByText(/We know you as Adaeze Okafor/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add account' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Correct my name' }))
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Adaeze')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(
      await screen.findByText(/Your name is fixed once a bank account was saved or a document was sent/),
    ).toBeTruthy()
  })
})

describe('a new address', () => {
  const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
  const onTron: Bank = {
    ...aBank('usdt-trc20', 'USDT on Tron (TRC-20)', 'TR'),
    kind: 'network',
    currencyId: 3,
    numberPattern: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
    network: { fee: '1', min: '10' },
  }
  const openForm = async () => {
    const opened = open('/wallet/bankList?add=1&currencyId=3', (server) =>
      server
        .on(bankAccounts.banks, [onTron])
        .on(bankAccounts.add, anAccount('address', { kind: 'network', match: null })),
    )
    await opened.user.click(await screen.findByRole('button', { name: /Choose a network/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Choose a network' })
    await opened.user.click(await within(sheet).findByRole('button', { name: /Tron/ }))
    return opened
  }

  it('is checked while it is typed, with fee, least amount and a small first try said', async () => {
    const opened = await openForm()
    const { user, server } = opened
    expect(await screen.findByText('The whole address. Fee USDT 1.00, at least USDT 10.00.')).toBeTruthy()
    await user.click(screen.getByLabelText('Address'))
    await user.paste(tron)
    expect(await screen.findByText(/Send USDT 10.00 first, and look whether it arrives/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Add account' }))
    await type(opened, '258014')
    await waitFor(() =>
      expect(server.seen(bankAccounts.add).at(-1)?.body).toEqual({
        bankCode: 'usdt-trc20',
        accountNumber: tron,
        pin: '258014',
      }),
    )
    expect(server.seen(bankAccounts.resolve)).toEqual([])
  })

  it.each([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', /^This is an address of another network/],
    [tron.replace('TJR', 'TJS'), /^A letter of this address is wrong/],
    ['T123456', /^This is no address of this network/],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', /^Nobody owns this address: money sent there is lost/],
  ])('is not added as %s', async (address, words) => {
    const { user, server } = await openForm()
    await user.click(screen.getByLabelText('Address'))
    await user.paste(address)
    await user.click(screen.getByRole('button', { name: 'Add account' }))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText('Compare both ends with your wallet')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.seen(bankAccounts.add)).toEqual([])
  })

  it.each([
    ['accountNumber', 'Money sent there is lost.', { role: 'textbox', name: /Address/ }],
    ['bankCode', 'We do not pay to this bank at the moment.', { role: 'button', name: /Tron/ }],
  ])(
    'that the service refuses at its field %s is said there, with the keypad gone',
    async (path, message, at) => {
      const opened = await openForm()
      const { user, server } = opened
      server.fail(bankAccounts.add, 'invalidInput', { details: { fields: [{ path, message }] } })
      await user.click(screen.getByLabelText('Address'))
      await user.paste(tron)
      await user.click(screen.getByRole('button', { name: 'Add account' }))
      await type(opened, '258014')
      expect(await screen.findByText(message)).toBeTruthy()
      expect(screen.queryByRole('dialog')).toBeNull()
      const field = screen.getByRole(at.role, { name: at.name })
      expect(field.closest('[data-invalid]')?.textContent).toContain(message)
      expect(document.activeElement).toBe(field)
      expect(screen.queryByText('Compare both ends with your wallet') === null).toBe(path === 'accountNumber')
      await user.clear(screen.getByLabelText('Address'))
      await user.paste('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE')
      expect(screen.queryByRole('dialog')).toBeNull()
      // A refused bank stays refused, whatever the number.
      expect(screen.queryByText(message) === null).toBe(path === 'accountNumber')
    },
  )
})
