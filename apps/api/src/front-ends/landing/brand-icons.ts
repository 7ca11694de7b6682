import sharp from 'sharp'
import { findAsset } from '../../find-asset.ts'
import { colorOf, inkOn } from './brand-ink.ts'
import type { LandingDay } from './page-renderer.ts'

/** The icons of the built app, by their addresses, and how much of each the letter fills. */
export const brandIcons = {
  '/icon-192.png': { size: 192, letter: 0.6, isRound: true },
  '/icon-512.png': { size: 512, letter: 0.6, isRound: true },
  // A phone may cut these to its own shape.
  '/icon-maskable.png': { size: 512, letter: 0.44, isRound: false },
  '/icon-apple.png': { size: 180, letter: 0.56, isRound: false },
} as const
export type BrandIcon = keyof typeof brandIcons

const letterOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase('en') ?? ''

/** The tenant's letter on the tenant's colour. */
export async function drawIcon(
  icon: BrandIcon,
  { siteName, brandColor }: LandingDay['site'],
): Promise<Buffer> {
  const { size, letter: share, isRound } = brandIcons[icon]
  const color = colorOf(brandColor)
  const letter = await sharp({
    text: {
      text: `<span foreground="${inkOn(color)}">${letterOf(siteName).replace(/[<>&]/, '')}</span>`,
      font: `Noto Sans Bold ${Math.round(size * share)}`,
      fontfile: findAsset('fonts/noto-sans-bold.ttf'),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer()
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${isRound ? size * 0.22 : 0}" fill="${color}"/></svg>`
  return sharp(Buffer.from(ground))
    .composite([{ input: letter }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The same for a browser’s tab. */
export const drawTabIcon = ({ siteName, brandColor }: LandingDay['site']): string => {
  const color = colorOf(brandColor)
  const letter = letterOf(siteName).replace(/[<>&]/, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${color}"/><text x="32" y="45" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="38" fill="${inkOn(color)}">${letter}</text></svg>`
}
