import { operatorEndpoints } from '@kaadi/contract'
import {
  aBooksException,
  aBooksStanding,
  anOperator,
  aPage,
  aPasskey,
  aPasskeyRequest,
  aPayoutBatchDetail,
  aPayoutDetail,
  aPayoutStop,
} from '@kaadi/testing/builders'
import { aPasskeyDevice } from '@kaadi/testing/passkey-device'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { isShown } from '../../test/is-shown.ts'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { adjustments, books, changes, operatorFactor, payoutBatches, payouts, providerPayouts } =
  operatorEndpoints
const treasurer = anOperator({ roles: ['treasurer'], name: 'Tunde Treasurer' })
const aTreasury = (operator = treasurer) =>
  aDesk(operator).on(books.exceptions, aPage<ReturnType<typeof aBooksException>>())
const stopped = aBooksStanding({ stop: aPayoutStop(), openExceptions: 1 })
const explained = aPayoutStop({ openExceptions: 0 })

it('shows that the three sides agree, and compares them again when asked to', async () => {
  const server = aTreasury().on(books.match, aBooksStanding({ isMatching: true }))
  const { user } = renderConsole('/books', server)
  expect(await screen.findByText('Payouts run')).toSatisfy(isShown)
  const row = (await screen.findByText('Paystack')).closest('tr')!
  expect(row.textContent?.match(/₦48,250,000\.00/g)).toHaveLength(3)
  expect(await screen.findByText('Everything fits.')).toSatisfy(isShown)
  await expectAccessible()
  screen.getByText('A payout that ended less than ten minutes before a comparison is in the next one.')
  await user.click(screen.getByRole('button', { name: 'Compare now' }))
  await waitFor(() => expect(server.seen(books.match)).toHaveLength(1))
  expect(server.surprises).toEqual([])
})

it('has an exception taken and explained before anybody asks for a restart', async () => {
  const mine = aBooksException({ owner: 'Tunde Treasurer', isMine: true })
  const server = aTreasury()
    .on(books.standing, stopped)
    .on(books.exceptions, aPage(aBooksException()))
    .on(books.take, mine)
    .on(books.close, mine)
    .on(books.askRestart, aBooksStanding({ stop: explained }))
  const { user } = renderConsole('/books', server)
  expect(await screen.findByText(/its ledger says 4950.11 NGN\.$/, { selector: '.k-alert *' })).toSatisfy(
    isShown,
  )
  expect(screen.getByText('1 exception has to be explained and closed first.')).toSatisfy(isShown)
  server.on(books.exceptions, aPage(mine))
  await user.click(await screen.findByRole('button', { name: 'Take' }))
  await user.click(await screen.findByRole('button', { name: 'Explain' }))
  await user.type(screen.getByLabelText('Why'), 'It was given back.')
  server.on(books.standing, aBooksStanding({ stop: explained }))
  server.on(books.exceptions, aPage<typeof mine>())
  await user.click(screen.getByRole('button', { name: 'Close it' }))
  expect(server.seen(books.close)[0]!.body).toEqual({
    exceptionId: 'exception-1',
    note: 'It was given back.',
  })
  await user.click(await screen.findByRole('button', { name: 'Ask for a restart' }))
  await expectAccessible()
  await user.type(screen.getByLabelText('Why'), 'Explained.')
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Ask for a restart' }))
  await waitFor(() => expect(server.seen(books.askRestart)).toHaveLength(1))
})

it('says that something new was found since a restart was asked for, and has it asked for again', async () => {
  const restart = {
    askedBy: 'Bola',
    isOwn: false,
    reason: 'Explained.',
    askTime: '2026-11-20T09:00:00.000Z',
    isOver: true,
  }
  const server = aTreasury().on(books.standing, aBooksStanding({ stop: { ...explained, restart } }))
  const { user } = renderConsole('/books', server)
  expect(await screen.findByText(/Something new was found since: look at it, then ask again/)).toSatisfy(
    isShown,
  )
  expect(screen.queryByRole('button', { name: 'Start payouts again' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ask for a restart' }))
  expect(await screen.findByRole('dialog')).toSatisfy(isShown)
  await user.type(screen.getByLabelText('Why'), 'Explained ag')
  cleanup()
  renderConsole('/books', server)
  await user.click(await screen.findByRole('button', { name: 'Ask for a restart' }))
  // What was half typed is there after a reload.
  expect((await screen.findByLabelText<HTMLInputElement>('Why')).value).toBe('Explained ag')
})

it('has another person sign what they start with a passkey, and says why to who may not', async () => {
  const asked = (isOwn: boolean, isOver = false) =>
    aBooksStanding({
      stop: {
        ...explained,
        restart: {
          askedBy: 'Bola',
          isOwn,
          reason: 'Explained.',
          askTime: '2026-11-20T09:00:00.000Z',
          isOver,
        },
      },
    })
  const server = aTreasury()
    .on(operatorFactor.passkeys, [aPasskey()])
    .on(books.standing, asked(true))
    .on(books.restartChallenge, aPasskeyRequest({ userVerification: 'required' }))
    .fail(books.restart, 'ownRestart')
  aPasskeyDevice()
  const { user } = renderConsole('/books', server)
  expect(await screen.findByText('Another person has to start the payouts.')).toSatisfy(isShown)
  expect(screen.queryByRole('button', { name: 'Start payouts again' })).toBeNull()
  server.on(books.standing, asked(false))
  const start = await screen.findByRole('button', { name: 'Start payouts again' }, { timeout: 8_000 })
  expect(
    screen.getByText(/^You sign exactly this: payouts start again\. .* Bola asked for it: “Explained\.”$/),
  ).toSatisfy(isShown)
  await expectAccessible()
  await user.click(start)
  expect(await screen.findByText(/You asked for this restart\./)).toSatisfy(isShown)
  server.on(books.restart, aBooksStanding())
  server.on(books.standing, aBooksStanding())
  await user.click(screen.getByRole('button', { name: 'Start payouts again' }))
  expect(await screen.findByText('Payouts run')).toSatisfy(isShown)
  expect(server.seen(books.restartChallenge)[0]!.body).toEqual({ stopId: explained.stopId })
  expect(server.seen(books.restart).at(-1)!.body).toEqual({
    stopId: explained.stopId,
    fingerprint: explained.fingerprint,
    passkey: expect.objectContaining({ signature: 'c2lnbmF0dXJl' }),
  })
}, 15_000)

it('has a request for a restart taken back, by who asked or another, so that somebody else can ask', async () => {
  const restart = {
    askedBy: 'Bola',
    isOwn: true,
    reason: 'Explained.',
    askTime: '2026-11-20T09:00:00.000Z',
    isOver: false,
  }
  const server = aTreasury()
    .on(books.standing, aBooksStanding({ stop: { ...explained, restart } }))
    .fail(books.dropRestart, 'restartNotAsked')
  const { user } = renderConsole('/books', server)
  await user.click(await screen.findByRole('button', { name: 'Take the request back' }))
  expect(await screen.findByText(/Nobody has asked for a restart yet\./)).toSatisfy(isShown)
  await expectAccessible()
  server.on(books.dropRestart, aBooksStanding({ stop: explained }))
  server.on(books.standing, aBooksStanding({ stop: explained }))
  await user.click(screen.getByRole('button', { name: 'Take the request back' }))
  expect(await screen.findByRole('button', { name: 'Ask for a restart' })).toSatisfy(isShown)
  expect(screen.queryByRole('button', { name: 'Take the request back' })).toBeNull()
  expect(server.seen(books.dropRestart).at(-1)!.body).toEqual({ stopId: explained.stopId })
})

it('says who has an exception that another took first, and takes it over from exactly them', async () => {
  const ofBola = aBooksException({ owner: 'Bola', ownerId: 'bola-1', isMine: false })
  const server = aTreasury()
    .on(books.standing, stopped)
    .on(books.exceptions, aPage(aBooksException()))
    .fail(books.take, 'exceptionTaken', { details: { takenBy: 'Bola' } })
  const { user } = renderConsole('/books', server)
  const take = await screen.findByRole('button', { name: 'Take' })
  server.on(books.exceptions, aPage(ofBola))
  await user.click(take)
  expect(await screen.findByText(/^Bola looks after this exception\./)).toSatisfy(isShown)
  await expectAccessible()
  server.on(books.take, { ...ofBola, owner: 'Tunde Treasurer', isMine: true })
  await user.click(await screen.findByRole('button', { name: 'Take over' }))
  await waitFor(() =>
    expect(server.seen(books.take).at(-1)!.body).toEqual({ exceptionId: 'exception-1', from: 'bola-1' }),
  )
})

it('stops payouts by hand for a reason', async () => {
  const server = aTreasury().on(books.stop, stopped)
  const { user } = renderConsole('/books', server)
  await user.click(await screen.findByRole('button', { name: 'Stop payouts' }))
  const dialog = screen.getByRole('dialog')
  await user.type(within(dialog).getByLabelText('Why'), 'A strange call.')
  await user.click(within(dialog).getByRole('button', { name: 'Stop payouts' }))
  await waitFor(() => expect(server.seen(books.stop)[0]!.body).toEqual({ reason: 'A strange call.' }))
})

it('says on the page that pays why nothing is paid', async () => {
  const server = aDesk(treasurer)
    .on(books.standing, stopped)
    .on(payouts.page, aPage<never>())
    .on(payouts.banks, [])
  renderConsole('/payouts', server)
  expect(await screen.findByText('Payouts are stopped')).toSatisfy(isShown)
  expect(screen.getByRole('link', { name: 'Open the books' }).getAttribute('href')).toBe('/console/books')
})

it('says on the page that pays what has to be explained, also where payouts were stopped by hand', async () => {
  const byHand = aPayoutStop({
    ...{ cause: 'byHand', detail: 'A look at the bank.', stoppedBy: 'Sade' },
    openExceptions: 2,
  })
  const server = aDesk(treasurer)
    .on(books.standing, aBooksStanding({ stop: byHand, openExceptions: 2 }))
    .on(payouts.page, aPage<never>())
    .on(payouts.banks, [])
  renderConsole('/payouts', server)
  expect(await screen.findByText(/A look at the bank\./)).toSatisfy(isShown)
  expect(screen.getByText(/2 exceptions have to be explained and closed first\./)).toSatisfy(isShown)
})

it('says that payouts were stopped because an older copy of the database was started', async () => {
  const older = aPayoutStop({ cause: 'olderCopy', detail: 'Transfer 52 is missing.' })
  renderConsole('/books', aDesk(treasurer).on(books.standing, aBooksStanding({ stop: older })))
  expect(
    await screen.findByText(
      /^Stopped when an older copy of the database was started, .*: Transfer 52 is missing\.$/,
    ),
  ).toSatisfy(isShown)
})

it.each([
  '/payouts',
  '/payouts?view=unknown',
  '/payouts?id=withdrawal-1',
  '/batches',
  '/batches?id=batch-1',
  '/approvals',
])(
  'says on each page that pays, or lets something be paid, that nothing is paid and why: %s',
  async (path) => {
    const server = aDesk(treasurer)
      .on(books.standing, stopped)
      .on(changes.list, aPage<never>())
      .on(payouts.page, aPage<never>())
      .on(payouts.banks, [])
      .on(payouts.detail, aPayoutDetail({ payoutsStopped: true }))
      .on(providerPayouts.timeline, null)
      .on(payoutBatches.page, aPage<never>())
      .on(payoutBatches.detail, aPayoutBatchDetail())
      .on(adjustments.queue, aPage<never>())
    renderConsole(path, server)
    const notice = (await screen.findByText('Payouts are stopped')).closest('.k-alert')!
    expect(notice).toSatisfy(isShown)
    expect(notice.textContent).toContain(stopped.stop!.detail)
    expect(within(notice as HTMLElement).getByRole('link', { name: 'Open the books' })).toSatisfy(isShown)
  },
)

it('says that nothing is open where what differs was explained', async () => {
  const { match } = aBooksStanding()
  const differs = aBooksStanding({ match: { ...match!, outcome: 'different' } })
  renderConsole('/books', aTreasury().on(books.standing, differs))
  expect(await screen.findByText('Nothing is open: what differed was explained.')).toSatisfy(isShown)
})

it('does not say that everything fits before anything was compared', async () => {
  renderConsole('/books', aTreasury().on(books.standing, aBooksStanding({ match: null })))
  expect(await screen.findByText('Nothing was found yet.')).toSatisfy(isShown)
})
