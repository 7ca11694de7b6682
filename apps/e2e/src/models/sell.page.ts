import type { Page } from 'playwright-core'

export interface Photo {
  readonly side: 'Front' | 'Back' | 'Receipt'
  readonly bytes: Buffer
}

/** Choosing a card, pricing it, and sending it. */
export const sellPage = (page: Page) => ({
  chooseBrand: async (brand: string): Promise<void> => {
    await page
      .getByRole('link', { name: brand })
      .or(page.getByRole('button', { name: brand }))
      .first()
      .click()
    await page.getByRole('heading', { name: `Sell ${brand}` }).waitFor()
  },
  chooseForm: (form: 'Physical card' | 'E-code') => page.getByRole('radio', { name: form }).check(),
  enterValue: (value: string) => page.getByLabel(/Value on the card/).fill(value),
  /** Chooses a photo and waits until the device has shrunk it and the service has stored it. */
  addPhoto: async ({ side, bytes }: Photo): Promise<void> => {
    const stored = page.waitForResponse((reply) => reply.url().endsWith('/object/upload') && reply.ok())
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: `Add photo: ${side}` }).click(),
    ])
    await chooser.setFiles({ name: `${side}.jpg`, mimeType: 'image/jpeg', buffer: bytes })
    await stored
    await page.getByRole('progressbar').waitFor({ state: 'detached' })
  },
  /** Which coupon the locked rate has. */
  couponIs: (title: string) => page.getByRole('group', { name: 'Coupon' }).getByText(title).waitFor(),
  confirm: async (): Promise<void> => {
    await page.getByLabel(/The cards are mine/).check()
    await page.getByLabel(/Nobody I met online asked me to buy/).check()
  },
  /** As an impatient person does it. */
  send: () => page.getByRole('button', { name: 'Send card' }).dblclick(),
})
