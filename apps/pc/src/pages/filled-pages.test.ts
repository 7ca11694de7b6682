import { sellerEndpoints } from '@kaadi/contract'
import { aSiteInfo } from '@kaadi/testing/builders'
import { describe, expect, it } from 'vitest'
import { aService } from '../../test/a-service.ts'
import { type LandingFacts, readFacts } from './landing-facts.ts'
import { pages } from './render-pages.tsx'

const { cardTypes, site } = sellerEndpoints
const origin = 'https://zuri.example'
const assets = { script: '/page.js', styles: [], fonts: [] }
const zuri = aSiteInfo({ siteName: 'Zuri', medianSeconds: 420, acceptedPercent: 97 })

const factsOf = async (service = aService().on(site.info, zuri)): Promise<LandingFacts> =>
  (await readFacts(service.fetch, origin))!
const filled = async (page: 'pcad' | 'pc') =>
  new DOMParser().parseFromString(pages[page]!(assets, await factsOf()), 'text/html')
const meta = (document: Document, property: string) =>
  document.querySelector(`meta[property="${property}"], meta[name="${property}"]`)?.getAttribute('content')

describe('/pcad, filled by the service', () => {
  it('says in its HTML what cards pay today, with a way to sell each', async () => {
    const page = await filled('pcad')
    expect(page.querySelector('.k-landing-calculator-payout')?.textContent).toBe('₦148,000')
    const rows = [...page.querySelectorAll('[data-rates="board"] .k-rate-row')]
    expect(rows.map((row) => row.querySelector('.k-row-title')?.textContent)).toEqual(['Steam', 'Razer Gold'])
    expect(rows.map((row) => row.querySelector('.k-money')?.textContent)).toEqual(['₦1,480', '₦1,362.5'])
    expect(page.querySelector('[data-sell]')?.getAttribute('href')).toContain('cardTypeId%3Dsteam')
    expect(page.querySelector('[data-board-note]')?.textContent).toBe('Naira per $1 or £1.')
    expect(page.querySelector('[data-proof-accepted] dd')?.textContent).toBe('97%')
  })

  it('does not say that it needs JavaScript', async () => {
    const page = await filled('pcad')
    expect(page.querySelector('noscript')).toBeNull()
    expect(page.querySelector('.k-rate-board-waiting')).not.toBeNull()
    expect(page.querySelector('[data-rates="board"] .k-rate-board-waiting')).toBeNull()
  })

  it('offers every rate to machines as what it is: an offer to buy', async () => {
    const page = await filled('pcad')
    const block = page.querySelector('script[type="application/ld+json"]')
    const { '@graph': graph } = JSON.parse(block?.textContent ?? '')
    expect(graph[0]).toMatchObject({ '@type': 'Organization', name: 'Zuri', url: `${origin}/pcad` })
    expect(graph[1].mainEntity.itemListElement).toHaveLength(2)
    expect(graph[1].mainEntity.itemListElement[0]).toMatchObject({
      itemOffered: { name: 'Steam gift card, USA' },
      priceSpecification: { price: '1480', priceCurrency: 'NGN' },
    })
  })
})

describe.each([
  ['pcad', 'Sell gift cards for naira · Zuri'],
  ['pc', 'Made for your phone · Zuri'],
] as const)('the head of /%s, filled by the service', (name, title) => {
  it('has the brand, the address, and what is shown where it is shared', async () => {
    const page = await filled(name)
    expect(page.title).toBe(title)
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${origin}/${name}`)
    expect(meta(page, 'description')).toMatch(/^Steam \$100 pays ₦148,000 today\. /)
    expect(meta(page, 'og:title')).toBe(title)
    expect(meta(page, 'og:url')).toBe(`${origin}/${name}`)
    expect(meta(page, 'og:image')).toBe(`${origin}/landing/today.png`)
    expect(meta(page, 'twitter:card')).toBe('summary_large_image')
    expect(page.querySelector('.k-brand-name')?.textContent).toBe('Zuri')
    expect(page.querySelector('script[type="application/ld+json"]')).not.toBeNull()
    expect(page.documentElement.outerHTML).not.toMatch(/\sstyle=/)
  })
})

it('a brand cannot end the block that its name stands in', async () => {
  const service = aService().on(site.info, aSiteInfo({ siteName: '</script><b>' }))
  const html = pages.pcad!(assets, await factsOf(service))
  expect(html).not.toContain('</script><b>')
})

it.each(['closed', 'silent'] as const)('is not filled while the service is %s', async (state) => {
  const service =
    state === 'closed'
      ? aService().fail(cardTypes.highRates, 'notOperational')
      : aService().fail(site.info, 'overloaded')
  expect(await readFacts(service.fetch, origin)).toBeUndefined()
})
