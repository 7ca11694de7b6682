import { operatorEndpoints } from '@kaadi/contract'
import { reasonCodes } from '@kaadi/contract/card-orders'
import { aCardOrder, aDeskOrder } from '@kaadi/testing/builders'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDesk, renderConsole } from '../../test/render-console.tsx'

const { desk } = operatorEndpoints

it('every reason of the catalogue stands under one verdict, and is chosen by the key that it shows', async () => {
  const order = aCardOrder({ orderStatus: 1 })
  const [{ cardId }] = order.cards as [(typeof order.cards)[number]]
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const held = aDeskOrder({
    ...{ order, claimedBy: 'Ada Reviewer', claimedByMe: true, openedCardIds: [cardId] },
    lease: { leaseToken: 'lease-1', serverTime: new Date().toISOString(), leaseExpiresTime: inAnHour },
  })
  const { user } = renderConsole(
    `/order?giftOrderId=${order.giftOrderId}`,
    aDesk().on(desk.order, held).on(desk.offerPrices, []),
  )
  await screen.findByText('You are checking this order.')
  const keyed: number[] = []
  for (const verdict of ['2', '3', '4']) {
    await user.keyboard(verdict)
    const picker = within(await screen.findByRole('group', { name: /^Reason/ }))
    const lines = picker.getAllByRole('radio').map((radio) => radio.closest('label')!)
    const wanted = lines.map((line) => [
      /\d{3}/.exec(line.textContent!)![0],
      line.querySelector('kbd')!.textContent!.toLowerCase(),
    ])
    for (const [code = '', key = ''] of wanted) {
      await user.keyboard(key)
      expect(picker.getByText(new RegExp(`^${code} `), { selector: 'b' }).tagName).toBe('B')
      keyed.push(Number(code))
      // Chosen, the list folds; it opens again to choose another.
      await user.click(picker.getByRole('button', { name: /^Change/ }))
    }
  }
  expect(keyed.toSorted()).toEqual([...reasonCodes].toSorted())
})
