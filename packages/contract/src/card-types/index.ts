export {
  checkFaceValue,
  type FaceValueVerdict,
  isCardCode,
  isOnSale,
  normaliseCardCode,
} from './card-type.rules.ts'
export {
  type CardCurrency,
  type CardForm,
  type CardPrice,
  type CardType,
  type CodeFormat,
  cardCurrencyListSchema,
  cardCurrencySchema,
  cardFormSchema,
  cardPriceSchema,
  cardTypeListSchema,
  cardTypeSchema,
  codeFormatSchema,
  type PhotoKind,
  photoKindSchema,
  type ReceiptType,
  receiptTypeSchema,
} from './card-type.schema.ts'
export { type CardTypesEndpoints, cardTypes } from './card-types.endpoints.ts'
