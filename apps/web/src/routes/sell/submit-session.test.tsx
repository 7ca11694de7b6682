import { sellerEndpoints } from '@kaadi/contract'
import { aSession, aUser } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choosePhoto, type Opened, open, value } from '../../../test/sell-screen.tsx'

const { sessions, uploads, users } = sellerEndpoints

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
})
