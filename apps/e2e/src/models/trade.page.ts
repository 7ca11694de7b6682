import type { Page } from 'playwright-core'

/** One trade, as its seller sees it. */
export const tradePage = (page: Page) => ({
  opened: async (): Promise<string> => {
    await page.waitForURL(/\/transaction\/cardDetail\?giftOrderId=/)
    await page.getByRole('heading', { name: 'Trade', exact: true }).waitFor()
    return new URL(page.url()).searchParams.get('giftOrderId') ?? ''
  },
  shows: (text: string | RegExp) => page.getByText(text).first().waitFor(),
})
