import { type AuditLine, audit } from '@kaadi/contract/audit'
import { type SitePage, type SitePageName, site } from '@kaadi/contract/site'
import { type EditedPage, type EditedPageRow, sitePages } from '@kaadi/contract/site-pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { made } from '../../../../test/repeated-call.ts'

let app: TestApp
let second: TestApp
let editor: Awaited<ReturnType<TestApp['signInOperator']>>
beforeAll(async () => {
  app = await createTestApp()
  // Another process of the same service.
  second = await createTestApp({ database: app.database })
  editor = await app.signInOperator('editor')
})
afterAll(async () => {
  await second.http.close()
  await app.close()
})

const read = (name: SitePageName) =>
  made(app.call<EditedPage>(sitePages.page, { token: editor.token, query: { name } }))
const shown = async (name: SitePageName, one = app) =>
  (await one.call<SitePage | undefined>(site.page, { query: { name } })).data?.text
const write = async (name: SitePageName, text: string, given: object = {}) => {
  const { revision } = await read(name)
  return app.call<EditedPage>(sitePages.saveDraft, {
    token: editor.token,
    body: { name, revision, text, ...given },
  })
}
const publish = async (name: SitePageName, reason = 'It is clearer.', given: object = {}) => {
  const { revision } = await read(name)
  return app.call<EditedPage>(sitePages.publish, {
    token: editor.token,
    body: { name, revision, reason, ...given },
  })
}
const undo = async (name: SitePageName) => {
  const { revision } = await read(name)
  const body = { name, revision, reason: 'It was wrong.' }
  return app.call<EditedPage>(sitePages.undo, { token: editor.token, body })
}
const published = async (name: SitePageName, text: string) => {
  await made(write(name, text))
  return made(publish(name))
}

describe('a page that an editor writes', () => {
  it('is a draft that nobody reads, until it is published; then everybody does, in every process', async () => {
    expect(await read('help')).toEqual({
      name: 'help',
      revision: 0,
      draft: null,
      versions: [],
      undoesTo: null,
    })
    expect(await made(write('help', ' # Ask us \n'))).toMatchObject({
      revision: 1,
      draft: { text: '# Ask us' },
      versions: [],
    })
    expect(await shown('help')).toBeUndefined()
    const page = await made(publish('help', 'The first one.'))
    expect(page).toMatchObject({
      revision: 2,
      draft: null,
      undoesTo: null,
      versions: [{ version: 1, text: '# Ask us', restores: null, reason: 'The first one.' }],
    })
    for (const one of [app, second]) await expect.poll(() => shown('help', one)).toBe('# Ask us')
    expect((await publish('help')).code).toBe(1992)
    const rows = await made(app.call<EditedPageRow[]>(sitePages.list, { token: editor.token }))
    expect(rows.map(({ name, version, draftTime }) => [name, version, draftTime])).toEqual([
      ['terms', null, null],
      ['privacy', null, null],
      ['help', 1, null],
    ])
  })

  it('is not written over another editor: whoever read it before is told who was faster', async () => {
    const colleague = await app.signInOperator('admin')
    const { revision } = await read('privacy')
    const mine = { name: 'privacy', revision, text: 'Mine.' } as const
    const both = await Promise.all(
      [editor, colleague].map(({ token }) =>
        app.call<EditedPage>(sitePages.saveDraft, { token, body: { ...mine, text: `By ${token}` } }),
      ),
    )
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1980])
    expect(await app.call(sitePages.saveDraft, { token: editor.token, body: mine })).toMatchObject({
      status: 409,
      code: 1980,
      details: { values: { revision: revision + 1 }, changedBy: expect.any(String) },
    })
    // Nor by a count that nothing has reached, on a page that nobody has written.
    expect((await write('terms', 'Mine.', { revision: 7 })).code).toBe(1980)
    expect(await read('terms')).toMatchObject({ revision: 0, draft: null })
    const stale = { name: 'privacy', revision, reason: 'Publish it.' }
    expect((await app.call(sitePages.publish, { token: editor.token, body: stale })).code).toBe(1980)
    expect(await shown('privacy')).toBeUndefined()
  })

  it('goes back by the version before, one at a time, and keeps every version and the draft', async () => {
    await published('terms', 'One.')
    await published('terms', 'Two.')
    await published('terms', 'Three.')
    await made(write('terms', 'A draft.'))
    expect((await made(undo('terms'))).versions[0]).toMatchObject({ version: 4, text: 'Two.', restores: 2 })
    await expect.poll(() => shown('terms')).toBe('Two.')
    const page = await made(undo('terms'))
    expect(page).toMatchObject({ draft: { text: 'A draft.' }, undoesTo: null })
    expect(page.versions.map(({ version, text }) => `${version} ${text}`)).toEqual([
      '5 One.',
      '4 Two.',
      '3 Three.',
      '2 Two.',
      '1 One.',
    ])
    await expect.poll(() => shown('terms')).toBe('One.')
    expect((await undo('terms')).code).toBe(1993)
    await made(publish('terms'))
    expect((await made(undo('terms'))).versions[0]).toMatchObject({ text: 'One.', restores: 1 })
  })

  it('has no draft any more when that says what visitors read', async () => {
    await published('help', 'As it stands.')
    expect((await made(write('help', 'Another.'))).draft).not.toBeNull()
    expect((await made(write('help', 'As it stands.'))).draft).toBeNull()
  })

  it('is refused where it is empty, too long, without a reason, or more than was asked for', async () => {
    for (const text of [' ', 'x'.repeat(20_001)]) expect((await write('help', text)).code).toBe(1001)
    expect((await write('help', 'Fine.', { by: 'me' })).code).toBe(1001)
    await made(write('help', 'Fine.'))
    expect((await publish('help', ' a ')).code).toBe(1001)
    expect((await publish('help', 'Fine.', { text: 'Other.' })).code).toBe(1001)
    const imprint = { name: 'imprint', revision: 0, reason: 'Fine.' }
    expect((await app.call(sitePages.publish, { token: editor.token, body: imprint })).code).toBe(1001)
  })

  it('is kept version by version by the database, whoever writes it', async () => {
    const before = await published('help', 'By an editor.')
    await app.database.asOwner(
      "update site_pages set text = 'By the host.', reason = null, published_by = null where name = 'help'",
    )
    const { versions } = await read('help')
    expect(versions[0]).toMatchObject({
      version: before.versions[0]!.version + 1,
      text: 'By the host.',
      by: null,
    })
    for (const change of ["update site_page_versions set text = 'x'", 'delete from site_page_versions'])
      await expect(app.database.asOwner(change)).rejects.toThrow('a page is changed by another version of it')
  })

  it('stands in the audit with its version and why it was published', async () => {
    await published('help', 'For the audit.')
    const { token } = await app.signInOperator('admin')
    const query = { subject: 'page:help' }
    const { records } = await made(app.call<{ records: AuditLine[] }>(audit.page, { token, query }))
    expect(records[0]).toMatchObject({ call: 'sitePages.publish', isRefused: false })
    const changes = new Map(records[0]!.changes.map(({ name, after }) => [name, after]))
    expect(changes.get('hasDraft')).toBe('false')
    expect(Number(changes.get('version'))).toBeGreaterThan(1)
    expect(JSON.stringify(records)).not.toContain('For the audit.')
  })
})
