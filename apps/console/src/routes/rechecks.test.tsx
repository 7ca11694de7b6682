import { operatorEndpoints } from '@kaadi/contract'
import { aBlindRecheck, anOperator, aPage, aRecheckRow, someRechecks } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { rechecks } = operatorEndpoints
const senior = anOperator({ roles: ['senior'] })

describe('a blind look', () => {
  it('has a key for every action, printed on its button, and lists them', async () => {
    const server = aDesk().on(rechecks.mine, someRechecks({ held: aBlindRecheck() }))
    server.on(rechecks.giveBack, null)
    const { user } = renderConsole('/blind-looks', server)
    await screen.findByRole('region', { name: 'A decided order, to be judged again' })
    for (const [name, key] of [
      ['Show code', 'C'],
      ['Give it back', 'G'],
      ['That is what I find', 'D'],
    ] as const)
      expect(screen.getByRole('button', { name }).querySelector('kbd')?.textContent, name).toBe(key)
    // Why it is opened is always the same here: nothing is there to choose, and nothing is cut off.
    expect(screen.queryByRole('combobox', { name: 'Why do you open it?' })).toBeNull()
    await user.keyboard('?')
    await screen.findByRole('dialog')
    expect(screen.getByText('Choose the reason with that letter')).toBeTruthy()
    await user.keyboard('g')
    expect(server.seen(rechecks.giveBack)).toEqual([])
  })

  it('says one order in the singular', async () => {
    renderConsole('/blind-looks', aDesk().on(rechecks.mine, someRechecks({ waiting: 1 })))
    await screen.findByText('1 decided order waits for another look.')
  })

  it('is dealt, judged by keyboard, and both findings are told', async () => {
    const server = aDesk().on(rechecks.mine, someRechecks())
    server.on(rechecks.takeNext, () => {
      server.on(rechecks.mine, someRechecks({ held: aBlindRecheck() }))
      return aBlindRecheck()
    })
    server.on(rechecks.reveal, { code: 'ABCD-EFGH', cardPin: null, time: '2026-11-20T15:01:00.000Z' })
    server.on(rechecks.decide, () => {
      server.on(rechecks.mine, someRechecks({ waiting: 2 }))
      return aRecheckRow()
    })
    const { user } = renderConsole('/blind-looks', server)
    await user.click(await screen.findByRole('button', { name: 'Take the next one' }))
    await screen.findByRole('region', { name: 'A decided order, to be judged again' })
    expect(screen.getByRole('button', { name: 'That is what I find' })).toHaveProperty('disabled', true)
    await expectAccessible()
    await user.keyboard('1')
    expect(screen.getByText('Open the code before you call it valid.')).toBeTruthy()
    await user.keyboard('c')
    await waitFor(() => expect(server.seen(rechecks.reveal)).toHaveLength(1))
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'The issuer says so.')
    await user.tab()
    await user.keyboard('d')
    await screen.findByText('You found something else: a senior looks at it.')
    expect(screen.getByText(/202 Already used, no balance by Ngozi Reviewer, Valid by you/)).toBeTruthy()
    expect(server.seen(rechecks.decide)[0]!.body).toEqual({
      recheckId: 'recheck-1',
      cards: [{ cardId: 'card-1', verdict: 1 }],
      note: 'The issuer says so.',
    })
    expect(server.surprises).toEqual([])
  })

  it('is found refused by a reason, which has its verdict', async () => {
    const server = aDesk().on(rechecks.mine, someRechecks({ held: aBlindRecheck() }))
    server.on(rechecks.decide, aRecheckRow({ status: 2 }))
    const { user } = renderConsole('/blind-looks', server)
    await screen.findByRole('group', { name: 'What you find of card 1' })
    await user.keyboard('3')
    const used = await screen.findByRole('radio', { name: /Already used, no balance/ })
    const key = used.closest('label')!.querySelector('kbd')!.textContent!.toLowerCase()
    await user.keyboard(key)
    await user.keyboard('d')
    await waitFor(() =>
      expect(server.seen(rechecks.decide)[0]?.body).toEqual({
        recheckId: 'recheck-1',
        cards: [{ cardId: 'card-1', verdict: 5, reasonCode: 202 }],
      }),
    )
  })

  it('says so where none waits', async () => {
    renderConsole('/blind-looks', aDesk().on(rechecks.mine, someRechecks({ waiting: 0 })))
    await screen.findByText('No decided order waits for another look.')
    expect(screen.getByRole('button', { name: 'Take the next one' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('radio', { name: 'Agreed' })).toBeNull()
  })

  it('can be tried again where it could not be read', async () => {
    renderConsole('/blind-looks', aDesk().fail(rechecks.mine, 'internal'))
    await screen.findByRole('alert')
  })
})

describe('what blind looks found', () => {
  it('is told to seniors, who answer where two differ', async () => {
    const server = aDesk(senior)
      .on(rechecks.mine, someRechecks({ differing: 1 }))
      .on(rechecks.list, aPage(aRecheckRow()))
      .on(rechecks.answer, () => {
        server.on(rechecks.list, aPage())
        return aRecheckRow({ status: 5 })
      })
    const { user, path } = renderConsole('/blind-looks', server)
    await user.click(await screen.findByRole('radio', { name: 'Differing (1)' }))
    expect(path()).toContain('view=differing')
    const number = aRecheckRow().order.tradeNumber
    const link = await screen.findByRole('link', { name: number })
    expect(link.getAttribute('href')).toContain('/order?giftOrderId=')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: `Say what came of ${number}` }))
    await user.type(await screen.findByRole('textbox'), 'The issuer says that it was used.')
    await user.click(screen.getByRole('button', { name: 'Write it down' }))
    await screen.findByText('No look stands here.')
    expect(server.seen(rechecks.answer)[0]!.body).toEqual({
      recheckId: 'recheck-1',
      words: 'The issuer says that it was used.',
    })
  })

  it('is gone through by J and K and answered by A', async () => {
    const rows = ['one', 'two', 'three'].map((id) => {
      const row = aRecheckRow()
      return { ...row, recheckId: id as never, order: { ...row.order, tradeNumber: `GC-${id}` } }
    })
    const server = aDesk(senior)
      .on(rechecks.mine, someRechecks({ differing: 3 }))
      .on(rechecks.list, aPage(...rows))
    const { user } = renderConsole('/blind-looks?view=differing', server)
    const answer = (id: string) => screen.getByRole('button', { name: `Say what came of GC-${id}` })
    await screen.findByRole('link', { name: 'GC-one' })
    expect(answer('one').querySelector('kbd')?.textContent).toBe('A')
    expect(answer('two').querySelector('kbd')).toBeNull()
    await user.keyboard('jj')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'GC-two' }))
    expect(answer('two').getAttribute('aria-keyshortcuts')).toBe('a')
    await user.keyboard('a')
    await screen.findByRole('dialog', { name: 'What came of GC-two?' })
  })

  it('has its keys listed', async () => {
    const server = aDesk(senior).on(rechecks.mine, someRechecks()).on(rechecks.list, aPage(aRecheckRow()))
    const { user } = renderConsole('/blind-looks?view=differing', server)
    await screen.findByRole('link', { name: aRecheckRow().order.tradeNumber })
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    for (const line of ['Answer the look, or the first one', 'Next row, row before', 'Open the row'])
      expect(help.textContent).toContain(line)
  })

  it('is searched and paged by what the address says', async () => {
    const server = aDesk(senior)
      .on(rechecks.mine, someRechecks({ differing: 0 }))
      .on(rechecks.list, aPage(aRecheckRow({ status: 2 })))
    renderConsole('/blind-looks?view=agreed&q=KD1', server)
    await screen.findByRole('link', { name: aRecheckRow().order.tradeNumber })
    expect(server.seen(rechecks.list)[0]!.query).toMatchObject({ view: 'agreed', size: 50, search: 'KD1' })
  })
})
