import { sellerEndpoints } from '@kaadi/contract'
import { aSiteInfo } from '@kaadi/testing/builders'
import { describe, expect, it } from 'vitest'
import { aService } from '../../test/a-service.ts'
import { readLanguages } from '../../vite/read-languages.ts'
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
    expect(page.querySelector('.k-rate-board-waiting')).toBeNull()
  })

  it('draws the phone as the visitor would find the app: the tenant’s mark, the day’s rates, the card of the headline', async () => {
    const phone = (await filled('pcad')).querySelector('.p-phone')
    expect(phone?.querySelector('.k-brand-name')?.textContent).toBe('Zuri')
    const rows = [...phone!.querySelectorAll('.k-rate-row')]
    expect(rows.map((row) => row.querySelector('.k-row-title')?.textContent)).toEqual(['Steam', 'Razer Gold'])
    expect(rows[0]?.querySelector('.k-row-detail')?.textContent).toBe('USA · photo')
    expect(phone?.querySelector('[data-phone-all]')?.textContent).toBe('All 2 cards')
    expect(phone?.querySelector('.k-live-order-title')?.textContent).toBe('Steam $100')
    expect(phone?.querySelector('.k-live-order-money')?.textContent).toContain('₦148,000.00')
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

describe('/pc where no script runs', () => {
  const at = async (search: string) =>
    new DOMParser().parseFromString(pages.pc!(assets, await factsOf(), undefined, search), 'text/html')

  it.each([
    ['?s=%2Fwallet%2Fcash', '/wallet/cash'],
    ['', '/home'],
    ['?s=%2F%2570c', '/home'],
    ['?s=%2F%2Fevil.test', '/home'],
  ])('%s leads to %s of the app, as a link and as a code', async (search, path) => {
    const page = await at(search)
    expect(page.querySelector('noscript .k-button')?.getAttribute('href')).toBe(path)
    expect(page.querySelector('[data-address]')?.textContent).toBe(`zuri.example${path}`)
    expect(page.querySelector('[data-qr] path')?.getAttribute('d')).toBeTruthy()
  })

  it('says what cards pay, and nothing of JavaScript', async () => {
    const page = await at('')
    const rows = [...page.querySelectorAll('noscript .k-rate-row')]
    expect(rows.map((row) => row.querySelector('.k-row-title')?.textContent)).toEqual(['Steam', 'Razer Gold'])
    expect(page.querySelector('.p-frame-rates')?.getAttribute('href')).toBe('/pcad')
    expect(page.body.textContent).not.toContain('JavaScript')
    expect(pages.pc!(assets)).not.toContain('JavaScript')
  })
})

describe('in a language of its own', async () => {
  const languages = await readLanguages()
  const french = languages.fr!
  const inFrench = async (page: 'pcad' | 'pc', facts?: LandingFacts) =>
    new DOMParser().parseFromString(pages[page]!(assets, facts, french), 'text/html')

  it.each(['pcad', 'pc'] as const)('/%s says so, and where it is read in the others', async (name) => {
    const page = await inFrench(name, await factsOf())
    expect(page.documentElement.lang).toBe('fr')
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${origin}/${name}?lang=fr`,
    )
    const others = [...page.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
    expect(others).toContainEqual(['x-default', `${origin}/${name}`])
    expect(others).toContainEqual(['yo', `${origin}/${name}?lang=yo`])
    expect(others).toHaveLength(7)
  })

  it('says the day’s rate, the headline and the brand’s page in it', async () => {
    const page = await inFrench('pcad', await factsOf())
    expect(page.title).toBe('Vendez vos cartes cadeaux en nairas · Zuri')
    expect(page.querySelector('[data-when="ready"]')?.textContent).toMatch(
      /^Aujourd’hui, votre carte .*Steam.* de .*\$100.* vaut$/,
    )
    expect(page.querySelector('[data-board-note]')?.textContent).toBe('Nairas pour $1 ou £1.')
    expect(page.querySelector('[data-proof-time] dd')?.textContent).toBe('environ 7 minutes')
  })

  it('is chosen at the foot, where no script runs', async () => {
    const page = await inFrench('pcad', await factsOf())
    const links = [...page.querySelectorAll('[data-languages] a')]
    expect(links.map((link) => link.getAttribute('href'))).toContain('/pcad?lang=ha')
    expect(page.querySelector('[data-languages] [aria-current="true"]')?.textContent).toBe('Français')
  })

  it.each([
    ['fr', '97 %', 'États-Unis'],
    ['pcm', '97%', 'USA'],
    ['ha', '97%', 'Amurka'],
    ['yo', '97%', 'Amẹ́ríkà'],
    ['ig', '97%', 'Amerịka'],
  ] as const)('writes percentages and countries as %s does', async (code, share, country) => {
    const html = pages.pcad!(assets, await factsOf(), languages[code])
    const page = new DOMParser().parseFromString(html, 'text/html')
    const text = (selector: string) => page.querySelector(selector)?.textContent?.replace(/\s/g, ' ')
    expect(text('[data-proof-accepted] dd')).toBe(share)
    expect(text('[data-rates="board"] .k-row-detail')).toBe(country)
  })

  it.each(Object.values(languages))('lacks no sentence in $code', async ({ words, scriptWords }) => {
    const english = Object.keys(french.words)
    expect(english.length).toBeGreaterThan(90)
    expect(Object.keys(words).sort()).toEqual(english.sort())
    expect(Object.keys(scriptWords)).toEqual(Object.keys(french.scriptWords))
    for (const sentence of english)
      expect([...words[sentence]!.matchAll(/\{\w+\}/g)].map(String).sort()).toEqual(
        [...sentence.matchAll(/\{\w+\}/g)].map(String).sort(),
      )
  })

  it('is not said in the next page', async () => {
    await inFrench('pcad')
    expect((await filled('pcad')).title).toBe('Sell gift cards for naira · Zuri')
  })

  it('gives the page’s script what it says, and no more', async () => {
    const page = await inFrench('pcad')
    const words = JSON.parse(page.querySelector('#words')?.textContent ?? '{}')
    expect(words['Updated {time}.']).toBe('Mis à jour\u00a0: {time}.')
    expect(words['Made for your phone']).toBeUndefined()
    expect((await filled('pcad')).querySelector('#words')).toBeNull()
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
