import type {
  DocumentKind,
  DocumentPhotoKind,
  Verification,
  VerificationRequest,
} from '@kaadi/contract/verifications'
import { documentFacts, documentKinds, fitsDocument, photosOfDocument } from '@kaadi/contract/verifications'
import { type Form, useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useClient, useReads } from '../../platform/net/use-client.ts'
import { isOnItsWay, photoProblem, uploadIdOf } from '../../platform/photos/photo-look.ts'
import type { PhotoShelf, ShelfPhoto } from '../../platform/photos/photo-shelf.ts'
import { usePhotoShelf } from '../../platform/photos/use-photo-shelf.ts'
import { useSession } from '../../platform/session/session.ts'
import { sayError } from '../../platform/words/say-error.ts'

export interface VerificationValues {
  readonly documentKind: DocumentKind
  readonly number: string
  readonly birthDate: string
}

export interface VerificationScreenState {
  /** Undefined until it has arrived. */
  readonly data: Verification | undefined
  readonly error: unknown
  readonly onRetry: () => void
  /** Where the documents are from; undefined until it is known. */
  readonly countryCode: string | undefined
  /** As it is sent with the first level; null for who has told none yet. */
  readonly ownName: string | null
  readonly kinds: readonly DocumentKind[]
  readonly form: Form<VerificationValues>
  /** The photos that the chosen document needs. */
  readonly photoKinds: readonly DocumentPhotoKind[]
  readonly shelf: PhotoShelf
  readonly photos: ReadonlyMap<string, ShelfPhoto>
  readonly photoFault: string | undefined
  readonly isBusy: boolean
  /** What the service said. */
  readonly problem: string | undefined
}

const whileWaitingMs = 15_000
const adultYears = 18

/** Where the seller stands, and the form of the next level. */
export const useVerification = (): VerificationScreenState => {
  const client = useClient()
  const queries = useQueryClient()
  const { user, refreshUser } = useSession()
  const [shelf, photos] = usePhotoShelf()
  const [problem, setProblem] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const query = useReads().verifications.status()
  const { data, error, refetch } = useQuery({
    ...query,
    refetchOnMount: 'always',
    // Somebody decides meanwhile.
    refetchInterval: ({ state }) => (state.data?.last?.status === 'waiting' ? whileWaitingMs : false),
  })
  const level = data?.level
  const knownLevel = user?.kycLevel
  useEffect(() => {
    if (level !== undefined && knownLevel !== undefined && level !== knownLevel) refreshUser()
  }, [level, knownLevel, refreshUser])

  const countryCode = user?.countryCode
  const kinds = documentKinds.filter((kind) => countryCode && documentFacts(countryCode, kind))
  const { run, isRunning } = useAction((body: VerificationRequest, idempotencyKey) =>
    client.verifications.submit({ body, idempotencyKey, quiet: true }).catch((refused: unknown) => {
      setProblem(sayError(refused))
      void refetch()
      throw refused
    }),
  )
  const form = useForm<VerificationValues>({
    initial: { documentKind: kinds[0] ?? 'passport', number: '', birthDate: '' },
    check: (values) => (data?.nextStep === 1 ? checkDetails(values, countryCode) : {}),
    onSubmit: async (values) => {
      setProblem(undefined)
      setAsked(true)
      const body = bodyOf(data?.nextStep ?? null, values)
      const sent = body && (await run(body))
      if (!sent) return
      queries.setQueryData(query.queryKey, sent)
      setAsked(false)
      shelf.clear()
    },
  })
  const { value: chosen } = form.field('documentKind')
  const documentKind = kinds.includes(chosen) ? chosen : (kinds[0] ?? chosen)
  const facts = countryCode ? documentFacts(countryCode, documentKind) : undefined
  const photoKinds = facts ? photosOfDocument(facts) : []

  const bodyOf = (
    step: 1 | 2 | null,
    { number, birthDate }: VerificationValues,
  ): VerificationRequest | undefined => {
    if (step === 1) return { level: 1, documentKind, number: number.trim(), birthDate }
    if (step === null) return undefined
    const sent = photoKinds.flatMap((kind) => {
      const uploadId = uploadIdOf(photos.get(kind))
      return uploadId ? [{ kind, uploadId }] : []
    })
    return sent.length === photoKinds.length ? { level: 2, documentKind, photos: sent } : undefined
  }

  return {
    data,
    error,
    onRetry: () => void refetch(),
    countryCode,
    ownName: user?.firstName && user.lastName ? `${user.firstName} ${user.lastName}` : null,
    kinds,
    form,
    photoKinds,
    shelf,
    photos,
    photoFault: faultOfPhotos(photoKinds, photos, isAsked),
    isBusy: isRunning,
    problem,
  }
}

function checkDetails(
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

function faultOfPhotos(
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
