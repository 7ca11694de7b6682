import { messagePhotosMax } from '@kaadi/contract/order-messages'
import type { CardOrderId } from '@kaadi/contract/primitives'
import { isFinalRefusal } from '@kaadi/core/errors'
import { randomId } from '@kaadi/core/storage'
import type { UploaderPhoto } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import { sayError } from '../../platform/net/say-error.ts'
import { useClient } from '../../platform/net/use-client.ts'
import type { KeptPicture } from './kept-answers.ts'

interface Picture extends UploaderPhoto {
  readonly file?: File
  /** Once the service has it. */
  readonly kept?: KeptPicture
}

/** What this page alone can show goes with it. */
const forgetLook = ({ src }: Picture): void => {
  if (src?.startsWith('blob:')) URL.revokeObjectURL(src)
}

/** Pictures that go with an answer: each is sent as it is chosen, and what the service refuses is told and left out. */
export function useAnswerPictures(giftOrderId: CardOrderId, before: readonly KeptPicture[]) {
  const { deskMessages } = useClient()
  const [pictures, setPictures] = useState<readonly Picture[]>(() =>
    before.map((kept) => ({ id: kept.uploadId, src: kept.url, photo: { state: 'done' }, kept })),
  )
  const [problem, setProblem] = useState<string>()
  const change = (id: string, given: Partial<Picture>) =>
    setPictures((all) => all.map((one) => (one.id === id ? { ...one, ...given } : one)))

  const shown = useRef(pictures)
  useEffect(() => {
    shown.current = pictures
  }, [pictures])
  useEffect(
    () => () => {
      for (const picture of shown.current) forgetLook(picture)
    },
    [],
  )

  const take = (id: string) => {
    for (const picture of shown.current) if (picture.id === id) forgetLook(picture)
    setPictures((all) => all.filter((one) => one.id !== id))
    setProblem(undefined)
  }
  const send = async ({ id, file }: Picture) => {
    if (!file) return
    change(id, { photo: { state: 'uploading', percent: 0 } })
    try {
      const { uploadId, url } = await deskMessages.upload({
        body: { giftOrderId },
        file,
        fileName: file.name,
        idempotencyKey: id,
        quiet: true,
        onProgress: (share) =>
          change(id, { photo: { state: 'uploading', percent: Math.round(share * 100) } }),
      })
      change(id, { photo: { state: 'done' }, kept: { uploadId, url } })
    } catch (error) {
      if (isFinalRefusal(error)) take(id)
      else change(id, { photo: { state: 'failed' } })
      setProblem(t('{name}: {why}', { name: file.name, why: sayError(error) }))
    }
  }
  const add = (files: readonly File[]) => {
    const taken = files.slice(0, messagePhotosMax - pictures.length).map(
      (file): Picture => ({
        id: randomId(),
        src: URL.createObjectURL(file),
        photo: { state: 'uploading', percent: 0 },
        file,
      }),
    )
    setProblem(
      taken.length < files.length
        ? t('A message takes {most} pictures. The others were left out.', { most: messagePhotosMax })
        : undefined,
    )
    setPictures((all) => [...all, ...taken])
    for (const picture of taken) void send(picture)
  }
  const kept = useMemo(() => pictures.flatMap((one) => one.kept ?? []), [pictures])
  return {
    pictures,
    problem,
    kept,
    isWhole: pictures.every(({ photo }) => photo.state === 'done'),
    add,
    remove: take,
    retry: (id: string) => {
      const picture = pictures.find((one) => one.id === id)
      if (picture) void send(picture)
    },
    clear: () => {
      for (const picture of pictures) forgetLook(picture)
      setPictures([])
      setProblem(undefined)
    },
  }
}

export type AnswerPictures = ReturnType<typeof useAnswerPictures>
