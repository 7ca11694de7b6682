import type { PhotoKind } from '@kaadi/contract/card-types'
import sharp from 'sharp'
import type { DemoBrand } from './brands.ts'
import { dotText } from './dot-letters.ts'

const table = '#b9a48c'

/** A photo as a seller might take it: a card on a table, its back with the code, or its receipt. */
export function cardPicture(
  kind: PhotoKind,
  { name, colors }: Pick<DemoBrand, 'name' | 'colors'>,
  { code, faceValue }: { readonly code: string; readonly faceValue: string },
): Promise<Buffer> {
  const drawing = { front, back, receipt }[kind](name, colors, code, faceValue)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="100%" height="100%" fill="${table}"/>${drawing}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}

type Colors = DemoBrand['colors']

const card = (fill: string, inner: string): string =>
  `<g transform="rotate(-2 480 320)"><rect x="150" y="115" width="660" height="410" rx="28" fill="${fill}"/>${inner}</g>`

const front = (name: string, [ground, pattern, ink]: Colors, _code: string, faceValue: string): string => {
  const weave = Array.from(
    { length: 9 },
    (_, line) =>
      `<rect x="${190 + line * 66}" y="260" width="34" height="160" fill="${pattern}" opacity="${0.25 + line * 0.07}"/>`,
  )
  return card(
    ground,
    `${weave.join('')}${dotText(name, { x: 190, y: 160, dot: 6, color: ink })}${dotText(faceValue, { x: 770 - faceValue.length * 48, y: 445, dot: 8, color: ink })}`,
  )
}

const back = (_name: string, [ground, pattern]: Colors, code: string): string =>
  card(
    ground,
    `<rect x="150" y="160" width="660" height="70" fill="#16181d"/>
<rect x="185" y="300" width="590" height="90" fill="#f4f1ea"/>${dotText(code, { x: 200, y: 326, dot: 560 / (code.length * 6), color: '#16181d' })}
<rect x="185" y="430" width="300" height="18" fill="${pattern}"/><rect x="185" y="462" width="220" height="18" fill="${pattern}"/>`,
  )

const receipt = (name: string, _colors: Colors, code: string, faceValue: string): string =>
  `<rect x="330" y="40" width="300" height="560" fill="#fbfaf6"/>${[
    name,
    '2026-11-20',
    `${faceValue}.00`,
    `CARD ${code.slice(-4)}`,
    'CASH',
    'THANK YOU',
  ]
    .map((line, row) => dotText(line, { x: 355, y: 80 + row * 70, dot: 3.4, color: '#333' }))
    .join('')}`
