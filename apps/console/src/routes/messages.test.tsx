import { operatorEndpoints } from '@kaadi/contract'
import {
  aCardOrder,
  aDeskMessage,
  aDeskOrder,
  aMacro,
  anInboxRow,
  anOperator,
  aPage,
  knownOfOrder,
} from '@kaadi/testing/builders'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDesk, closeConsoles, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { desk, deskMessages } = operatorEndpoints
const path = '/messages?id=order-1'
const aTalkDesk = () =>
  aDesk(anOperator({ roles: ['reviewer'] }))
    .on(desk.order, aDeskOrder())
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
      known: knownOfOrder,
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
    const row = within(screen.getByRole('table')).getByRole('link', { name: 'GC-2611-20-00042' })
    expect(row.getAttribute('aria-current')).toBe('page')
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

  it('are written by keys: an answer, a saved one, a note; Escape gives the keys back', async () => {
    const { user } = renderConsole(path, aTalkDesk())
    const answer = await screen.findByRole('textbox', { name: 'Answer to the seller' })
    await user.keyboard('r')
    expect(document.activeElement).toBe(answer)
    await user.keyboard('so{Escape}')
    expect((answer as HTMLTextAreaElement).value).toBe('so')
    await user.keyboard('o')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Note/ }))
    await user.keyboard('{Escape}s')
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Saved answer' }))
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

  it('show a saved answer as its seller will read it', async () => {
    const { user } = renderConsole(path, aTalkDesk())
    await user.click(await screen.findByRole('radio', { name: 'Saved answer' }))
    screen.getByText('Hello Adaeze, we write again by {day}.')
    await user.type(screen.getByRole('textbox', { name: 'day' }), 'Monday')
    screen.getByText('Hello Adaeze, we write again by Monday.')
  })

  it('do not say of an order that it was paid where it is not', async () => {
    const server = aTalkDesk().on(deskMessages.macros, [
      aMacro({ text: 'We paid {paid} for {number}.', fields: [] }),
    ])
    const { user } = renderConsole(path, server)
    await user.click(await screen.findByRole('radio', { name: 'Saved answer' }))
    screen.getByText('We paid {paid} for GC-2611-20-00042.')
    screen.getByText('This trade is not paid: choose another answer.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send answer' }).disabled).toBe(true)
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

describe('the claim on an order whose seller is written to', () => {
  const minute = 60_000
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const lease = () => ({
    leaseToken: 'lease-1',
    serverTime: new Date(Date.now()).toISOString(),
    leaseExpiresTime: new Date(Date.now() + 5 * minute).toISOString(),
  })
  const claimed = () => ({
    order: aCardOrder({ giftOrderId: 'order-1' as never, orderStatus: 1 }),
    claimedBy: 'Ada Reviewer',
  })
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is kept alive by what is typed, past several renewals', async () => {
    const server = aTalkDesk()
      .on(desk.order, () => aDeskOrder({ ...claimed(), claimedByMe: true, lease: lease() }))
      .on(desk.renew, () => lease())
    const { user } = renderConsole(path, server)
    const answer = await screen.findByRole('textbox', { name: 'Answer to the seller' })
    await waitFor(() => expect(server.seen(desk.order)).toHaveLength(1))
    for (let minutes = 1; minutes <= 6; minutes++) {
      await pass(minute)
      await user.type(answer, 'a')
      await waitFor(() => expect(server.seen(desk.renew)).toHaveLength(minutes))
    }
    expect(server.seen(desk.renew)[5]?.body).toEqual({ giftOrderId: 'order-1', leaseToken: 'lease-1' })
    expect(server.surprises).toEqual([])
  })

  it('is left alone where a colleague has it', async () => {
    const server = aTalkDesk().on(desk.order, aDeskOrder({ ...claimed(), claimedByMe: false, lease: null }))
    const { user } = renderConsole(path, server)
    const answer = await screen.findByRole('textbox', { name: 'Answer to the seller' })
    await waitFor(() => expect(server.seen(desk.order)).toHaveLength(1))
    await pass(2 * minute)
    await user.type(answer, 'One moment')
    expect(server.seen(desk.renew)).toEqual([])
    expect(server.surprises).toEqual([])
  })
})

describe('a long thread', () => {
  it('is read back to its first line, page by page', async () => {
    const server = aTalkDesk().on(deskMessages.thread, ({ query }) => {
      const at = Number(query.cursor ?? 0)
      const line = aDeskMessage({ messageId: `message-${at}`, text: `Line ${at}` })
      return {
        ...aPage(line),
        row: anInboxRow(),
        known: knownOfOrder,
        cursor: at < 3 ? String(at + 1) : null,
      }
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

describe('pictures of an answer', () => {
  const png = (name = 'till.png') =>
    new File([new Uint8Array([137, 80, 78, 71])], name, { type: 'image/png' })
  const anUpload = (uploadId: string) => ({
    uploadId: uploadId as never,
    url: `/object/read?id=${uploadId}`,
    width: 90,
    height: 60,
    bytes: 4,
  })
  /** Each picture is numbered as it comes. */
  const aPictureDesk = () => {
    let uploads = 0
    return aTalkDesk()
      .on(deskMessages.upload, () => anUpload(`picture-${++uploads}`))
      .on(deskMessages.reply, aDeskMessage({ author: 'desk' }))
  }
  const input = () => screen.findByLabelText('Pictures for the seller')
  const thumbs = () => screen.queryAllByRole('img', { name: /^Picture \d/ })
  const send = () => screen.findByRole('button', { name: 'Send answer' })
  const sent = (server: ReturnType<typeof aPictureDesk>) => server.seen(deskMessages.reply)[0]?.body

  beforeEach(() => {
    vi.stubGlobal('XMLHttpRequest', undefined)
    URL.createObjectURL = () => 'blob:picture'
    URL.revokeObjectURL = () => undefined
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    sessionStorage.clear()
  })

  it('are chosen, dropped and pasted, and go with the text; one that is removed stays here', async () => {
    const server = aPictureDesk()
    const { user } = renderConsole(path, server)
    await user.upload(await input(), png())
    const write = screen.getByRole('textbox', { name: 'Answer to the seller' })
    fireEvent.drop(write, { dataTransfer: { files: [png('dropped.png')] } })
    fireEvent.paste(write, { clipboardData: { files: [png('pasted.png')] } })
    await waitFor(() => expect(thumbs()).toHaveLength(3))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: /^Remove picture 2/i }))
    await user.type(write, 'Here is the receipt')
    await user.click(await send())
    await waitFor(() =>
      expect(sent(server)).toMatchObject({
        text: 'Here is the receipt',
        photos: ['picture-1', 'picture-3'],
      }),
    )
    expect(server.seen(deskMessages.upload).map(({ body }) => body.giftOrderId)).toEqual(
      Array(3).fill('order-1'),
    )
    await waitFor(() => expect(thumbs()).toHaveLength(0))
    expect(server.surprises).toEqual([])
  })

  it('say it alone, and are four at most', async () => {
    const server = aPictureDesk()
    const { user } = renderConsole(path, server)
    await user.upload(
      await input(),
      [1, 2, 3, 4, 5].map((number) => png(`${number}.png`)),
    )
    await waitFor(() => expect(thumbs()).toHaveLength(4))
    expect(screen.getByText('A message takes 4 pictures. The others were left out.')).toBeTruthy()
    expect(screen.getByRole('button', { name: '4 pictures are the most' })).toHaveProperty('disabled', true)
    await user.click(await send())
    await waitFor(() => expect(sent(server)?.photos).toHaveLength(4))
    expect(sent(server)?.text).toBe('')
  })

  it('are refused in words, and what did not get through is sent again as it was', async () => {
    const server = aPictureDesk().fail(deskMessages.upload, 'notAnImage')
    const { user } = renderConsole(path, server)
    await user.upload(await input(), png('notes.png'))
    expect(await screen.findByText(/^notes\.png: /)).toBeTruthy()
    expect(thumbs()).toHaveLength(0)
    server.fail(deskMessages.upload, 'uploadStorageFull')
    await user.upload(await input(), png())
    const again = await screen.findByRole('button', { name: /again/i })
    expect(await send()).toHaveProperty('disabled', true)
    server.on(deskMessages.upload, anUpload('picture-9'))
    await user.click(again)
    await waitFor(() => expect(screen.queryByRole('button', { name: /Send .* again/i })).toBeNull())
    const keys = server.seen(deskMessages.upload).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys.at(-1)).toBe(keys.at(-2))
    await user.click(await send())
    await waitFor(() => expect(sent(server)?.photos).toEqual(['picture-9']))
  })

  it('are kept with the text that is begun until they are sent', async () => {
    const server = aPictureDesk()
    const first = renderConsole(path, server)
    await first.user.upload(await input(), png())
    await first.user.type(screen.getByRole('textbox', { name: 'Answer to the seller' }), 'One moment')
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    cleanup()
    closeConsoles()
    const { user } = renderConsole(path, server)
    expect(await screen.findByDisplayValue('One moment')).toBeTruthy()
    expect(thumbs()).toHaveLength(1)
    await user.click(await send())
    await waitFor(() => expect(sent(server)).toMatchObject({ text: 'One moment', photos: ['picture-1'] }))
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/One moment|picture-1/))
  })
})
