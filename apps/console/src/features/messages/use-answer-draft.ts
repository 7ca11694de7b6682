import type { CardOrderId } from '@kaadi/contract/primitives'
import { useEffect, useMemo, useState } from 'react'
import { usePlatform } from '../../platform/page/platform-context.ts'
import { keptAnswersIn } from './kept-answers.ts'
import { useAnswerPictures } from './use-answer-pictures.ts'

/** What is written to a seller and not sent yet, with its pictures. It is there again after a reload, and when one comes back to it. */
export function useAnswerDraft(giftOrderId: CardOrderId) {
  const { storage } = usePlatform()
  const answers = useMemo(() => keptAnswersIn(storage.session), [storage])
  const [before] = useState(() => answers.of(giftOrderId))
  const [text, setText] = useState(before.text)
  const pictures = useAnswerPictures(giftOrderId, before.pictures)
  const { kept } = pictures
  useEffect(() => {
    answers.keep(giftOrderId, { text, pictures: kept })
  }, [answers, giftOrderId, text, kept])
  return { text, setText, pictures, hasPicturesAlone: kept.length > 0 && pictures.isWhole }
}
