import { operatorEndpoints } from '@kaadi/contract'
import type { AppealId } from '@kaadi/contract/primitives'
import {
  aCardOrder,
  aDeskOrder,
  aFinding,
  anAppealCase,
  anAppealRow,
  anOperator,
  anOrderAppeal,
  aPage,
} from '@kaadi/testing/builders'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aDesk, closeConsoles, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { appeals } = operatorEndpoints
const senior = anOperator({ roles: ['senior'] })
const path = '/appeals?id=appeal-1'
const [card] = aCardOrder().cards
const aCase = (isOpened: boolean, given: Parameters<typeof anAppealCase>[0] = {}) =>
  anAppealCase({
    desk: aDeskOrder({
      order: aCardOrder({
        orderStatus: 30,
        appeal: anOrderAppeal(),
        cards: [{ ...card!, maskedCode: '******42' }],
      }),
      openedCardIds: isOpened ? [card!.cardId] : [],
    }),
    ...given,
  })
const mine = { status: 1, takenBy: 'Ada', takenByMe: true, takenUntil: '2026-11-20T14:35:00.000Z' } as const
const server = (shown = aCase(false)) =>
  aDesk(senior).on(appeals.queue, aPage(anAppealRow())).on(appeals.detail, shown)

describe('appeals', () => {
  it('let a senior put right what the desk typed from a photo', async () => {
    const held = aCase(true, mine)
    const shown = { ...held, desk: { ...held.desk, typedCardIds: [card!.cardId] } }
    const desk = server(shown).on(appeals.enterCode, shown)
    const { user } = renderConsole(path, desk)
    const button = await screen.findByRole('button', { name: /Type the code again/ })
    await user.keyboard('l')
    expect(document.activeElement).toBe(screen.getByLabelText('Code read from the photo'))
    await user.keyboard('X9KQ2LAB3CDE4FH{Enter}')
    await waitFor(() => expect(desk.seen(appeals.enterCode)).toHaveLength(1))
    expect(desk.seen(appeals.enterCode)[0]?.body).toMatchObject({
      cardId: card!.cardId,
      code: 'X9KQ2LAB3CDE4FH',
    })
    await screen.findByRole('button', { name: /Type the code again/ })
    expect(button.getAttribute('aria-keyshortcuts')).toBe('l')
  })

  it('are listed, and one opens with what its seller says', async () => {
    const desk = server()
    const { user, path: at } = renderConsole('/appeals', desk)
    await user.click(await screen.findByRole('link', { name: anAppealRow().order.tradeNumber }))
    await screen.findByRole('region', { name: 'Appeal of adaeze' })
    expect(screen.getByText(/bought today and never used/)).toBeTruthy()
    expect(at()).toContain('id=appeal-1')
    const row = screen.getByRole('link', { name: anAppealRow().order.tradeNumber })
    expect(row.getAttribute('aria-current')).toBe('page')
    await expectAccessible()
    expect(desk.surprises).toEqual([])
  })

  it('say of each card what it came to, once decided', async () => {
    const cards = [
      { ...card!, maskedCode: '******42', settledAmount: '70650' },
      { ...card!, cardId: 'card-2', position: 2, maskedCode: '******43', settledAmount: null },
    ]
    const order = aCardOrder({ orderStatus: 12, count: 2, cards, appeal: anOrderAppeal() })
    const refusedFor = cards.map(({ cardId }) => ({ cardId, code: 201, text: 'never activated' }))
    renderConsole(path, server(aCase(false, { status: 2, refusedFor, desk: aDeskOrder({ order }) })))
    const [first, second] = await screen.findAllByRole('listitem', { name: /^Card \d/ })
    within(first!).getByText('Paid after all: ₦70,650.00')
    within(second!).getByText('Stays refused')
    expect(screen.getAllByText(/^Paid for 1 of 2 cards/)).toHaveLength(2)
  })

  it('are taken before anything is decided', async () => {
    const desk = server().on(appeals.take, () => {
      desk.on(appeals.detail, aCase(false, mine))
      return aCase(false, mine)
    })
    const { user } = renderConsole(path, desk)
    expect(screen.queryByRole('button', { name: /Refuse for good/ })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Take the appeal' }))
    await screen.findByRole('button', { name: /Refuse for good/ })
    expect((screen.getByRole('checkbox') as HTMLInputElement).disabled).toBe(true)
  })

  it('pay a card whose code was seen, with an answer', async () => {
    const desk = server(aCase(true, mine)).on(appeals.decide, aCase(true, { status: 2 }))
    const { user } = renderConsole(path, desk)
    await user.click(await screen.findByRole('checkbox', { name: 'Valid after all: pay it' }))
    await user.type(screen.getByRole('textbox', { name: 'Answer to the seller' }), 'The issuer was mistaken.')
    await user.click(screen.getByRole('button', { name: /Pay 1 of 1/ }))
    await waitFor(() =>
      expect(desk.seen(appeals.decide)[0]?.body).toEqual({
        appealId: 'appeal-1',
        validCardIds: [card!.cardId],
        answer: 'The issuer was mistaken.',
      }),
    )
  })

  it('still say why a card was refused that is paid after all', async () => {
    const shown = aCase(false, { status: 2, decideTime: '2026-11-20T15:00:00.000Z' })
    const paid = { ...card!, cardStatus: 1 as const, reason: null }
    renderConsole(
      path,
      server({ ...shown, desk: { ...shown.desk, order: { ...shown.desk.order, cards: [paid] } } }),
    )
    const line = await screen.findByRole('listitem', { name: 'Card 1' })
    expect(line.textContent).toContain('Refused because202 · The card has no balance: it was already used.')
  })

  it('show what a redeemer and the issuer’s page said of each card', async () => {
    const shown = aCase(false, mine)
    const findings = [
      aFinding({ cardId: card!.cardId, by: 'Bola Ade', balance: '25' }),
      aFinding({ findingId: 'finding-2', cardId: 'another-card', balance: '99' }),
    ]
    renderConsole(path, server({ ...shown, desk: { ...shown.desk, findings } }))
    const said = await screen.findByRole('list', { name: 'What others said of this card' })
    expect(said.textContent).toContain('Issuer’s page: $25')
    expect(said.textContent).toContain('Bola Ade')
    expect(screen.queryByText(/\$99/)).toBeNull()
    await expectAccessible()
  })

  it('are worked by keys, each printed on its button', async () => {
    const desk = server().on(appeals.take, () => {
      desk.on(appeals.detail, aCase(false, mine))
      return aCase(false, mine)
    })
    desk.on(appeals.reveal, () => {
      desk.on(appeals.detail, aCase(true, mine))
      return { code: 'ABCD-EFGH', cardPin: null, time: '2026-11-20T14:01:00.000Z' }
    })
    const { user } = renderConsole(path, desk)
    const take = await screen.findByRole('button', { name: 'Take the appeal' })
    expect(take.querySelector('kbd')?.textContent).toBe('T')
    await user.keyboard('t')
    const refuse = await screen.findByRole('button', { name: 'Refuse for good' })
    expect(refuse.querySelector('kbd')?.textContent).toBe('D')
    expect(screen.getByRole('button', { name: 'Give it back' }).querySelector('kbd')?.textContent).toBe('G')
    expect(screen.getByRole('button', { name: 'Show code' }).querySelector('kbd')?.textContent).toBe('C')
    await user.keyboard('c')
    await waitFor(() => expect(desk.seen(appeals.reveal)).toHaveLength(1))
    await waitFor(() => expect((screen.getByRole('checkbox') as HTMLInputElement).disabled).toBe(false))
    await user.keyboard('1')
    await screen.findByRole('button', { name: 'Pay 1 of 1' })
  })

  it('are not for who had refused, and say who has them', async () => {
    renderConsole(path, server(aCase(false, { judgedByMe: true })))
    const take = await screen.findByRole('button', { name: 'Take the appeal' })
    expect((take as HTMLButtonElement).disabled).toBe(true)
    expect(screen.getByText(/The refusal is yours/)).toBeTruthy()
  })

  it('say that another senior was first', async () => {
    const desk = server().fail(appeals.take, 'appealTaken')
    const { user } = renderConsole(path, desk)
    await user.click(await screen.findByRole('button', { name: 'Take the appeal' }))
    await screen.findByText(/Another senior has this appeal/)
  })
})

describe('an appeal that is refused for good', () => {
  const refusing = async (given: (desk: ReturnType<typeof server>) => void = () => undefined) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const refused = aCase(false, { status: 3 })
    const takenUntil = new Date(Date.now() + 900_000).toISOString()
    const desk = server(aCase(false, { ...mine, takenUntil })).on(appeals.decide, () => {
      desk.on(appeals.detail, refused)
      return refused
    })
    given(desk)
    const { user, path: at } = renderConsole(path, desk)
    const answer = await screen.findByRole('textbox', { name: 'Answer to the seller' })
    fireEvent.change(answer, { target: { value: 'The code was used before.' } })
    await user.click(screen.getByRole('button', { name: /Refuse for good/ }))
    await screen.findByText(/^The appeal of .* will be refused for good/)
    return { desk, user, at }
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  afterEach(() => void vi.useRealTimers())

  it('can be taken back for five seconds, by its notice and by key: nothing was sent, and what was written is there', async () => {
    const { desk, user } = await refusing()
    await user.click(screen.getByRole('button', { name: 'Take it back' }))
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: /Refuse for good/ })
    await waitFor(() => expect(again.getAttribute('aria-busy')).not.toBe('true'))
    await user.click(again)
    await screen.findByText(/^The appeal of .* will be refused for good/)
    await user.keyboard('{Control>}z{/Control}')
    await pass(10_000)
    expect(desk.seen(appeals.decide)).toEqual([])
    const answer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer to the seller' })
    expect(answer.value).toBe('The code was used before.')
  })

  it('is sent once when they are over', async () => {
    const { desk } = await refusing()
    await pass(4_000)
    expect(desk.seen(appeals.decide)).toEqual([])
    await pass(2_000)
    await screen.findByText(/^The appeal of .* is refused for good/)
    expect(desk.seen(appeals.decide).map(({ body }) => body)).toEqual([
      { appealId: 'appeal-1', validCardIds: [], answer: 'The code was used before.' },
    ])
  })

  it('that the service does not take says so, and keeps what was written', async () => {
    await refusing((desk) => desk.fail(appeals.decide, 'appealNotHeld'))
    await pass(6_000)
    expect(await screen.findAllByText(/This appeal is not with you any more/)).not.toEqual([])
    const answer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer to the seller' })
    expect(answer.value).toBe('The code was used before.')
  })

  it('is sent at sign-out, before the session ends', async () => {
    const { desk, user } = await refusing((desk) => desk.on(operatorEndpoints.operators.signOut, null))
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await screen.findByRole('button', { name: 'Sign in' })
    expect(desk.seen(appeals.decide)).toHaveLength(1)
  })
})

describe('what a senior writes of an appeal', () => {
  const appealId = 'appeal-2' as AppealId
  const other = anAppealRow()
  const two = (isOpened = true) =>
    server(aCase(isOpened, mine))
      .on(
        appeals.queue,
        aPage(anAppealRow(), { ...other, appealId, order: { ...other.order, tradeNumber: 'GC-2' } }),
      )
      .on(appeals.detail, ({ query }) => ({ ...aCase(isOpened, mine), appealId: query.appealId as AppealId }))
  const answer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Answer to the seller' })
  const tick = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Valid after all: pay it' })
  const purpose = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Why do you open it?' })
  const writing = async (desk: ReturnType<typeof server>) => {
    const shown = renderConsole(path, desk)
    await shown.user.click(await tick())
    await shown.user.selectOptions(await purpose(), 'Checked the balance with the issuer')
    await shown.user.type(await answer(), 'The issuer was mistaken.')
    return shown
  }
  const isWritten = async () => {
    await screen.findByRole('button', { name: /Pay 1 of 1/ })
    expect((await answer()).value).toBe('The issuer was mistaken.')
    expect((await purpose()).selectedOptions[0]?.textContent).toBe('Checked the balance with the issuer')
  }
  const kept = () => Object.values({ ...sessionStorage }).join()
  const reload = (desk: ReturnType<typeof server>) => {
    cleanup()
    closeConsoles()
    return renderConsole(path, desk)
  }

  it('is there after another appeal and after a reload', async () => {
    const desk = two()
    const { user, path: at } = await writing(desk)
    await user.click(screen.getByRole('link', { name: 'GC-2' }))
    await waitFor(() => expect(at()).toContain('id=appeal-2'))
    await screen.findByRole('button', { name: /Refuse for good/ })
    expect((await answer()).value).toBe('')
    act(() => window.history.back())
    await isWritten()
    reload(desk)
    await isWritten()
  })

  it('pays no card whose code has to be opened anew', async () => {
    await writing(two())
    reload(two(false))
    expect((await answer()).value).toBe('The issuer was mistaken.')
    expect((await tick()).checked).toBe(false)
    expect(screen.getByRole('button', { name: /Refuse for good/ })).toBeTruthy()
  })

  it('is forgotten where it is given back, decided, or with somebody else', async () => {
    const desk = two().on(appeals.giveBack, aCase(true))
    const { user } = await writing(desk)
    expect(kept()).toContain('mistaken')
    await user.click(screen.getByRole('button', { name: 'Give it back' }))
    await waitFor(() => expect(kept()).not.toContain('mistaken'))
    for (const given of [{ status: 2 as const }, { ...mine, takenBy: 'Bola', takenByMe: false }]) {
      cleanup()
      closeConsoles()
      await writing(two())
      expect(kept()).toContain('mistaken')
      reload(server(aCase(true, given)))
      await waitFor(() => expect(kept()).not.toContain('mistaken'))
    }
  })

  it('is forgotten at sign-out', async () => {
    const { user } = await writing(two().on(operatorEndpoints.operators.signOut, null))
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await screen.findByRole('button', { name: 'Sign in' })
    expect(kept()).not.toContain('mistaken')
  })
})
