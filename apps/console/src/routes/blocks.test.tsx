import { operatorEndpoints } from '@kaadi/contract'
import { aBlock, anOperator, aPage } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { risk } = operatorEndpoints
const aRiskDesk = (...blocks: ReturnType<typeof aBlock>[]) =>
  aDesk(anOperator({ roles: ['admin'] })).on(risk.blocks, aPage(...blocks))

describe('the block list', () => {
  it('shows what is in force with why, and what is over', async () => {
    const server = aRiskDesk(aBlock())
    const { user } = renderConsole('/blocks', server)
    expect(await screen.findByText('ri…@gmail.com')).toBeTruthy()
    expect(screen.getByText('Charged back twice.')).toBeTruthy()
    await expectAccessible()
    server.on(
      risk.blocks,
      aPage(
        aBlock({
          isRunning: false,
          removeTime: '2026-11-22T10:00:00.000Z',
          removedBy: 'Ada Admin',
          removeReason: 'A mistake.',
        }),
      ),
    )
    await user.click(screen.getByRole('radio', { name: 'Over' }))
    expect(await screen.findByText(/Removed by Ada Admin/)).toBeTruthy()
    expect(server.seen(risk.blocks).at(-1)?.query).toMatchObject({ view: 'over' })
    expect(server.surprises).toEqual([])
  })

  it('blocks an address, with faults at their fields', async () => {
    const server = aRiskDesk().on(risk.block, aBlock())
    const { user } = renderConsole('/blocks', server)
    expect(await screen.findByText('Nothing is blocked.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Block a person' }))
    const dialog = await screen.findByRole('dialog', { name: 'Block a person' })
    await user.type(within(dialog).getByRole('textbox', { name: 'Mail address' }), 'ring')
    await user.click(within(dialog).getByRole('button', { name: 'Block' }))
    expect(await within(dialog).findByText('Enter a whole address.')).toBeTruthy()
    await user.type(within(dialog).getByRole('textbox', { name: 'Mail address' }), '@gmail.com')
    await user.type(within(dialog).getByRole('textbox', { name: 'Why' }), 'Charged back twice.')
    await user.click(within(dialog).getByRole('button', { name: 'Block' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.seen(risk.block)[0]?.body).toEqual({
      subject: { kind: 'email', email: 'ring@gmail.com' },
      reason: 'Charged back twice.',
      untilTime: null,
    })
  })

  it('asks for the end of a name', async () => {
    const { user } = renderConsole('/blocks', aRiskDesk())
    await user.click(await screen.findByRole('button', { name: 'Block a person' }))
    const dialog = await screen.findByRole('dialog', { name: 'Block a person' })
    await user.click(within(dialog).getByRole('radio', { name: 'Name' }))
    await user.click(within(dialog).getByRole('button', { name: 'Block' }))
    expect(await within(dialog).findByText('A name has to have an end.')).toBeTruthy()
  })

  it('removes a block with a reason', async () => {
    const server = aRiskDesk(aBlock()).on(risk.unblock, aBlock({ isRunning: false }))
    const { user } = renderConsole('/blocks', server)
    await user.click(await screen.findByRole('button', { name: /Remove the block of ri/ }))
    const dialog = await screen.findByRole('dialog', { name: /Remove the block of/ })
    await user.type(within(dialog).getByRole('textbox', { name: 'Why' }), 'A mistake.')
    await user.click(within(dialog).getByRole('button', { name: 'Remove the block' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.seen(risk.unblock)[0]?.body).toEqual({ blockId: 'block-1', reason: 'A mistake.' })
  })
})
