import { operatorEndpoints } from '@kaadi/contract'
import { anEditedPage, anEditedPageRow, anOperator, aPageVersion } from '@kaadi/testing/builders'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDesk, expectAccessible, renderConsole } from '../../test/render-console.tsx'

const { sitePages } = operatorEndpoints
const draftOf = (text: string, by = 'Efe Editor') => ({ text, by, time: '2026-11-20T11:00:00.000Z' })
const drafted = anEditedPage({ revision: 5, draft: draftOf('# Rates\nThey hold.') })
const server = (page = anEditedPage()) =>
  aDesk(anOperator({ roles: ['editor'] }))
    .on(sitePages.list, [
      anEditedPageRow(),
      anEditedPageRow({ name: 'help', version: null, publishTime: null }),
    ])
    .on(sitePages.page, page)
const textBox = (name = /^Text/) => screen.findByRole('textbox', { name })
const preview = () => screen.getByRole('figure', { name: 'As visitors read it' })

describe('pages of the site', () => {
  it('are listed with how they stand; a text is shown as visitors read it, and saved as a draft', async () => {
    const desk = server().on(sitePages.saveDraft, drafted)
    const { user } = renderConsole('/pages', desk)
    expect(await screen.findByRole('cell', { name: 'Not yet' })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Terms of service' }))
    const text = await textBox()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Save the draft' }))
    expect(await screen.findByText('Nothing of it is changed.')).toBeTruthy()
    await user.clear(text)
    await user.type(text, '# Rates\nThey <b>hold</b>.')
    expect(within(preview()).getByRole('heading', { name: 'Rates' })).toBeTruthy()
    expect(within(preview()).getByText('They <b>hold</b>.')).toBeTruthy()
    expect(screen.getByText('Save the draft first: then it can be published.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save the draft' }))
    expect(await screen.findByText('The draft is saved.')).toBeTruthy()
    expect(screen.queryByText('Nothing of it is changed.')).toBeNull()
    expect(desk.seen(sitePages.saveDraft)[0]?.body).toEqual({
      name: 'terms',
      revision: 4,
      text: '# Rates\nThey <b>hold</b>.',
    })
    expect(desk.surprises).toEqual([])
  })

  it('are published with a reason, from the draft that was saved', async () => {
    const published = anEditedPage({ revision: 6, versions: [aPageVersion({ version: 3, text: 'New.' })] })
    const desk = server(drafted).on(sitePages.publish, published)
    const { user } = renderConsole('/pages?id=terms', desk)
    await user.click(await screen.findByRole('button', { name: 'Publish the draft…' }))
    await user.click(screen.getByRole('button', { name: 'Publish the draft' }))
    expect(await screen.findByText('Say why, in a few words.')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /^Why/ }), 'The rate changed.')
    await user.click(screen.getByRole('button', { name: 'Publish the draft' }))
    expect(await screen.findByText('"Terms of service" is published.')).toBeTruthy()
    expect(desk.seen(sitePages.publish)[0]?.body).toEqual({
      name: 'terms',
      revision: 5,
      reason: 'The rate changed.',
    })
    expect(((await textBox()) as HTMLTextAreaElement).value).toBe('New.')
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
  })

  it('go back to the version before, with a reason; each version can be read and written on from', async () => {
    const back = anEditedPage({
      revision: 5,
      undoesTo: null,
      versions: [aPageVersion({ version: 3, text: 'We buy gift cards.', restores: 1 })],
    })
    const desk = server().on(sitePages.undo, back)
    const { user } = renderConsole('/pages?id=terms', desk)
    await user.click(await screen.findByRole('button', { name: 'Bring version 1 back…' }))
    await user.type(screen.getByRole('textbox', { name: /^Why/ }), 'It was wrong.')
    await user.click(screen.getByRole('button', { name: 'Bring version 1 back' }))
    expect(await screen.findByText('The version before is back.')).toBeTruthy()
    expect(desk.seen(sitePages.undo)[0]?.body).toEqual({
      name: 'terms',
      revision: 4,
      reason: 'It was wrong.',
    })
    expect(await screen.findByText(/brings version 1 back/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Bring version/ })).toBeNull())
  })

  it('write on from an earlier version', async () => {
    const { user } = renderConsole('/pages?id=terms', server())
    const text = (await textBox()) as HTMLTextAreaElement
    await user.click(screen.getByText('Version 1'))
    await user.click(screen.getAllByRole('button', { name: 'Write on from here' }).at(-1)!)
    expect(text.value).toBe('We buy gift cards.')
  })

  it('show who was faster, and lose nothing of what was written', async () => {
    const theirs = anEditedPage({ revision: 5, draft: draftOf('Theirs.', 'Bola Editor') })
    const desk = server()
    desk.fail(sitePages.saveDraft, 'changeStale', {
      details: { values: { revision: 5 }, changedBy: 'Bola Editor' },
    })
    const { user } = renderConsole('/pages?id=terms', desk)
    const text = (await textBox()) as HTMLTextAreaElement
    await user.clear(text)
    await user.type(text, 'Mine.')
    desk.on(sitePages.page, theirs)
    await user.click(screen.getByRole('button', { name: 'Save the draft' }))
    expect(await screen.findByText('Bola Editor changed this page in the meantime.')).toBeTruthy()
    expect(within(screen.getByRole('figure', { name: 'As it is now' })).getByText('Theirs.')).toBeTruthy()
    expect(text.value).toBe('Mine.')
    desk.on(sitePages.saveDraft, anEditedPage({ revision: 6, draft: draftOf('Mine.') }))
    await user.click(screen.getByRole('button', { name: 'Keep what I wrote' }))
    await user.click(screen.getByRole('button', { name: 'Save the draft' }))
    expect(await screen.findByText('The draft is saved.')).toBeTruthy()
    expect(desk.seen(sitePages.saveDraft).at(-1)?.body).toEqual({ name: 'terms', revision: 5, text: 'Mine.' })
  })
})
