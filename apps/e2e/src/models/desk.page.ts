import type { Page } from 'playwright-core'

interface Photo {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The console, as reviewers and treasurers use it. */
export const deskPage = (page: Page) => ({
  signIn: async (email: string, password: string): Promise<void> => {
    await page.goto('/console/')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
  },
  openOrder: async (giftOrderId: string): Promise<void> => {
    await page.goto(`/console/order?giftOrderId=${giftOrderId}`)
    await page.getByRole('article').waitFor()
  },
  claim: async (): Promise<void> => {
    await page.getByRole('button', { name: 'Take', exact: true }).click()
    await page.getByText('You are checking this order.').waitFor()
  },
  enterCode: async (code: string): Promise<void> => {
    await page.getByLabel('Code read from the photo').fill(code)
    await page.getByRole('button', { name: 'Keep code' }).click()
    await page.getByRole('button', { name: 'Show code' }).waitFor()
  },
  revealCode: async (why = 'Compared the code with the photo'): Promise<void> => {
    await page.getByLabel('Why do you open it?').selectOption(why)
    await page.getByRole('button', { name: 'Show code' }).click()
    await page.getByRole('button', { name: 'Hide' }).waitFor()
  },
  returnFor: async (reason: number, photo: 'front' | 'back', note: string): Promise<void> => {
    await page.getByRole('radio', { name: /Send back/ }).check({ force: true })
    await page.getByRole('radio', { name: new RegExp(String(reason)) }).click({ force: true })
    await page.getByLabel(photo === 'front' ? 'Front photo' : 'Back photo').check()
    await page.getByLabel(new RegExp(`What the ${photo} photo shows`)).fill(note)
    await page.getByRole('button', { name: /Return for correction/ }).click()
    await page.getByText(/returned for correction/).waitFor()
  },
  /** Refuses for good, with a picture of the reviewer's own that shows why. */
  refuseFor: async (reason: number, shown: Photo, note: string): Promise<void> => {
    await page.getByRole('radio', { name: /^Refuse/ }).check({ force: true })
    await page.getByRole('radio', { name: new RegExp(String(reason)) }).click({ force: true })
    await page.getByLabel('Add a picture of yours').first().setInputFiles(shown)
    await page.getByLabel('What your picture 1 shows').fill(note)
    await page.getByRole('button', { name: /^Refuse/ }).click()
    await page
      .getByText(/ decided$/)
      .first()
      .waitFor()
  },
  accept: async (): Promise<void> => {
    await page.getByRole('radio', { name: /^Valid/ }).check({ force: true })
    await page.getByRole('button', { name: /Accept and pay/ }).click()
    await page
      .getByText(/ paid$/)
      .first()
      .waitFor()
  },
  /** Offers the price of a card that is worth less than was said. */
  offerFor: async (value: string, note: string): Promise<void> => {
    await page.getByRole('radio', { name: /^Other price/ }).check({ force: true })
    await page.getByRole('radio', { name: /108/ }).click({ force: true })
    await page.getByLabel('Its value').fill(value)
    await page.getByLabel('Front photo').check()
    await page.getByLabel(/What the front photo shows/).fill(note)
    await page.getByRole('button', { name: 'Offer another price' }).click()
    await page
      .getByText(/the offer was sent$/)
      .first()
      .waitFor()
  },
  /** Judges an appeal that waits, by its trade's number: every card is valid after all. */
  upholdAppeal: async (tradeNumber: string, answer: string): Promise<void> => {
    await page.goto('/console/appeals')
    await page.getByRole('link', { name: tradeNumber }).click()
    await page.getByRole('button', { name: 'Take the appeal' }).click()
    await page.getByLabel('Why do you open it?').selectOption('Compared the code with the photo')
    await page.getByRole('button', { name: 'Show code' }).click()
    await page.getByRole('checkbox', { name: 'Valid after all: pay it' }).check()
    await page.getByLabel('Answer to the seller').fill(answer)
    await page.getByRole('button', { name: 'Pay 1 of 1' }).click()
    await page
      .getByText(/^Paid after all/)
      .last()
      .waitFor()
  },
  /** Asks to take the order back that is open. */
  askToTakeBack: async (words: string, shown: Photo, note: string): Promise<void> => {
    await page.getByRole('button', { name: 'Take it back' }).click()
    await page.getByLabel('Why', { exact: true }).fill(words)
    await page.locator('.c-reversal-ask input[type=file]').setInputFiles(shown)
    await page.getByLabel('What your picture 1 shows').fill(note)
    await page.getByRole('button', { name: 'Ask to take it back' }).click()
    await page.waitForURL('**/reversals?**')
  },
  /** Takes whatever waits, one order after the other, and gives back those that are to stay in the queue. */
  takeAllBut: async (kept: readonly string[]): Promise<void> => {
    await page.evaluate(async (keep) => {
      const token = localStorage.getItem('desk:AFR-token')
      const post = async (path: string, body: object) => {
        const headers = {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        }
        const send = () => fetch(`/api/ops/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        let reply = await send()
        for (let tries = 1; tries < 5 && !reply.ok; tries++) {
          await new Promise((later) => setTimeout(later, 1_000))
          reply = await send()
        }
        if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
        return (await reply.json()).data
      }
      const back = []
      const held: string[] = []
      // What is held already would come again.
      const next = () => post('desk/takeNext', { except: held })
      await post('shift/start', {})
      for (let taken = await next(); taken; taken = await next()) {
        const { giftOrderId } = taken.order
        held.push(giftOrderId)
        if (keep.includes(giftOrderId)) back.push({ giftOrderId, leaseToken: taken.lease.leaseToken })
      }
      for (const claim of back) await post('desk/release', claim)
    }, kept)
  },
  openPayout: async (seller: string | RegExp): Promise<void> => {
    await page.goto('/console/payouts')
    await page.getByRole('row', { name: seller }).getByRole('link').first().click()
    await page.getByRole('region', { name: 'Payout' }).waitFor()
  },
  startPayout: () => page.getByRole('button', { name: 'Start this payout' }).click(),
  confirmPayout: async (slip: string): Promise<void> => {
    await page.getByLabel('Bank slip number').fill(slip)
    await page.getByRole('button', { name: 'The bank has paid' }).click()
    await page.getByRole('list', { name: 'What was done' }).getByText(slip).waitFor()
  },
})
