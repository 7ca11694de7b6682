import { type Contact, type Content, type SiteInfo, type SitePage, site } from '@kaadi/contract/site'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { seedCatalogue } from '../../../test/catalogue.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app.database)
})
afterAll(() => app.close())

describe('site information', () => {
  it('names the tenant, the limits of each currency and the windows', async () => {
    const { data } = await app.call<SiteInfo>(site.info)
    expect(data).toMatchObject({ siteName: 'Kaadi', version: '2.0.1', resubmitMinutes: 30, quoteMinutes: 10 })
    expect(data.settleCurrencyConfList.map(({ currencyId }) => currencyId)).toEqual([1, 2, 3])
    expect(data).toMatchObject({ medianSeconds: null, acceptedPercent: null })
  })

  it('changes for everyone when the tenant changes it', async () => {
    await app.call(site.info)
    await app.database.asOwner("update site_info set site_name = 'Oja Cards', brand_color = '#0d5c4b'")
    await expect.poll(async () => (await app.call<SiteInfo>(site.info)).data.siteName).toBe('Oja Cards')
  })
})

describe('content', () => {
  it('is shown from its start to its end', async () => {
    await app.database.asOwner(`insert into contents (id, kind, title, content, starts_at, ends_at) values
      ('early', 'news', 'early', '', now() + interval '1 day', null),
      ('over', 'news', 'over', '', now() - interval '2 days', now() - interval '1 day')`)
    const titles = async () => (await app.call<Content[]>(site.news)).data.map(({ id }) => id)
    await expect.poll(titles).not.toContain('early')
    expect(await titles()).not.toContain('over')
    expect((await titles()).length).toBeGreaterThanOrEqual(4)
  })

  it('has tips and banners of its own', async () => {
    expect((await app.call<Content[]>(site.tips)).data.every(({ id }) => id.includes('tip'))).toBe(true)
    expect((await app.call<Content[]>(site.banners)).data[0]).toMatchObject({ link: '/sell/list' })
    expect((await app.call<Contact[]>(site.contacts)).data.map(({ type }) => type)).toContain('whatsapp')
  })

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    'data:text/html,x',
  ])('cannot link to %s', async (link) => {
    const insert = app.database.asOwner(
      `insert into contents (id, kind, title, content, link) values ('bad', 'tip', 't', 'c', '${link}')`,
    )
    await expect(insert).rejects.toThrow('contents_link_safe')
  })
})

describe('the pages that are agreed to', () => {
  const page = (name: string) => app.call<SitePage>(site.page, { query: { name } })

  it('are the tenant’s own, for everybody', async () => {
    expect(await page('terms')).toMatchObject({ status: 404, code: 404 })
    await app.database.asOwner("insert into site_pages (name, text) values ('terms', '# Selling')")
    await expect.poll(async () => (await page('terms')).data?.text).toBe('# Selling')
    await app.database.asOwner("update site_pages set text = 'New' where name = 'terms'")
    await expect.poll(async () => (await page('terms')).data.text).toBe('New')
    await app.database.asOwner("insert into site_pages (name, text) values ('help', '# Ask')")
    await expect.poll(async () => (await page('help')).data?.text).toBe('# Ask')
    expect(await page('imprint')).toMatchObject({ status: 400, code: 1001 })
  })
})

describe('a setting', () => {
  it('is answered by its key, to a signed-in seller', async () => {
    const { token } = await app.signUpUser()
    const reply = await app.call(site.setting, { token, query: { key: 'support.phone' } })
    expect(reply.data).toEqual({ key: 'support.phone', value: '+234 700 000 0000' })
  })

  it('that nobody set is a 404, and a bad key a 400', async () => {
    const { token } = await app.signUpUser()
    expect(await app.call(site.setting, { token, query: { key: 'nothing' } })).toMatchObject({
      status: 404,
      code: 404,
    })
    expect(await app.call(site.setting, { token, query: { key: "'; drop table users" } })).toMatchObject({
      code: 1001,
    })
  })
})
