import { sellerEndpoints } from '@kaadi/contract'
import { aCardOrder, aPage, aSession, aUser } from '@kaadi/testing/builders'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aSellServer,
  choosePhoto,
  fillCode,
  isLocked,
  type Opened,
  open,
  photo,
  send,
  value,
} from '../../../test/sell-screen.tsx'

const { cardOrders, cardTypes, notifications, sessions, uploads, users } = sellerEndpoints

beforeEach(() => {
  // The fake service listens at fetch.
  vi.stubGlobal('XMLHttpRequest', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('/sell/submit, when the session dies under it', () => {
  const signInAgain = async ({ user, server }: Opened, userId: string) => {
    server
      .on(sessions.create, aSession({ access_token: 'token-of-the-next-session' }))
      .on(users.me, aUser({ userId }))
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'adaeze@example.com')
    await user.type(screen.getByLabelText('Password'), 'Correct horse 7')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
  }
  const dieInTheMiddleOfAnUpload = async (opened: Opened) => {
    const { user, server, path } = opened
    await user.type(await value(), '100')
    await user.type(screen.getByRole('textbox', { name: /Comment/ }), 'From my aunt')
    await waitFor(() => expect(opened.platform.session.current().user).toBeTruthy())
    server.fail(uploads.create, 'unauthenticated')
    await choosePhoto('Front')
    await waitFor(() => expect(path()).toMatch(/^\/login/))
    server.on(uploads.create, ({ body }) => ({
      uploadId: `upload-${body.kind}` as never,
      url: '/object/read',
      width: 1,
      height: 1,
      bytes: 1,
    }))
  }

  it('gives the form back to the same seller and sends the photo again', async () => {
    const opened = open()
    await dieInTheMiddleOfAnUpload(opened)
    await signInAgain(opened, aUser().userId)
    expect(await screen.findByRole('textbox', { name: /Comment/ })).toHaveProperty('value', 'From my aunt')
    expect(await value()).toHaveProperty('value', '100')
    expect(await screen.findByRole('button', { name: 'Remove front' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  })

  it('gives it to nobody else', async () => {
    const opened = open()
    await dieInTheMiddleOfAnUpload(opened)
    await signInAgain(opened, 'user-kwame')
    expect(await screen.findByRole('textbox', { name: /Comment/ })).toHaveProperty('value', '')
    expect(screen.getByRole('button', { name: 'Add photo: Front' })).toBeTruthy()
  })

  const dieOnSending = async () => {
    const server = aSellServer()
      .on(cardTypes.onSale, [photo])
      .on(notifications.list, { ...aPage(), unread: 0 })
    const opened = open('/sell/list', server)
    await opened.user.click(await screen.findByRole('button', { name: /Steam/ }))
    await fillCode(opened)
    await waitFor(() => expect(opened.platform.session.current().user).toBeTruthy())
    server.fail(cardOrders.submit, 'unauthenticated')
    await opened.user.click(await send())
    await waitFor(() => expect(opened.path()).toMatch(/^\/login/))
    server.on(cardOrders.submit, aCardOrder({ orderStatus: 0 }))
    await signInAgain(opened, aUser().userId)
    await waitFor(() => expect(opened.path()).toBe('/sell/submit?cardTypeId=steam'))
    expect(await value()).toHaveProperty('value', '100')
    expect(screen.getByRole('textbox', { name: 'Card code' })).toHaveProperty('value', 'X9KQ2 L7M4T 8RB3N')
    await isLocked()
    return opened
  }
  const systemBack = () => act(() => window.history.back())

  it('leads back to the list, not to a form that was left under the sign-in', async () => {
    const { user, path } = await dieOnSending()
    systemBack()
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(path()).toBe('/sell/list'))
  })

  it('leads back to the list once the card was sent after all', async () => {
    const { user, path } = await dieOnSending()
    await user.click(await send())
    await waitFor(() => expect(path()).toContain('/transaction/cardDetail'))
    systemBack()
    await waitFor(() => expect(path()).toBe('/sell/list'))
  })
})
