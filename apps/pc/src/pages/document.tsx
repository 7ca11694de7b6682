import { PatternWordsProvider } from '@kaadi/ui'
import type { ReactNode } from 'react'
import type { PageAssets } from '../../vite/rendered-pages.ts'
import { patternWords } from '../content/kit-words.tsx'
import { t } from '../content/say.ts'
import type { LandingFacts } from './landing-facts.ts'
import { DataBlock, descriptionOf, PageHead, StructuredData } from './page-head.tsx'
import type { PageLanguage } from './page-language.ts'

export interface PageProps {
  readonly assets: PageAssets
  /** What the service knows when it answers; without it the page's script asks. */
  readonly facts?: LandingFacts | undefined
  /** The language that the page is said in; English where it is left out. */
  readonly language?: PageLanguage | undefined
  /** The query of the page's address. */
  readonly search?: string | undefined
}

export interface DocumentProps extends Omit<PageProps, 'search'> {
  readonly title: string
  readonly page: 'pcad' | 'pc'
  readonly children: ReactNode
}

/**
 * A whole page. Its scripts are files of ours: the page's policy lets none run that stands in it. The build puts its
 * styles into it, which the policy names.
 */
export function Document({ assets, title: plainTitle, page, facts, language, children }: DocumentProps) {
  const title = facts ? `${plainTitle} · ${facts.site.siteName}` : plainTitle
  return (
    <html lang={language?.code ?? 'en-US'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta
          name="description"
          content={
            facts
              ? descriptionOf(facts)
              : t(
                  'See what your gift card pays today. Send a photo, be paid into your wallet, withdraw to your bank.',
                )
          }
        />
        {facts ? <PageHead facts={facts} page={page} title={title} language={language?.code} /> : null}
        <meta name="theme-color" content="#192a6c" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101c4b" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-apple.png" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <script type="module" src={assets.script} />
        {assets.imports?.map((script) => (
          <link key={script} rel="modulepreload" href={script} />
        ))}
      </head>
      <body data-page={page}>
        <PatternWordsProvider words={patternWords()}>{children}</PatternWordsProvider>
        {facts ? <StructuredData facts={facts} page={page} language={language?.code} /> : null}
        {language ? <DataBlock id="words" type="application/json" data={language.scriptWords} /> : null}
      </body>
    </html>
  )
}
