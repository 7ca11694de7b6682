/** Letters of five by seven dots, column by column with the lowest bit on top: no font is needed to draw a card code. */
const columns: Readonly<Record<string, string>> = {
  '0': '3e5149453e',
  '1': '00427f4000',
  '2': '4261514946',
  '3': '2141454b31',
  '4': '1814127f10',
  '5': '2745454539',
  '6': '3c4a494930',
  '7': '0171090503',
  '8': '3649494936',
  '9': '064949291e',
  A: '7e1111117e',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141221c',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e4149497a',
  H: '7f0808087f',
  I: '00417f4100',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f020c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '4649494931',
  T: '01017f0101',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
  '-': '0808080808',
  '.': '0060600000',
}

export interface DotText {
  readonly x: number
  readonly y: number
  /** Size of one dot. */
  readonly dot: number
  readonly color: string
}

/** Text as rectangles of SVG. Signs without letters are left blank. */
export function dotText(text: string, { x, y, dot, color }: DotText): string {
  const dots = [...text.toUpperCase()].flatMap((sign, place) =>
    [...Buffer.from(columns[sign] ?? '', 'hex')].flatMap((column, left) =>
      Array.from({ length: 7 }, (_, down) =>
        (column >> down) & 1
          ? `<rect x="${x + (place * 6 + left) * dot}" y="${y + down * dot}" width="${dot}" height="${dot}"/>`
          : '',
      ),
    ),
  )
  return `<g fill="${color}">${dots.join('')}</g>`
}
