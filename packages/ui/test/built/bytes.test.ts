import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorybook, type StorybookPage } from './storybook-page.ts'

/** Chromium knows the wish to save data behind a flag, and takes it by its own protocol alone. */
const flags = ['--enable-blink-features=PrefersReducedData']

const pictured = [
  ['patterns-cardface--with-logo', { logo: '/steam.png' }],
  ['patterns-carousel--one', { items: [{ id: '1', title: 'Steam pays more', image: '/steam.png' }] }],
] as const

describe.each(pictured)('%s, whose picture says nothing that its words do not', (id, args) => {
  let storybook: StorybookPage
  beforeAll(async () => {
    storybook = await openStorybook({ flags })
  })
  afterAll(() => storybook.close())

  const fetched = async (wish: 'reduce' | 'no-preference'): Promise<string[]> => {
    const { page, show, retell } = storybook
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-data', value: wish }],
    })
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') requests.push(new URL(request.url()).pathname)
    })
    await show(id)
    await retell(id, args)
    await page.waitForLoadState('networkidle')
    return requests
  }

  it('is not fetched for a person who saves data', async () => {
    expect(await fetched('reduce')).toEqual([])
  })

  it('is fetched for everyone else', async () => {
    expect(await fetched('no-preference')).toContain('/steam.png')
  })
})
