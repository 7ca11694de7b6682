import type { VerificationRequest } from '@kaadi/contract/verifications'
import { documentFacts, documentKinds, photosOfDocument, verifications } from '@kaadi/contract/verifications'
import { useAction, useForm } from '@kaadi/react'
import { t } from '@kaadi/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isAboutField } from '../../platform/forms/field-refusal.ts'
import { useKeptForm } from '../../platform/forms/use-kept-fields.ts'
import { useLateCalls } from '../../platform/net/use-late-calls.ts'
import { uploadIdOf } from '../../platform/photos/photo-look.ts'
import { usePhotoShelf } from '../../platform/photos/use-photo-shelf.ts'
import { useSession } from '../../platform/session/session.ts'
import { sayError } from '../../platform/words/say-error.ts'
import { checkDetails, faultOfPhotos } from './check-verification.ts'
import type { VerificationScreenState, VerificationValues } from './verification-screen.ts'

const whileWaitingMs = 15_000

/** Where the seller stands, and the form of the next level. */
export const useVerification = (): VerificationScreenState => {
  const { client, reads } = useLateCalls({ verifications })
  const queries = useQueryClient()
  const { user, refreshUser } = useSession()
  const [shelf, photos] = usePhotoShelf()
  const [problem, setProblem] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const query = reads.verifications.status()
  const { data, error, refetch } = useQuery({
    ...query,
    queryFn: async () => {
      const status = await client.verifications.status({ quiet: true })
      // Decided meanwhile: the account tells its level too.
      if (status.level !== user?.kycLevel) refreshUser()
      return status
    },
    refetchOnMount: 'always',
    // Somebody decides meanwhile.
    refetchInterval: ({ state }) => (state.data?.last?.status === 'waiting' ? whileWaitingMs : false),
  })

  const countryCode = user?.countryCode
  const kinds = documentKinds.filter((kind) => countryCode && documentFacts(countryCode, kind))
  const { run, isRunning } = useAction((body: VerificationRequest, idempotencyKey) =>
    client.verifications.submit({ body, idempotencyKey, quiet: true }).catch((refused: unknown) => {
      setProblem(
        isAboutField(refused, 'photos')
          ? t('Two of these are the same photo. Take each of them anew.')
          : sayError(refused),
      )
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
      letGo()
    },
  })
  const letGo = useKeptForm('verification', form, ['number'])
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
