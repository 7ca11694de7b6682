import type { LandingFacts } from '../pages/landing-facts.ts'
import { countryName, t } from './say.ts'

/** Each rate as what it is: an offer to buy, in the words of schema.org. */
export const structured = (
  { origin, site, lines }: LandingFacts,
  page: string,
  language: string,
): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: site.siteName,
      url: `${origin}/pcad`,
      logo: `${origin}/icon-512.png`,
      ...(site.supportEmail && { email: site.supportEmail }),
    },
    {
      '@type': 'WebPage',
      '@id': `${origin}/${page}`,
      url: `${origin}/${page}`,
      inLanguage: language,
      publisher: { '@id': `${origin}/#organization` },
      primaryImageOfPage: `${origin}/landing/today.png`,
      ...(page === 'pcad' && {
        mainEntity: {
          '@type': 'OfferCatalog',
          name: t('Today’s board'),
          itemListElement: lines.map(({ name, country, symbol, rate }) => ({
            '@type': 'Offer',
            businessFunction: 'http://purl.org/goodrelations/v1#Buy',
            itemOffered: { '@type': 'Product', name: `${name} ${t('gift card')}, ${countryName(country)}` },
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: rate,
              priceCurrency: 'NGN',
              unitText: `${symbol.trim()}1`,
            },
          })),
        },
      }),
    },
  ],
})
