/** French of home, the cards for sale, the trades, the feed and the failures. A sample that no translator has seen. */
export const tradingFrench = {
  Main: 'Navigation principale',
  Home: 'Accueil',
  Sell: 'Vendre',
  Trades: 'Transactions',
  Wallet: 'Portefeuille',
  Me: 'Compte',
  'USA · photo': 'États-Unis · photo',
  'USA · fast code': 'États-Unis · code rapide',
  'USA · code': 'États-Unis · code',
  'USA · receipt': 'États-Unis · ticket de caisse',
  'UK · photo': 'Royaume-Uni · photo',
}
