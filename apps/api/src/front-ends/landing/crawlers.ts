import { languageCodes } from '@kaadi/contract/users'

/** Pages that make sense to somebody who has no account. */
const publicPages = ['/pcad', '/register', '/login', '/terms', '/privacy', '/help']
/** The one page that has an address for each language. */
const languagesOf = (path: string, origin: string): string =>
  path === '/pcad'
    ? languageCodes
        .map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}/pcad?lang=${code}"/>`)
        .join('')
    : ''

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /object/',
    'Disallow: /console',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

export const sitemapText = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...publicPages.map((path) => `  <url><loc>${origin}${path}</loc>${languagesOf(path, origin)}</url>`),
    '</urlset>',
    '',
  ].join('\n')
