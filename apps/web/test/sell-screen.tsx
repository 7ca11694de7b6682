import { sellerEndpoints } from '@kaadi/contract'
import {
  aCardCurrency,
  aCardOrder,
  aCardPrice,
  aCardType,
  aQuote,
  aUser,
  listAndMap,
} from '@kaadi/testing/builders'
import { fireEvent, screen } from '@testing-library/react'
import { aServer, renderApp } from './render-app.tsx'

const { cardTypes, cardOrders, coupons, currencies, uploads, users } = sellerEndpoints

const uk = aCardCurrency({ id: 'gb', code: 'GBP', symbol: '£', countryCode: 'GB', name: 'UK' })
export const photo = aCardPrice({ id: 'photo', minFace: '50', maxFace: '500', rate: '1480' })
const small = aCardPrice({ id: 'small', minFace: '10', maxFace: '45', rate: '1390' })
const code = aCardPrice({ id: 'code', form: 'ecode', needsCode: true, photos: [], rate: '1400' })
const now = () => new Date().toISOString()
const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString()

/** A quote whose lock begins now, as the service gives it. */
export const aFreshQuote = (given: Parameters<typeof aQuote>[0] = {}) =>
  aQuote({ createTime: now(), serverTime: now(), expiresTime: inTenMinutes(), ...given })

/** Its example is kept on the device with the brands: it must be none of the codes that are typed. */
const codeFormat = { ...aCardType().codeFormat, example: 'A1B2C3D4E5F6G7H' }

export const aSellServer = () =>
  aServer()
    .on(users.me, aUser())
    .on(cardTypes.list, listAndMap(aCardType({ countries: ['us', 'gb'], codeFormat })))
    .on(cardTypes.currencies, listAndMap(aCardCurrency(), uk))
    .on(cardTypes.allPrices, [photo, small, code])
    .on(currencies.rates, [{ inCurrencyId: 1, outCurrencyId: 2, rate: '0.0075', validUntil: inTenMinutes() }])
    .on(coupons.list, [])
    .on(cardOrders.quote, ({ body }) =>
      aFreshQuote({
        quoteId: `quote-${body.faceValue}-${body.currencyId}`,
        faceValue: body.faceValue,
        count: body.count,
        currencyId: body.currencyId,
        payout: body.currencyId === 2 ? '1110' : '148000',
      }),
    )
    .on(cardOrders.submit, aCardOrder({ orderStatus: 0 }))
    .on(cardOrders.detail, aCardOrder({ orderStatus: 0 }))
    .on(uploads.create, ({ body }) => ({
      uploadId: `upload-${body.kind}` as never,
      url: `/object/read?id=${body.kind}`,
      width: 800,
      height: 600,
      bytes: 90_000,
    }))

export const open = (path = '/sell/submit?cardTypeId=steam', server = aSellServer()) =>
  renderApp(path, { server, isSignedIn: true })
export type Opened = ReturnType<typeof open>

export const value = () => screen.findByRole('textbox', { name: /^Value on the card/ })
export const send = () => screen.findByRole('button', { name: /^Send card/ })
export const isLocked = () => screen.findByText(/Rate locked until/)
export const confirmAll = async (user: Opened['user']) => {
  await user.click(screen.getByRole('checkbox', { name: /The cards are mine/ }))
  await user.click(screen.getByRole('checkbox', { name: /Nobody I met online asked me to buy/ }))
}
/** An e-code of $100 that lacks nothing. */
export const fillCode = async (opened: Opened) => {
  await opened.user.click(await screen.findByRole('radio', { name: 'E-code' }))
  await opened.user.type(await value(), '100')
  await opened.user.type(screen.getByRole('textbox', { name: 'Card code' }), 'x9kq2l7m4t8rb3n')
  await confirmAll(opened.user)
  await isLocked()
}
export const detail = '/transaction/cardDetail?giftOrderId=order-1'

// The test's browser opens no photo, and so AVIF goes to the service as it is.
export const avif = new File([new Uint8Array([0, 0, 0, 12]), 'ftypavif'], 'card.avif', { type: 'image/avif' })
export const choosePhoto = async (slot: string, file: File = avif) =>
  fireEvent.change(await screen.findByLabelText(`Add photo: ${slot}`, { selector: 'input' }), {
    target: { files: [file] },
  })
