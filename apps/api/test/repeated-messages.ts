import { deskMessages, type Macro } from '@kaadi/contract/desk-messages'
import { type OrderMessage, orderMessages } from '@kaadi/contract/order-messages'
import type { TestApp } from './app.ts'
import { aPicture } from './pictures.ts'
import { made } from './repeated-call.ts'
import { aSellingSeller } from './selling-seller.ts'

/** Messages about an order and saved answers: each call as it is made once. */
export function repeatedMessages(app: TestApp) {
  const asked = async () => {
    const seller = await aSellingSeller(app)
    const { giftOrderId } = await made(seller.sell())
    return { seller, giftOrderId }
  }
  const senior = async () => (await app.signInOperator('senior')).token
  const written = async () => {
    const { seller, giftOrderId } = await asked()
    const body = { giftOrderId, text: 'Is it paid soon?' }
    const { messageId } = await made(
      app.call<OrderMessage>(orderMessages.send, { token: seller.token, body }),
    )
    return { seller, giftOrderId, messageId }
  }
  let macros = 0
  const aMacro = () => ({ name: `Once ${++macros}`, text: 'Hello {seller}.' })

  return {
    'orderMessages.send': async () => {
      const { seller, giftOrderId } = await asked()
      return { token: seller.token, body: { giftOrderId, text: 'Once' }, other: { text: 'Twice' } }
    },
    'deskMessages.reply': async () => {
      const { giftOrderId } = await asked()
      return { token: await senior(), body: { giftOrderId, text: 'Once' }, other: { text: 'Twice' } }
    },
    'deskMessages.note': async () => {
      const { giftOrderId } = await asked()
      return { token: await senior(), body: { giftOrderId, text: 'Once' }, other: { text: 'Twice' } }
    },
    'deskMessages.settle': async () => {
      const { giftOrderId, messageId } = await written()
      return { token: await senior(), body: { giftOrderId, messageId }, other: { messageId: 'another' } }
    },
    'deskMessages.upload': async () => {
      const { giftOrderId } = await asked()
      return {
        token: await senior(),
        body: { giftOrderId, file: await aPicture(5) },
        other: { file: await aPicture(6) },
      }
    },
    'deskMessages.saveMacro': async () => ({
      token: await senior(),
      body: aMacro(),
      other: { text: 'Something else.' },
    }),
    'deskMessages.removeMacro': async () => {
      const token = await senior()
      const { macroId } = await made(app.call<Macro>(deskMessages.saveMacro, { token, body: aMacro() }))
      return { token, body: { macroId }, other: { macroId: 'another' } }
    },
  }
}
