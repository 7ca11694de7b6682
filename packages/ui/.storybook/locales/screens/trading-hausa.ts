import type { tradingFrench } from './trading-french.ts'

/** Hausa of home, the cards for sale, the trades, the feed and the failures. A sample that no translator has seen. */
export const tradingHausa = {
  Main: 'Babban menu',
  Home: 'Gida',
  Sell: 'Sayar',
  Trades: 'Ciniki',
  Wallet: 'Jaka',
  Me: 'Ni',
  'USA · photo': 'Amurka · hoto',
  'USA · fast code': 'Amurka · lamba mai sauri',
  'USA · code': 'Amurka · lamba',
  'USA · receipt': 'Amurka · rasiti',
  'UK · photo': 'Birtaniya · hoto',
} satisfies Record<keyof typeof tradingFrench, string>
