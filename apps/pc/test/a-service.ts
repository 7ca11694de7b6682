import { sellerEndpoints } from '@kaadi/contract'
import { aCardCurrency, aCardPrice, aCardType, aSiteInfo, listAndMap } from '@kaadi/testing/builders'
import { createFakeServer, type FakeServer } from '@kaadi/testing/fake-server'

const { cardTypes, site } = sellerEndpoints

/** A service with two brands on sale: Steam from the USA, Razer Gold from the UK. */
export const aService = (): FakeServer =>
  createFakeServer()
    .on(site.info, aSiteInfo())
    .on(cardTypes.list, listAndMap(aCardType(), aCardType({ id: 'razer', name: 'Razer Gold' })))
    .on(
      cardTypes.currencies,
      listAndMap(aCardCurrency(), aCardCurrency({ id: 'gb', code: 'GBP', symbol: '£', name: 'UK' })),
    )
    .on(cardTypes.highRates, [
      aCardPrice(),
      aCardPrice({
        id: 'razer',
        cardTypeId: 'razer',
        currencyTypeId: 'gb',
        form: 'ecode',
        rate: '1362.5',
        change: '0',
        maxFace: '25',
      }),
    ])
