import { CardFace, encodeQr, LandingCalculator, QrPicture, Sparkline } from '@kaadi/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage } from '../../test/page.ts'
import { facesOf } from './calculator.ts'
import { find } from './dom.ts'
import { drawCardFace } from './draw-card-face.ts'
import { startHeadline } from './headline.ts'
import { drawQr } from './qr.ts'
import { rateLineElement } from './rate-lines.ts'
import type { RateLine } from './service.ts'

const parsed = (markup: string): Element =>
  new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild!
/** What is drawn, whatever the order in which it was written down. */
const shapes = (root: Element) =>
  [...root.querySelectorAll('rect, path, circle, text')].map((shape) => ({
    tag: shape.tagName.toLowerCase(),
    text: shape.textContent,
    ...Object.fromEntries([...shape.attributes].map(({ name, value }) => [name, value])),
  }))
const line: RateLine = {
  cardTypeId: 'steam',
  currencyTypeId: 'us',
  form: 'physical',
  receiptType: 'none',
  name: 'Steam',
  colors: ['#1d2f45', '#5f9bd1'],
  symbol: '$',
  country: { countryCode: 'US', name: 'USA' },
  rate: '1480',
  change: '-0.9',
  trend: [1440, 1455, 1462, 1480],
  minFace: '10',
  maxFace: '500',
  updateTime: '2026-11-20T13:05:00.000Z',
}

beforeEach(() => openPage('pcad'))

describe('what the page draws is what the kit draws', () => {
  it.each([
    ['Steam', ['#1d2f45', '#5f9bd1']],
    ['Google Play', undefined],
    ['«éclair» Ñ', ['#e4e5ea', '#747987']],
  ] as const)('card face of %s', (name, colors) => {
    const face = parsed(renderToStaticMarkup(<CardFace name="Other" />))
    drawCardFace(face, name, colors)
    expect(shapes(face)).toEqual(
      shapes(parsed(renderToStaticMarkup(<CardFace name={name} colors={colors} />))),
    )
  })

  it('the line of past rates', () => {
    const drawn = find('.k-sparkline', rateLineElement(line, '/x', 'USA'))
    const kit = parsed(renderToStaticMarkup(<Sparkline points={line.trend} trend="down" />))
    expect(drawn.getAttribute('data-trend')).toBe('down')
    expect(shapes(drawn)).toEqual(shapes(kit))
  })

  it('the QR code', async () => {
    const address = 'https://kaadi.example/sell/submit?cardTypeId=steam'
    const picture = find<SVGElement>('[data-qr]')
    await drawQr(picture, address)
    const kit = parsed(renderToStaticMarkup(<QrPicture modules={await encodeQr(address)} label="x" />))
    expect(shapes(picture)).toEqual(shapes(kit))
    expect(picture.getAttribute('viewBox')).toBe(kit.getAttribute('viewBox'))
  })
})

it('the calculator that a script has brought to life is the kit’s own', () => {
  startHeadline(
    [line],
    () => {},
    async () => [],
  )
  const kit = parsed(
    renderToStaticMarkup(
      <LandingCalculator
        state="ready"
        title=""
        cards={[{ value: 'steam', label: 'Steam' }]}
        card="steam"
        onCardChange={() => {}}
        faces={facesOf(line).map((value) => ({ value, label: `$${value}` }))}
        face="100"
        onFaceChange={() => {}}
        own={{ value: '' }}
        payout="₦148,000"
      />,
    ),
  )
  const page = find('.k-landing-calculator')
  const said = (root: Element) =>
    [...root.querySelectorAll('h1 > [data-when~="ready"]')].map(({ textContent }) => textContent)
  const marks = ({ dataset }: HTMLElement) => ({ ...dataset })
  expect(said(page)).toEqual(said(kit))
  expect(marks(page)).toEqual(marks(kit as HTMLElement))
  expect(marks(find('output', page))).toEqual(marks(find('output', kit)))
  expect(find<HTMLSelectElement>('[name="faceValue"]', page).value).toBe('100')
})

describe('a line of the board', () => {
  it.each([
    ['1.4', 'up 1.4%'],
    ['-0.9', 'down 0.9%'],
    ['0', 'no change'],
  ])('says how %s moved, never by colour alone', (change, words) => {
    const row = rateLineElement({ ...line, change }, '/x', 'USA')
    expect(find('.k-rate-change', row).textContent.replace(/\s+/g, ' ')).toBe(words)
    expect(row.querySelectorAll('.k-rate-sign')).toHaveLength(change === '0' ? 0 : 1)
  })

  it('shows texts as texts', () => {
    const row = rateLineElement({ ...line, name: '<img src=x onerror=alert(1)>' }, '/x', 'USA')
    expect(row.querySelector('img')).toBeNull()
    expect(find('.k-row-title', row).textContent).toBe('<img src=x onerror=alert(1)>')
  })
})
