import { sellerEndpoints } from '@kaadi/contract'
import { aCardPrice } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aSellServer, open, photo } from '../../../test/sell-screen.tsx'

const { cardTypes } = sellerEndpoints

beforeEach(() => {
  // The fake service listens at fetch.
  vi.stubGlobal('XMLHttpRequest', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser that reads this text on every picture. */
const readerOf = (text: string) =>
  class {
    detect = async () => (text === '' ? [] : [{ rawValue: text }])
  }
const aPicture = () => new File(['picture'], 'card.jpg', { type: 'image/jpeg' })
const chooseToRead = async (text: string) => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }))
  vi.stubGlobal('TextDetector', readerOf(text))
  const opened = open('/sell/submit?cardTypeId=steam&form=ecode')
  await screen.findByRole('button', { name: 'Read it from a photo' })
  const input = document.querySelector<HTMLInputElement>('[aria-label="Photo to read the code from"]')!
  await opened.user.upload(input, aPicture())
  return opened
}
const code = () => screen.findByRole('textbox', { name: 'Card code' })

describe('a code that is read from a photo', () => {
  it('is filled in, said as it was read, and the seller’s to correct', async () => {
    const { user, server } = await chooseToRead('Redeem at the shop\nX9KQ2 L7M4T 8RB3N')
    await waitFor(async () => expect(await code()).toHaveProperty('value', 'X9KQ2 L7M4T 8RB3N'))
    expect(
      screen.getByText('We read X9KQ2 L7M4T 8RB3N. Compare it with the card, and correct what differs.'),
    ).toBeTruthy()
    await user.type(await code(), '{Backspace}M')
    expect(await code()).toHaveProperty('value', 'X9KQ2 L7M4T 8RB3M')
    expect(server.seen(sellerEndpoints.uploads.create)).toEqual([])
    await expectAccessible(document.body)
  })

  it('says that none was found, and leaves what was typed', async () => {
    const { user } = await chooseToRead('Steam gift card')
    expect(await screen.findByText('No code of this card was found on the photo. Type it.')).toBeTruthy()
    await user.type(await code(), 'x9kq')
    expect(await code()).toHaveProperty('value', 'X9KQ')
  })

  it('is chosen where the photo shows several', async () => {
    const { user } = await chooseToRead('X9KQ2L7M4T8RB3N\nA9KQ2L7M4T8RB3N')
    await user.click(await screen.findByRole('button', { name: 'A9KQ2 L7M4T 8RB3N' }))
    expect(await code()).toHaveProperty('value', 'A9KQ2 L7M4T 8RB3N')
  })

  it('is not offered where the browser cannot read', async () => {
    open('/sell/submit?cardTypeId=steam&form=ecode')
    await code()
    expect(screen.queryByRole('button', { name: 'Read it from a photo' })).toBeNull()
  })
})

it('shows an example of each receipt that the brand is bought with', async () => {
  const server = aSellServer().on(cardTypes.allPrices, [
    photo,
    aCardPrice({ id: 'cash', receiptType: 'cash', minFace: '50', maxFace: '500' }),
    aCardPrice({ id: 'debit', receiptType: 'debit', minFace: '50', maxFace: '500' }),
  ])
  const { user } = open(undefined, server)
  await user.click(await screen.findByRole('button', { name: 'See an example of each' }))
  const examples = await screen.findByRole('dialog', { name: 'Which receipt is it?' })
  await within(examples).findByText('CASH TENDERED')
  expect(within(examples).getAllByRole('listitem')).toHaveLength(3)
  expect(examples.textContent).toContain('The receipt shows a debit card.')
  await expectAccessible(document.body)
})

it('helps whoever was told to buy a card, before it is sent', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Somebody asked me to' }))
  const help = await screen.findByRole('dialog', { name: 'Somebody asked you to buy a card' })
  expect(await within(help).findByText(/Send them no code, no photo and no more money/)).toBeTruthy()
  await expectAccessible(document.body)
})
