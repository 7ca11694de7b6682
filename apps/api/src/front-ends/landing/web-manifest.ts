import type { LandingDay } from './page-renderer.ts'

type Site = LandingDay['site']

/** Whether the app is ours as it was built, with our name and our mark. */
export const isKits = ({ siteName, logo, brandColor }: Site): boolean =>
  siteName === 'Kaadi' && logo === null && brandColor === null

/** What a phone installs: the built app's manifest with the tenant's name and colour. Its icons have the same addresses. */
export function manifestOf(built: Buffer, { siteName, brandColor }: Site): string {
  const manifest = JSON.parse(built.toString()) as Record<string, unknown>
  return JSON.stringify({
    ...manifest,
    name: siteName,
    short_name: siteName,
    ...(brandColor && { theme_color: brandColor, background_color: brandColor }),
  })
}
