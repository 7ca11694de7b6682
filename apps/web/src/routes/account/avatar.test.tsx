import { sellerEndpoints } from '@kaadi/contract'
import type { Upload } from '@kaadi/contract/uploads'
import { aUser } from '@kaadi/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { avatars, uploads, users } = sellerEndpoints
const url = '/object/read?id=photo-1'
const sent: Upload = { uploadId: 'photo-1' as Upload['uploadId'], url, width: 512, height: 400, bytes: 900 }

const open = (own: string | null = null) => {
  const server = aServer()
    .on(users.me, aUser())
    .on(avatars.own, { url: own })
    .on(avatars.set, { url })
    .on(avatars.remove, null)
    .on(uploads.create, sent)
  return renderApp('/account/center?view=avatar', { server, isSignedIn: true })
}
const choose = (user: ReturnType<typeof open>['user'], file: File) =>
  user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file)

describe('the picture of a seller', () => {
  it('is their initials at first, with no accessibility fault', async () => {
    const { server } = open()
    expect(await screen.findByRole('img', { name: 'Adaeze Okafor' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Take the picture away' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Use this picture' })).toBeNull()
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it('is taken away again', async () => {
    const app = open(url)
    await app.user.click(await screen.findByRole('button', { name: 'Take the picture away' }))
    expect(await screen.findByText('Your picture is taken away.')).toBeTruthy()
    expect(app.server.seen(avatars.remove)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Take the picture away' })).toBeNull()
  })

  it('is no document, which is said before anything is sent', async () => {
    const app = open()
    await screen.findByRole('img', { name: 'Adaeze Okafor' })
    await choose(app.user, new File(['%PDF-1.7 a paper'], 'passport.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByText(/not a photo|no photo/i)).toBeTruthy()
    await waitFor(() => expect(app.server.seen(uploads.create)).toEqual([]))
    expect(screen.queryByRole('button', { name: 'Use this picture' })).toBeNull()
  })
})
