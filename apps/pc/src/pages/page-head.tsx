import { languages, type OtherLanguage } from '@kaadi/words/languages'
import { faceFor, payoutText } from '../client/calculator.ts'
import { t } from '../content/say.ts'
import { structured } from '../content/structured-data.ts'
import type { LandingFacts } from './landing-facts.ts'
import { pathIn } from './page-language.ts'

interface PageHeadProps {
  readonly facts: LandingFacts
  readonly page: 'pcad' | 'pc'
  readonly title: string
  readonly language?: OtherLanguage | undefined
}

/** What the day's best card pays: Steam $100, ₦148,000. */
export const bestOf = ({
  lines: [best],
}: Pick<LandingFacts, 'lines'>): { readonly card: string; readonly payout: string } | undefined => {
  if (!best) return undefined
  const face = faceFor(best)
  return { card: `${best.name} ${best.symbol}${face}`, payout: payoutText(best, face) }
}

const todayText = (facts: LandingFacts): string | undefined => {
  const best = bestOf(facts)
  return best && t('{card} pays {payout} today.', { card: best.card, payout: best.payout })
}

export const descriptionOf = (facts: LandingFacts): string =>
  [
    todayText(facts),
    t('See what your gift card pays today. Send a photo, be paid into your wallet, withdraw to your bank.'),
  ]
    .filter(Boolean)
    .join(' ')

/** A page's markup must not end the block that holds it. */
const asBlock = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** What search engines and whoever is sent the link read of a page. */
export function PageHead({ facts, page, title, language }: PageHeadProps) {
  const { origin, site } = facts
  const address = origin + (language ? pathIn(page, language) : `/${page}`)
  const picture = `${origin}/landing/today.png`
  return (
    <>
      <link rel="canonical" href={address} />
      <link rel="alternate" hrefLang="x-default" href={`${origin}/${page}`} />
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={origin + pathIn(page, code)} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={descriptionOf(facts)} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={todayText(facts) ?? title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Data for machines, which no browser runs. */
export function DataBlock({ id, type, data }: { id?: string; type: string; data: object }) {
  return (
    <script
      id={id}
      type={type}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with nothing in it that ends the block
      dangerouslySetInnerHTML={{ __html: asBlock(data) }}
    />
  )
}

/** The same for machines, at the end of the page: its first paint does not wait for it. */
export const StructuredData = ({
  facts,
  page,
  language = 'en-US',
}: Omit<PageHeadProps, 'title' | 'language'> & { language?: string | undefined }) => (
  <DataBlock type="application/ld+json" data={structured(facts, page, language)} />
)
