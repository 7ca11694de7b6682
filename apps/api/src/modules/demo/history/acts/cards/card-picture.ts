import { createHash } from 'node:crypto'
import type { PhotoKind } from '@kaadi/contract/card-types'
import sharp from 'sharp'
import type { DemoBrand } from '../../../content/brands.ts'
import { dotText } from './dot-letters.ts'

export interface CardPicture {
  readonly code: string
  readonly faceValue: string
  /** A thumb lies on the end of the code. */
  readonly isCovered?: boolean
  /** Where the photo was taken: another name is another table in another light, held another way. */
  readonly scene: { readonly name: string; readonly again: boolean }
}

/**
 * A photo as a seller might take it: a card on a table, its back with the code, or its receipt. In a scene that is used
 * again the picture is nearly the same, as one that was saved once more.
 */
export function cardPicture(
  kind: PhotoKind,
  { name, colors }: Pick<DemoBrand, 'name' | 'colors'>,
  { code, faceValue, isCovered = false, scene }: CardPicture,
): Promise<Buffer> {
  const seen = { front, back, receipt }[kind](name, colors, code, faceValue)
  const thing = isCovered && kind === 'back' ? `${seen}${thumb}` : seen
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="427" viewBox="0 0 960 640">${onTable(thing, `${scene.name} ${kind}`)}</svg>`
  return sharp(Buffer.from(svg))
    .jpeg({ quality: scene.again ? 64 : 78 })
    .toBuffer()
}

/** Planks, things that lie about, the light of a window: what tells two photos of one kind of card apart. */
function onTable(thing: string, scene: string): string {
  const chance = createHash('sha512').update(scene).digest()
  let at = 0
  const between = (least: number, most: number) =>
    Math.round(least + ((most - least) * chance[at++ % chance.length]!) / 255)
  const grey = () => `hsl(${between(20, 40)} ${between(12, 34)}% ${between(18, 84)}%)`
  const planks = Array.from(
    { length: 6 },
    (_, line) => `<rect x="${line * 160}" width="160" height="640" fill="${grey()}"/>`,
  )
  const things = Array.from(
    { length: 7 },
    () =>
      `<ellipse cx="${between(0, 960)}" cy="${between(0, 640)}" rx="${between(60, 190)}" ry="${between(40, 130)}" fill="${grey()}" opacity="0.7"/>`,
  )
  const held = `translate(${between(-70, 70)} ${between(-50, 50)}) rotate(${between(-11, 11)} 480 320) scale(${between(84, 100) / 100})`
  const light = `<linearGradient id="light" gradientTransform="rotate(${between(0, 90)})"><stop stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.${between(20, 45)}"/></linearGradient>`
  return `<defs>${light}</defs>${planks.join('')}${things.join('')}<g transform="${held}">${thing}</g><rect width="960" height="640" fill="url(#light)"/>`
}

const thumb = '<ellipse cx="740" cy="372" rx="150" ry="62" fill="#9c6b4d" transform="rotate(38 740 372)"/>'

type Colors = DemoBrand['colors']

const card = (fill: string, inner: string): string =>
  `<rect x="150" y="115" width="660" height="410" rx="28" fill="${fill}"/>${inner}`
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
