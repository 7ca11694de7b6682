import { operatorEndpoints } from '@kaadi/contract'
import { aBrandRequestRow, anOperator, aPage } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { brandRequestReviews } = operatorEndpoints
const editor = anOperator({ roles: ['editor'] })
const row = aBrandRequestRow()
const aBrandDesk = () => aDesk(editor).on(brandRequestReviews.list, aPage(row))

it('lists what most ask for first, and opens one beside the list', async () => {
  const server = aBrandDesk()
  const { user, path } = renderConsole('/brands', server)
  await user.click(await screen.findByRole('link', { name: 'Binance Gift' }))
  expect(path()).toContain('id=binancegift')
  expect(await screen.findByRole('region', { name: 'Brand Binance Gift' })).toBeTruthy()
  expect(server.seen(brandRequestReviews.list)[0]!.query).toMatchObject({
    view: 'open',
    sort: 'sellers',
    direction: 'descending',
  })
  await expectAccessible()
  expect(server.surprises).toEqual([])
})

it('tells who asked that the brand came', async () => {
  const server = aBrandDesk().on(
    brandRequestReviews.answer,
    aBrandRequestRow({ answer: 'listed', cardTypeId: 'binance' }),
  )
  const { user } = renderConsole('/brands?id=binancegift', server)
  await user.type(await screen.findByLabelText(/^The brand that came/), 'binance')
  await user.click(screen.getByRole('button', { name: /^Tell them it is here/ }))
  await waitFor(() =>
    expect(server.seen(brandRequestReviews.answer)[0]?.body).toEqual({
      requestId: 'binancegift',
      answer: 'listed',
      cardTypeId: 'binance',
    }),
  )
})

it('closes a request with a note, and says when somebody was first', async () => {
  const server = aBrandDesk().fail(brandRequestReviews.answer, 'brandAnswered')
  const { user } = renderConsole('/brands?id=binancegift', server)
  await user.type(await screen.findByLabelText(/^Note for the desk/), 'Nobody buys it.')
  await user.click(screen.getByRole('button', { name: /^Close/ }))
  expect(await screen.findByText('Somebody has answered this request already.')).toBeTruthy()
  expect(server.seen(brandRequestReviews.answer)[0]?.body).toEqual({
    requestId: 'binancegift',
    answer: 'closed',
    note: 'Nobody buys it.',
  })
})

it('says so where nothing waits', async () => {
  renderConsole('/brands', aDesk(editor).on(brandRequestReviews.list, aPage()))
  expect(await screen.findByText('No brand waits for an answer.')).toBeTruthy()
})
