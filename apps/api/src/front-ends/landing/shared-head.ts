import type { LandingDay } from './page-renderer.ts'

/** Pages of the app that are sent on as a link, or found by who has no account, with what they are about. */
const sharedPages: Readonly<Record<string, { readonly title: string; readonly about: string }>> = {
  '/register': {
    title: 'Sign up',
    about:
      'Make an account, send a photo of your gift card, be paid into your wallet, withdraw to your bank.',
  },
  '/login': { title: 'Sign in', about: 'Sell your gift cards, and withdraw what they paid to your bank.' },
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign]!)

export const isSharedPage = (path: string): boolean => path in sharedPages

/** A built page of the app with what whoever is sent its link reads of it, as the landing page has it. */
export function withSharedHead(
  html: string,
  path: string,
  origin: string,
  { site, best }: LandingDay,
): string {
  const page = sharedPages[path]!
  const title = escaped(`${page.title} · ${site.siteName}`)
  const today = best && `${best.card} pays ${best.payout} today.`
  const about = escaped([today, page.about].filter(Boolean).join(' '))
  const tags = [
    `<link rel="canonical" href="${origin}${path}">`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': escaped(site.siteName),
      'og:title': title,
      'og:description': about,
      'og:url': origin + path,
      'og:image': `${origin}/landing/today.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': escaped(today ?? page.about),
    }).map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + about)
    .replace('</head>', () => `${tags.join('')}</head>`)
}
