import sharp from 'sharp'

export interface CardPhoto {
  readonly brand: string
  /** The code as printed on the card; left out, the panel is not scratched. */
  readonly code?: string
  readonly ground?: string
  readonly pattern?: string
  /** Whether a thumb covers the last characters, as in a photo that the desk returns. */
  readonly covered?: boolean
  readonly side?: 'front' | 'back'
  readonly width?: number
}

const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const drawing = ({
  brand,
  code,
  ground = '#1d2f45',
  pattern = '#5f9bd1',
  covered,
  side = 'back',
}: CardPhoto): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200">
  <defs>
    <linearGradient id="table" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#9a7b5c"/><stop offset="1" stop-color="#6d5238"/></linearGradient>
    <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.45 0 0 0 0 0.4 0 0 0 0.16 0"/></filter>
  </defs>
  <rect width="1600" height="1200" fill="url(#table)"/>
  <rect width="1600" height="1200" filter="url(#grain)"/>
  <g transform="translate(800 600) rotate(-5)">
    <rect x="-560" y="-353" width="1120" height="706" rx="48" fill="#000" opacity="0.3" transform="translate(14 22)"/>
    <rect x="-560" y="-353" width="1120" height="706" rx="48" fill="${ground}"/>
    <g fill="${pattern}"><rect x="-470" y="-353" width="60" height="706"/><rect x="-390" y="-353" width="18" height="706"/><rect x="-350" y="-353" width="34" height="706" opacity="0.6"/><rect x="-300" y="-353" width="8" height="706" fill="#fff" opacity="0.8"/></g>
    <text x="500" y="-240" text-anchor="end" font-family="DejaVu Sans, sans-serif" font-weight="700" font-size="84" fill="#fff">${escapeXml(brand)}</text>
    ${
      side === 'front'
        ? ''
        : `<rect x="-230" y="60" width="720" height="130" rx="12" fill="${code ? '#f3f1ea' : '#a9b0ba'}"/>
    ${code ? `<text x="130" y="146" text-anchor="middle" font-family="DejaVu Sans Mono, monospace" font-size="60" fill="#16191f">${escapeXml(code)}</text>` : ''}
    ${covered ? '<ellipse cx="400" cy="150" rx="170" ry="120" fill="#8a5a3c"/>' : ''}`
    }
  </g>
</svg>`

/** A JPEG as a phone takes it, with camera and place in its metadata, so that tests see them taken out. */
export const cardPhoto = (photo: CardPhoto): Promise<Buffer> =>
  sharp(Buffer.from(drawing(photo)))
    .resize(photo.width ?? 2400)
    .withExif({
      IFD0: { Make: 'TECNO', Model: 'BF7' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '6/1 27/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '3/1 24/1 0/1',
      },
    })
    .jpeg({ quality: 88 })
    .toBuffer()

/** A till receipt, flat on a table. */
export const receiptPhoto = (lines: readonly string[]): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1600"><rect width="1200" height="1600" fill="#6d6a63"/>
<rect x="260" y="120" width="680" height="1360" fill="#fbfaf6"/>
${lines.map((line, row) => `<text x="320" y="${240 + row * 64}" font-family="DejaVu Sans Mono, monospace" font-size="38" fill="#222">${escapeXml(line)}</text>`).join('')}</svg>`),
  )
    .jpeg({ quality: 85 })
    .toBuffer()
