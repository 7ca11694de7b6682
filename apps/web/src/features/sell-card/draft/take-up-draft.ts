import type { SellDraft } from '@kaadi/core/storage'
import { t } from '@kaadi/words'
import { photoNames } from '../../../platform/photos/photo-look.ts'
import { aCard, type SellForm } from '../form/sell-form.ts'
import type { NamedSale } from '../sale/sell-card-facts.ts'

/** What a kept sale has to say of itself to be known again. */
interface KnownSale {
  readonly named?: NamedSale | undefined
  readonly form: Pick<SellForm, 'kind' | 'faceValue' | 'currencyId'>
}

/**
 * Whether an address means a sale that was kept: it is the address that the sale was begun at, or names nothing that
 * differs from it. Any other address is of another sale, for which nothing has been declared yet.
 */
export const isSaleOf = (address: NamedSale, { named, form }: KnownSale): boolean => {
  const isBegunAt =
    named !== undefined &&
    (['currencyTypeId', 'form', 'receiptType', 'faceValue', 'currencyId'] as const).every(
      (key) => named[key] === address[key],
    )
  const { kind, faceValue, currencyId } = form
  const isTheSame =
    (address.currencyTypeId ?? kind.currencyTypeId) === kind.currencyTypeId &&
    (address.form ?? kind.form) === kind.form &&
    (address.receiptType ?? kind.receiptType) === kind.receiptType &&
    (address.currencyId ?? currencyId) === currencyId &&
    Number(address.faceValue ?? faceValue) === Number(faceValue)
  return isBegunAt || isTheSame
}

type KeptPhotos = Pick<SellDraft, 'photos'>

/** The form of a draft, with its cards empty. */
export const formOfDraft = ({ form: { count, couponId, ...choices } }: SellDraft): SellForm => ({
  ...choices,
  couponId,
  cards: Array.from({ length: count }, (_, index) => aCard(index + 1)),
})

/** Names of the photos that were still on their way when the page went, and were not taken again since. */
export const lostPhotos = ({ photos }: KeptPhotos, now: ReadonlyMap<string, unknown>): string[] =>
  photos.flatMap(({ kind, place, upload }) => (upload || now.has(place) ? [] : [t(photoNames[kind])]))

/** Says that these photos are lost. */
export const lostWords = (names: readonly string[]): string =>
  names.length === 1
    ? t('{photo} had not been sent yet: take it again.', { photo: names[0] })
    : t('{others} and {photo} had not been sent yet: take them again.', {
        others: names.slice(0, -1).join(', '),
        photo: names.at(-1),
      })

/** Whether there is enough in it to speak of: a value alone is typed again in a second. */
export const isWorthOffering = ({ form, photos, isUnanswered, waits }: SellDraft): boolean =>
  waits !== undefined ||
  photos.length > 0 ||
  form.comment !== '' ||
  form.ownsCards ||
  form.notToldByStranger ||
  isUnanswered
