import type { ReactNode } from 'react'
import type { PageAssets } from '../../vite/rendered-pages.ts'
import { words } from '../content/words.ts'
import type { LandingFacts } from './landing-facts.ts'
import { descriptionOf, PageHead, StructuredData } from './page-head.tsx'

export interface DocumentProps {
  readonly assets: PageAssets
  readonly title: string
  readonly page: 'pcad' | 'pc'
  /** What the service knows when it answers; without it the page's script asks. */
  readonly facts?: LandingFacts | undefined
  readonly children: ReactNode
}

/**
 * A whole page. Its scripts are files of ours: the page's policy lets none run that stands in it. The build puts its
 * styles into it, which the policy names.
 */
export function Document({ assets, title: plainTitle, page, facts, children }: DocumentProps) {
  const title = facts ? `${plainTitle} · ${facts.site.siteName}` : plainTitle
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={facts ? descriptionOf(facts) : words.description} />
        {facts ? <PageHead facts={facts} page={page} title={title} /> : null}
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
        {children}
        {facts ? <StructuredData facts={facts} page={page} /> : null}
      </body>
    </html>
  )
}
