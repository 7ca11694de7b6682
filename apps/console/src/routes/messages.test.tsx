import { operatorEndpoints } from '@kaadi/contract'
import { aDeskMessage, aMacro, anInboxRow, anOperator, aPage } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { deskMessages } = operatorEndpoints
const path = '/messages?id=order-1'
const aTalkDesk = () =>
  aDesk(anOperator({ roles: ['reviewer'] }))
    .on(deskMessages.inbox, aPage(anInboxRow()))
    .on(deskMessages.thread, {
      ...aPage(
        aDeskMessage({
          messageId: 'message-2',
          author: 'note',
          operator: 'Ada',
          text: 'Compare the receipt.',
        }),
        aDeskMessage({ text: '<i>Is it paid?</i>' }),
      ),
      row: anInboxRow(),
    })
    .on(deskMessages.read, null)
    .on(deskMessages.settle, null)
    .on(deskMessages.macros, [aMacro()])

describe('messages of sellers', () => {
  it('list who waits, open as text with the notes of the desk, and are read', async () => {
    const server = aTalkDesk()
    const { user, path: at } = renderConsole('/messages', server)
    await user.click(await screen.findByRole('link', { name: 'GC-2611-20-00042' }))
    expect(await screen.findByText('<i>Is it paid?</i>')).toBeTruthy()
    expect(screen.getByText(/Note by Ada: Compare the receipt\./)).toBeTruthy()
    expect(at()).toContain('id=order-1')
    await waitFor(() =>
      expect(server.seen(deskMessages.read)[0]?.body).toEqual({
        giftOrderId: 'order-1',
        messageId: 'message-2',
      }),
    )
    await expectAccessible()
    expect(server.surprises).toEqual([])
  })

  it('are answered in own words, by keyboard', async () => {
    const server = aTalkDesk().on(deskMessages.reply, aDeskMessage({ author: 'desk' }))
    const { user } = renderConsole(path, server)
    await user.type(await screen.findByRole('textbox', { name: 'Answer to the seller' }), 'In ten minutes')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(server.seen(deskMessages.reply)[0]?.body).toMatchObject({ text: 'In ten minutes' }),
    )
  })

  it('are answered by a saved answer, and a missing field is said in clear words', async () => {
    const server = aTalkDesk().fail(deskMessages.reply, 'macroFieldMissing', { details: { fields: ['day'] } })
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('radio', { name: 'Saved answer' }))
    await user.click(await screen.findByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText(/A field of this saved answer is empty/)).toBeTruthy()
    const day = screen.getByRole('textbox', { name: 'day' })
    expect(day.getAttribute('aria-invalid')).toBe('true')
    server.on(deskMessages.reply, aDeskMessage({ author: 'desk' }))
    await user.type(day, 'Monday')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    await waitFor(() =>
      expect(server.seen(deskMessages.reply).at(-1)?.body).toMatchObject({
        macroId: 'macro-1',
        fields: { day: 'Monday' },
      }),
    )
  })

  it('get a note that is no answer, and can need none', async () => {
    const server = aTalkDesk().on(deskMessages.note, aDeskMessage({ author: 'note' }))
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('radio', { name: 'Note for the desk' }))
    await user.type(screen.getByRole('textbox', { name: /never shown/ }), 'Ask Bisi')
    await user.click(screen.getByRole('button', { name: 'Keep note' }))
    await waitFor(() => expect(server.seen(deskMessages.note)[0]?.body).toMatchObject({ text: 'Ask Bisi' }))
    await user.click(screen.getByRole('button', { name: 'Needs no answer' }))
    await waitFor(() => expect(server.seen(deskMessages.settle)).toHaveLength(1))
  })
})

describe('a long thread', () => {
  it('is read back to its first line, page by page', async () => {
    const server = aTalkDesk().on(deskMessages.thread, ({ query }) => {
      const at = Number(query.cursor ?? 0)
      const line = aDeskMessage({ messageId: `message-${at}`, text: `Line ${at}` })
      return { ...aPage(line), row: anInboxRow(), cursor: at < 3 ? String(at + 1) : null }
    })
    const { user } = renderConsole(path, server)
    for (const shown of [0, 1, 2]) {
      expect(await screen.findByText(`Line ${shown}`)).toBeTruthy()
      await user.click(await screen.findByRole('button', { name: /earlier/i }))
    }
    expect(await screen.findByText('Line 3')).toBeTruthy()
    expect(screen.getByText('Line 0')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: /earlier/i })).toBeNull())
  })
})
