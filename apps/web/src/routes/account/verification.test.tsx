import { sellerEndpoints } from '@kaadi/contract'
import { anOpenSession, aUser, aVerification, aVerificationCase } from '@kaadi/testing/builders'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../test/accessible.ts'
import { aServer, expectNoSurprises, renderApp } from '../../../test/render-app.tsx'

const { sessions, users, verifications } = sellerEndpoints
const path = '/account/center?view=verification'
const waiting = aVerification({ nextStep: null, last: aVerificationCase() })
const refused = aVerification({
  last: aVerificationCase({
    status: 'refused',
    refusal: {
      reason: 'numberUnknown',
      text: 'We could not find this number.',
      nextStep: 'Look at your document and enter the number again, digit by digit.',
    },
  }),
})

const aServerOf = (verification = aVerification(), user = aUser({ kycLevel: verification.level })) =>
  aServer().on(users.me, user).on(verifications.status, verification)
const open = (server = aServerOf()) => renderApp(path, { server, isSignedIn: true })

describe('/account/center?view=verification', () => {
  it('is led to from the account, which tells the level', async () => {
    const server = aServerOf(aVerification({ level: 1, nextStep: 2 })).on(sessions.list, [anOpenSession()])
    const { user } = renderApp('/account/center', { server, isSignedIn: true })
    await user.click(await screen.findByRole('link', { name: /Verification level 1/ }))
    expect(await screen.findByText('What each level unlocks')).toBeTruthy()
  })

  it('says what each level unlocks, and asks for what the next one needs', async () => {
    const { server } = open()
    expect(await screen.findByText(/300% of the daily withdrawal limit/)).toBeTruthy()
    expect(screen.getByText('You are here')).toBeTruthy()
    expect(screen.getByLabelText('Number on the document')).toBeTruthy()
    expect(screen.queryByRole('option', { name: 'Ghana Card' })).toBeNull()
    await expectAccessible(document.body)
    expectNoSurprises(server)
  })

  it('sends the details once they have the form of the document, and waits', async () => {
    const app = open(aServerOf().on(verifications.submit, waiting))
    await app.user.selectOptions(await screen.findByLabelText('Document'), 'nin')
    await app.user.type(screen.getByLabelText('Number on the document'), '1234')
    await app.user.click(screen.getByRole('button', { name: 'Send it' }))
    expect(await screen.findByText(/Enter the number as it stands/)).toBeTruthy()
    expect(app.server.seen(verifications.submit)).toEqual([])
    await app.user.type(screen.getByLabelText('Number on the document'), '5678901')
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1994-05-17' } })
    app.server.on(verifications.status, waiting)
    await app.user.click(screen.getByRole('button', { name: 'Send it' }))
    expect(await screen.findByText('We are looking at what you sent')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send it' })).toBeNull()
    expect(app.server.seen(verifications.submit)[0]?.body).toEqual({
      level: 1,
      documentKind: 'nin',
      number: '12345678901',
      birthDate: '1994-05-17',
    })
  })

  it('keeps what was typed where the page goes in the middle, but no number of a document, until it is sent', async () => {
    const value = (label: string, text: string) =>
      waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty('value', text))
    const app = open()
    await app.user.selectOptions(await screen.findByLabelText('Document'), 'nin')
    await app.user.type(screen.getByLabelText('Number on the document'), '12345678901')
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1994-05-17' } })
    cleanup()
    expect(localStorage.getItem('AFR-formDrafts')).not.toContain('12345678901')
    const again = open(aServerOf().on(verifications.submit, waiting))
    await value('Document', 'nin')
    await value('Date of birth', '1994-05-17')
    await value('Number on the document', '')
    await again.user.type(screen.getByLabelText('Number on the document'), '12345678901')
    again.server.on(verifications.status, waiting)
    await again.user.click(screen.getByRole('button', { name: 'Send it' }))
    await screen.findByText('We are looking at what you sent')
    cleanup()
    open()
    expect(await screen.findByLabelText('Number on the document')).toHaveProperty('value', '')
    expect(localStorage.getItem('AFR-formDrafts')).toBeNull()
  })

  it('says why it was refused and what to do next', async () => {
    open(aServerOf(refused))
    expect(await screen.findByText('We could not find this number.')).toBeTruthy()
    expect(screen.getByText(/digit by digit/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy()
  })

  it('asks for the photos that the document needs, says that they are not kept, and sends nothing without them', async () => {
    const app = open(aServerOf(aVerification({ level: 1, nextStep: 2 })))
    await app.user.selectOptions(await screen.findByLabelText('Document'), 'votersCard')
    expect(screen.getByText(/They are not kept on this phone/)).toBeTruthy()
    expect(screen.getByText('Back')).toBeTruthy()
    await app.user.selectOptions(screen.getByLabelText('Document'), 'passport')
    await waitFor(() => expect(screen.queryByText('Back')).toBeNull())
    await app.user.click(screen.getByRole('button', { name: 'Send it' }))
    expect(await screen.findByText('Add every photo.')).toBeTruthy()
    expect(app.server.seen(verifications.submit)).toEqual([])
  })

  it('has nothing to ask on the last level', async () => {
    const last = aVerificationCase({ level: 2, status: 'accepted' })
    open(aServerOf(aVerification({ level: 2, nextStep: null, last })))
    expect(await screen.findByText('You reached level 2')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Send it/ })).toBeNull()
  })

  it('asks for the name first, and takes nothing without it', async () => {
    open(aServerOf(aVerification(), aUser({ firstName: null, lastName: null })))
    expect(await screen.findByText('Tell us your name first')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Tell us your name where/ })).toBeTruthy()
    expect(screen.queryByLabelText('Number on the document')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Send it' })).toBeNull()
  })

  it('keeps what was entered and says what the service said', async () => {
    const app = open(aServerOf().fail(verifications.submit, 'verificationWaiting'))
    await app.user.selectOptions(await screen.findByLabelText('Document'), 'nin')
    await app.user.type(screen.getByLabelText('Number on the document'), '12345678901')
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1994-05-17' } })
    await app.user.click(screen.getByRole('button', { name: 'Send it' }))
    expect(await screen.findByText(/still looking at what you sent/)).toBeTruthy()
    expect((screen.getByLabelText('Number on the document') as HTMLInputElement).value).toBe('12345678901')
  })
})
