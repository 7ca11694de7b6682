import sharp, { type OverlayOptions } from 'sharp'
import { findAsset } from '../../find-asset.ts'
import { inkOn } from './brand-ink.ts'

const [width, height] = [1200, 630]
const margin = 72
/** The cloth that every page of ours is edged with: bars of the brand's threads, in shares of the height. */
const threads = [
  { share: 0.2, opacity: 0.9 },
  { share: 0.06, opacity: 0 },
  { share: 0.1, opacity: 0.55 },
  { share: 0.28, opacity: 0.25 },
  { share: 0.06, opacity: 0 },
  { share: 0.3, opacity: 0.7 },
]
const gold = '#f5b83d'

const asText = (text: string): string =>
  text.replace(/[<>&]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[sign]!)

const write = async (
  text: string,
  color: string,
  size: number,
  weight: 'regular' | 'bold',
  widest: number,
) => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${asText(text)}</span>`,
      font: `Noto Sans ${weight === 'bold' ? 'Bold ' : ''}${size}`,
      fontfile: findAsset(`fonts/noto-sans-${weight}.ttf`),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  // A long name is written smaller rather than cut.
  const input = info.width > widest ? await sharp(data).resize({ width: widest }).png().toBuffer() : data
  return {
    input,
    height: info.width > widest ? Math.round((info.height * widest) / info.width) : info.height,
  }
}

export interface SocialPicture {
  readonly brand: string
  readonly color: string
  /** The sum that the day's best card brings, and which card: "₦148,000", "Steam $100". */
  readonly headline: string
  readonly detail: string
  readonly footer: string
}

const cloth = (color: string): Buffer => {
  let y = 0
  const bars = threads.map(({ share, opacity }) => {
    const bar = `<rect x="0" y="${y}" width="56" height="${share * height}" fill="${color}" fill-opacity="${opacity}"/>`
    y += share * height
    return bar
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="${height}">${bars.join('')}</svg>`,
  )
}

/** What stands beside a link to us where it is shared: the day's rate, in the brand's colour. */
export async function drawSocialPicture(given: SocialPicture): Promise<Buffer> {
  const ink = inkOn(given.color)
  const widest = width - 2 * margin - 56
  const [brand, headline, detail, footer] = await Promise.all([
    write(given.brand, ink, 44, 'bold', widest),
    write(given.headline, ink === '#ffffff' ? gold : ink, 150, 'bold', widest),
    write(given.detail, ink, 56, 'bold', widest),
    write(given.footer, ink, 32, 'regular', widest),
  ])
  const layers: OverlayOptions[] = [
    { input: cloth(ink === '#ffffff' ? gold : ink), left: width - 56, top: 0 },
    { input: brand.input, left: margin, top: margin },
    { input: detail.input, left: margin, top: 220 },
    { input: headline.input, left: margin, top: 300 },
    { input: footer.input, left: margin, top: height - margin - footer.height },
  ]
  return sharp({ create: { width, height, channels: 3, background: given.color } })
    .composite(layers)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
