import { sellerEndpoints } from '@kaadi/contract'
import { aCardType, listAndMap } from '@kaadi/testing/builders'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aSellServer,
  choosePhoto,
  confirmAll,
  detail,
  isLocked,
  open,
  send,
  value,
} from '../../../test/sell-screen.tsx'

const { cardOrders, cardTypes, uploads } = sellerEndpoints

beforeEach(() => {
  // The fake service listens at fetch.
  vi.stubGlobal('XMLHttpRequest', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('/sell/submit, cards', () => {
  it('groups a code as it stands on the card and judges it when the field is left', async () => {
    const { user } = open('/sell/submit?cardTypeId=steam&form=ecode')
    const field = await screen.findByRole('textbox', { name: 'Card code' })
    await user.type(field, 'x9kq-2l')
    expect(field).toHaveProperty('value', 'X9KQ2 L')
    await user.tab()
    expect(screen.getByText('Enter all 15 characters. You typed 6.')).toBeTruthy()
    await user.type(field, '7m4t8rb3n')
    expect(screen.queryByText(/Enter all 15/)).toBeNull()
    expect(field.getAttribute('autocomplete')).toBe('off')
  })

  it('asks for code and PIN of each card where the brand has both', async () => {
    const { codeFormat } = aCardType()
    const server = aSellServer().on(
      cardTypes.list,
      listAndMap(aCardType({ codeFormat: { ...codeFormat, cardPin: true } })),
    )
    const { user } = open('/sell/submit?cardTypeId=steam&form=ecode', server)
    await user.click(await screen.findByRole('button', { name: 'One card more' }))
    expect(screen.getByRole('heading', { name: 'Card 2 of 2' })).toBeTruthy()
    expect(screen.getAllByRole('textbox', { name: 'Card PIN' })).toHaveLength(2)
  })

  it('has places for twenty cards, each with its own code, and for no more', async () => {
    open('/sell/submit?cardTypeId=steam&form=ecode')
    const more = await screen.findByRole('button', { name: 'One card more' })
    for (let cards = 1; cards < 20; cards++) fireEvent.click(more)
    expect(more.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(more)
    expect(screen.getAllByRole('textbox', { name: 'Card code' })).toHaveLength(20)
    expect(screen.getByRole('heading', { name: 'Card 20 of 20' })).toBeTruthy()
  })

  it('names two cards with one code before anything is sent, and leads to the second', async () => {
    const opened = open('/sell/submit?cardTypeId=steam&form=ecode')
    const { user, server } = opened
    await user.click(await screen.findByRole('button', { name: 'One card more' }))
    await user.type(await value(), '100')
    const [first, second] = screen.getAllByRole('textbox', { name: 'Card code' })
    for (const field of [first!, second!]) await user.type(field, 'X9KQ2L7M4T8RB3N')
    await confirmAll(user)
    await isLocked()
    await user.click(await send())
    expect(await screen.findByText('Card 2 has the code of card 1. Enter its own.')).toBeTruthy()
    expect(document.activeElement).toBe(second)
    expect(server.seen(cardOrders.submit)).toEqual([])
    await user.clear(second!)
    await user.type(second!, 'X9KQ2L7M4T8RB3M')
    await user.click(await send())
    await waitFor(() => expect(server.seen(cardOrders.submit)).toHaveLength(1))
  })

  it('names everything that is missing and leads the focus to the first', async () => {
    const { user, server } = open()
    await user.click(await send())
    expect(await screen.findByText('4 things are missing')).toBeTruthy()
    expect(document.activeElement).toBe(await value())
    expect(screen.getAllByText('Add photos of the front and back.')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Confirm that the cards are yours.' }))
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /The cards are mine/ }))
    expect(server.seen(cardOrders.submit)).toEqual([])
  })

  it('asks the phone for kinds of photos that the service opens, so that it converts HEIC', async () => {
    open()
    const input = await screen.findByLabelText<HTMLInputElement>('Add photo: Front', { selector: 'input' })
    expect(input.accept).toBe('image/jpeg,image/png,image/webp,image/avif')
  })

  it('tells what to do with a HEIC that this browser cannot open, before anything is sent', async () => {
    const { server } = open()
    const bytes = [0, 0, 0, 28, ...Buffer.from('ftypheic\0\0\0\0mif1heicmiaf')]
    await choosePhoto('Front', new File([new Uint8Array(bytes)], 'IMG_0001.HEIC'))
    expect(
      await screen.findByText(
        /^Front: HEIC photos cannot be opened here\. Choose a JPEG, PNG, WebP or AVIF\. On an iPhone/,
      ),
    ).toBeTruthy()
    expect(server.seen(uploads.create)).toEqual([])
  })

  it('refuses a file that is not a photo, before anything is sent', async () => {
    const { server } = open()
    await choosePhoto('Front', new File(['%PDF-1.7'], 'card.jpg', { type: 'image/jpeg' }))
    expect(
      await screen.findByText('Front: This file is not a photo. Choose a JPEG, PNG, WebP or AVIF.'),
    ).toBeTruthy()
    expect(server.seen(uploads.create)).toEqual([])
  })

  it('refuses a photo over 20 MB without reading it', async () => {
    const { server } = open()
    const file = new File(['x'], 'card.jpg', { type: 'image/jpeg' })
    const read = vi.spyOn(file, 'slice')
    Object.defineProperty(file, 'size', { value: 23 * 1024 * 1024 })
    await choosePhoto('Back', file)
    expect(await screen.findByText(/^Back: This photo is 23 MB\. The most is 20 MB/)).toBeTruthy()
    expect(read).not.toHaveBeenCalled()
    expect(server.seen(uploads.create)).toEqual([])
  })

  it('sends photos as they are chosen, one that reached nobody once more under its key, and the card with both', async () => {
    const opened = open()
    const { user, server, path } = opened
    await user.type(await value(), '100')
    await choosePhoto('Front')
    expect(await screen.findByRole('button', { name: 'Remove front' })).toBeTruthy()
    server.disconnect(uploads.create)
    await choosePhoto('Back')
    const retry = await screen.findByRole('button', { name: 'Back, waiting for a connection: try now' })
    expect(screen.queryByText(/did not get through/)).toBeNull()
    const arrived = server.seen(uploads.create).length
    server.on(uploads.create, ({ body }) => ({
      uploadId: `upload-${body.kind}` as never,
      url: '/object/read',
      width: 1,
      height: 1,
      bytes: 1,
    }))
    await user.click(retry)
    await waitFor(() => expect(server.seen(uploads.create)).toHaveLength(arrived + 1))
    await confirmAll(user)
    await isLocked()
    await user.click(await send())
    await waitFor(() => expect(path()).toBe(detail))
    expect(server.seen(cardOrders.submit)[0]?.body.cards).toEqual([
      {
        photos: [
          { uploadId: 'upload-front', kind: 'front' },
          { uploadId: 'upload-back', kind: 'back' },
        ],
      },
    ])
  })
})
