import type { rateHistory } from '@kaadi/contract/rate-history'
import { sparklinePath } from '@kaadi/ui'
import { countryName, t } from '../content/say.ts'
import { rateText } from './calculator.ts'
import { drawn, find } from './dom.ts'
import { ask, isDecimal, isRecord, type RateLine } from './service.ts'
import { times } from './times.ts'

const path: typeof rateHistory.read.path = '/comsetbiz/v1/comGiftCardPriceInfoConf/rateHistory'
const days = '30'
const drawing = { width: 320, height: 160 }

interface Point {
  readonly at: string
  readonly rate: string
}

const isPoint = (value: unknown): value is Point =>
  isRecord(value) && typeof value.at === 'string' && isDecimal(value.rate)

const loadPoints = async (line: RateLine, fetch: typeof globalThis.fetch): Promise<Point[]> => {
  const { cardTypeId, currencyTypeId, form } = line
  const data = await ask(`${path}?${new URLSearchParams({ cardTypeId, currencyTypeId, form, days })}`, fetch)
  if (!isRecord(data) || !Array.isArray(data.points)) throw new Error('The history is out of contract.')
  const points = data.points.filter(isPoint)
  if (points.length === 0) throw new Error('There is no history.')
  return points
}

const said = (tag: string, text: string): HTMLElement => {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

const cell = (text: string, scope?: 'col' | 'row'): HTMLTableCellElement => {
  const element = document.createElement(scope ? 'th' : 'td')
  element.textContent = text
  if (scope) (element as HTMLTableCellElement).scope = scope
  return element as HTMLTableCellElement
}

const tableOf = (points: readonly Point[]): HTMLElement => {
  const box = document.createElement('div')
  box.className = 'p-history-table'
  box.tabIndex = 0
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', t('How the best rate moved in 30 days'))
  const table = document.createElement('table')
  table
    .createTHead()
    .insertRow()
    .append(cell(t('Day'), 'col'), cell(t('Rate'), 'col'))
  const body = table.createTBody()
  // The newest day first, as people ask.
  for (const { at, rate } of [...points].reverse())
    body.insertRow().append(cell(times.day(at), 'row'), cell(rateText(rate)))
  box.append(table)
  return box
}

/** Draws how a rate moved, with the same figures as a table; says so where they do not come. */
export const showRateHistory = async (
  box: HTMLElement,
  line: RateLine,
  fetch: typeof globalThis.fetch,
): Promise<void> => {
  const figure = find('figure', box)
  try {
    const points = await loadPoints(line, fetch)
    const svg = drawn('svg', {
      viewBox: `0 0 ${drawing.width} ${drawing.height}`,
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    })
    const shape = sparklinePath(
      points.map(({ rate }) => Number(rate)),
      drawing.width,
      drawing.height,
    )
    if (shape?.path) svg.append(drawn('path', { d: shape.path }))
    const unit = `${line.symbol.trim()}1`
    figure.replaceChildren(
      said(
        'figcaption',
        t('{card}, naira per {unit}', { card: `${line.name}, ${countryName(line.country)}`, unit }),
      ),
      svg,
      said(
        'p',
        t('From {first} to {last}.', {
          first: rateText(points[0]!.rate),
          last: rateText(points.at(-1)!.rate),
        }),
      ),
      tableOf(points),
    )
  } catch {
    figure.replaceChildren(said('p', t('We cannot show this right now. Close it and open it again.')))
  }
  figure.removeAttribute('aria-busy')
}
