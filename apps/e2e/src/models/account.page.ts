import type { Page } from 'playwright-core'
import { mailedCode } from './mailbox.page.ts'

export interface Seller {
  readonly email: string
  readonly password: string
}

/** Opening an account and signing in, as a person does it. */
export const accountPage = (page: Page) => ({
  register: async (seller: Seller): Promise<void> => {
    await page.getByLabel('Email', { exact: true }).fill(seller.email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByText(`We mailed a code to ${seller.email}`).waitFor()
    const code = await mailedCode(page.context(), seller.email)
    await page.getByLabel('Code from your mail').fill(code)
    await page.getByLabel('Password', { exact: true }).fill(seller.password)
    await page.getByLabel(/I accept the terms/).check()
    await page.getByLabel(/I am 18 or older/).check()
  },
  submit: () => page.getByRole('button', { name: 'Open account' }).click(),
  signIn: async (seller: Seller): Promise<void> => {
    await page.getByLabel('Email', { exact: true }).fill(seller.email)
    await page.getByLabel('Password', { exact: true }).fill(seller.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  },
})
