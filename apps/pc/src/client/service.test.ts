import { sellerEndpoints } from '@kaadi/contract'
import { describe, expect, it } from 'vitest'
import { aService } from '../../test/a-service.ts'
import { loadRates, loadSite, toRateLines } from './service.ts'

const { cardTypes, site } = sellerEndpoints

describe('the public calls of the landing page', () => {
  it('ask the service without a token', async () => {
    const service = aService()
    await loadRates(service.fetch)
    expect(service.surprises).toEqual([])
    expect(service.seen(cardTypes.highRates)[0]?.headers.get('authorization')).toBeNull()
  })

  it('put prices, brands and countries together', async () => {
    const lines = await loadRates(aService().fetch)
    expect(lines.map(({ name, symbol, rate }) => [name, symbol, rate])).toEqual([
      ['Steam', '$', '1480'],
      ['Razer Gold', '£', '1362.5'],
    ])
  })

  it.each(['highRates', 'list', 'currencies'] as const)('fail where %s fails', async (call) => {
    const service = aService().fail(cardTypes[call], 'overloaded')
    await expect(loadRates(service.fetch)).rejects.toThrow()
  })

  it('fail where another page answers', async () => {
    const html = () => Promise.resolve(new Response('<html>', { status: 200 }))
    await expect(loadRates(html)).rejects.toThrow()
    expect(await loadSite(html)).toBeUndefined()
  })

  it('leave site info out where it fails', async () => {
    expect(await loadSite(aService().fail(site.info, 'internal').fetch)).toBeUndefined()
  })
})

describe('a line of the board', () => {
  const brands = { steam: { name: 'Steam', colors: { ground: 'url(x)', pattern: '#fff' } } as never }
  const countries = { us: { id: 'us', symbol: '$', name: 'USA' } as never }
  const price = { cardTypeId: 'steam', currencyTypeId: 'us', rate: '1480', minFace: '10', maxFace: '500' }

  it('does not take colours that are none', () => {
    const [line] = toRateLines({ prices: [price], brands, countries })
    expect(line?.colors).toBeUndefined()
    expect(line?.trend).toEqual([])
  })

  it.each([
    { ...price, rate: '1,480' },
    { ...price, rate: 1480 as never },
    { ...price, cardTypeId: 'gone' },
    { ...price, currencyTypeId: 'gone' },
    { cardTypeId: 'steam' },
  ])('is left out where it cannot be shown whole', (broken) => {
    expect(toRateLines({ prices: [broken], brands, countries })).toEqual([])
  })
})
