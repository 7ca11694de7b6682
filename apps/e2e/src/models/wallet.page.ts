import type { Page } from 'playwright-core'

/** Bank accounts, withdrawal password, withdrawals and the statement. */
export const walletPage = (page: Page) => ({
  pin: async (digits: string): Promise<void> => {
    for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click()
  },
  /** The first account asks for the seller's own name, which the bank's must fit. */
  tellName: async (first: string, last: string): Promise<void> => {
    await page.goto('/wallet/bankList?add=1')
    await page.getByLabel('First name').fill(first)
    await page.getByLabel('Last name').fill(last)
    await page.getByRole('button', { name: 'Continue' }).click()
  },
  addBank: async (bank: string, number: string): Promise<void> => {
    await page.getByRole('button', { name: 'Choose a bank' }).click()
    await page.getByRole('searchbox', { name: 'Search banks' }).fill(bank)
    await page.getByRole('button', { name: bank }).click()
    await page.getByLabel('Account number').fill(number)
  },
  saveBank: () => page.getByRole('button', { name: 'Add account' }).click(),
  confirmPassword: async (password: string): Promise<void> => {
    await page.getByLabel('Password of your account').fill(password)
    await page.getByRole('button', { name: 'Set withdrawal password' }).click()
  },
  withdrawAll: async (): Promise<void> => {
    await page.goto('/wallet/withdraw')
    await page.getByRole('button', { name: /^All/ }).click()
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  },
  /** Amount and balance after of every line of the statement, newest first. */
  statement: async (): Promise<readonly { amount: number; balance: number }[]> => {
    await page.goto('/wallet/history')
    await page.getByText('That is the whole statement.').waitFor()
    const lines = await page
      .getByRole('main')
      .getByText(/Balance ₦/)
      .all()
    const figures: { amount: number; balance: number }[] = []
    for (const line of lines) {
      const row = line.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " k-money-row ")][1]')
      const text = ((await row.textContent()) ?? '').replace(/\s+/g, ' ')
      const amount = text.match(/([+−-])₦([\d,]+\.\d\d)/)
      const balance = text.match(/Balance ₦([\d,]+\.\d\d)/)
      if (!amount || !balance) continue
      const kobo = (figure = '') => Math.round(Number(figure.replaceAll(',', '')) * 100)
      figures.push({ amount: (amount[1] === '+' ? 1 : -1) * kobo(amount[2]), balance: kobo(balance[1]) })
    }
    return figures
  },
})
