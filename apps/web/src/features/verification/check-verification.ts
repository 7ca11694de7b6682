import type { DocumentPhotoKind } from '@kaadi/contract/verifications'
import { documentFacts, fitsDocument } from '@kaadi/contract/verifications'
import { t } from '@kaadi/words'
import { isOnItsWay, photoProblem, uploadIdOf } from '../../platform/photos/photo-look.ts'
import type { ShelfPhoto } from '../../platform/photos/photo-shelf.ts'
import type { VerificationValues } from './verification-screen.ts'

const adultYears = 18

/** What is wrong with the details of the first level. */
export function checkDetails(
  { documentKind, number, birthDate }: VerificationValues,
  countryCode: string | undefined,
) {
  const facts = countryCode ? documentFacts(countryCode, documentKind) : undefined
  return {
    number:
      facts && !fitsDocument(facts, number)
        ? t('Enter the number as it stands on the document, such as {example}.', { example: facts.example })
        : undefined,
    birthDate: isAdult(birthDate)
      ? undefined
      : t('Enter your own date of birth. You have to be 18 or older.'),
  }
}

function isAdult(birthDate: string): boolean {
  const youngest = new Date()
  youngest.setFullYear(youngest.getFullYear() - adultYears)
  return birthDate !== '' && birthDate <= youngest.toISOString().slice(0, 10)
}

/** What keeps the photos from being sent. */
export function faultOfPhotos(
  kinds: readonly DocumentPhotoKind[],
  photos: ReadonlyMap<string, ShelfPhoto>,
  isAsked: boolean,
): string | undefined {
  for (const kind of kinds) {
    const problem = photoProblem(photos.get(kind))
    if (problem) return problem
  }
  if (!isAsked) return undefined
  if (kinds.some((kind) => isOnItsWay(photos.get(kind))))
    return t('Wait a moment: a photo is still on its way.')
  return kinds.every((kind) => uploadIdOf(photos.get(kind))) ? undefined : t('Add every photo.')
}
