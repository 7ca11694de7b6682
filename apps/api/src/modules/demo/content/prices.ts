import { createHash } from 'node:crypto'
import type { CardForm, PhotoKind, ReceiptType } from '@kaadi/contract/card-types'
import type { NewCardPrice } from '../../card-types/index.ts'
import { type DemoBrand, demoBrands } from './brands.ts'
import { type DemoCountry, demoCountries } from './countries.ts'

export const daysOfHistory = 92

const receiptFactor: Record<ReceiptType, number> = { none: 1, cash: 1.045, debit: 1.03, credit: 1.02 }
const ecodeFactor = 0.955
const largeFactor = 1.018

/** Every kind of card that the demo desk buys. The same on every machine. */
export const demoPrices = (): NewCardPrice[] =>
  demoBrands.flatMap((brand) =>
    demoCountries
      .filter(({ id }) => brand.countries.includes(id))
      .flatMap((country) => brand.forms.flatMap((form) => pricesOf(brand, country, form))),
  )

function pricesOf(brand: DemoBrand, country: DemoCountry, form: CardForm): NewCardPrice[] {
  // A code that came by mail has no till and so no receipt.
  const receipts: readonly ReceiptType[] = form === 'ecode' ? ['none'] : ['none', ...(brand.receipts ?? [])]
  return receipts.flatMap((receipt) =>
    rangesOf(brand).map((range) => {
      const id = [brand.id, country.id, form, receipt !== 'none' && receipt, range.name]
        .filter(Boolean)
        .join('-')
      const rate =
        brand.dollarRate *
        country.dollars *
        receiptFactor[receipt] *
        range.factor *
        (form === 'ecode' ? ecodeFactor : 1)
      return {
        id,
        cardTypeId: brand.id,
        currencyTypeId: country.id,
        form,
        receiptType: receipt,
        minFace: range.min,
        maxFace: range.max,
        step: 5,
        rates: ratesBack(id, rate),
        needsCode: form === 'ecode',
        photos: photosOf(form, receipt),
      }
    }),
  )
}

const photosOf = (form: CardForm, receipt: ReceiptType): PhotoKind[] => [
  ...(form === 'physical' ? (['front', 'back'] as const) : []),
  ...(receipt === 'none' ? [] : (['receipt'] as const)),
]

const rangesOf = ({ largeFrom, maxFace = 500 }: DemoBrand) =>
  largeFrom === undefined
    ? [{ name: undefined, min: 10, max: maxFace, factor: 1 }]
    : [
        { name: undefined, min: largeFrom, max: maxFace, factor: 1 },
        { name: 'small', min: 10, max: largeFrom - 5, factor: 1 / largeFactor },
      ]

/** A walk into the past that ends at today's rate; its steps come from the name alone. */
function ratesBack(id: string, today: number): number[] {
  const steps = createHash('sha256').update(id).digest()
  const rates = [Math.round(today)]
  let rate = today
  for (let day = 0; day < daysOfHistory; day++) {
    rate *= 1 - ((steps[day % steps.length]! % 29) - 12) / 1600
    rates.push(Math.round(rate))
  }
  return rates
}
