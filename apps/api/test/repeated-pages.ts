import type { SitePageName } from '@kaadi/contract/site'
import { type EditedPage, sitePages } from '@kaadi/contract/site-pages'
import type { TestApp } from './app.ts'
import { made, type RepeatedCall } from './repeated-call.ts'

let texts = 0

/** What editors do to the pages of the site. */
export function repeatedPages(app: TestApp): Record<string, () => Promise<RepeatedCall>> {
  const editing = async () => (await app.signInOperator('editor')).token
  const read = (token: string, name: SitePageName) =>
    made(app.call<EditedPage>(sitePages.page, { token, query: { name } }))
  const written = async (token: string, name: SitePageName) => {
    const { revision } = await read(token, name)
    const body = { name, revision, text: `# Rates ${++texts}` }
    return made(app.call<EditedPage>(sitePages.saveDraft, { token, body }))
  }
  const published = async (token: string, name: SitePageName) => {
    const { revision } = await written(token, name)
    const body = { name, revision, reason: `Rates ${texts}.` }
    return made(app.call<EditedPage>(sitePages.publish, { token, body }))
  }
  const other = { reason: 'Something else.' }

  return {
    'sitePages.saveDraft': async () => {
      const token = await editing()
      // Not a text that is a draft already.
      const { revision } = await published(token, 'terms')
      return { token, body: { name: 'terms', revision, text: 'As it will be.' }, other: { text: 'Other.' } }
    },
    'sitePages.publish': async () => {
      const token = await editing()
      const { revision } = await written(token, 'privacy')
      return { token, body: { name: 'privacy', revision, reason: 'Clearer.' }, other }
    },
    'sitePages.undo': async () => {
      const token = await editing()
      await published(token, 'help')
      const { revision } = await published(token, 'help')
      return { token, body: { name: 'help', revision, reason: 'Too early.' }, other }
    },
  }
}
