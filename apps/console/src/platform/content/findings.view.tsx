import type { Finding } from '@kaadi/contract/desk'
import { TextLink } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { deskTime } from '../time/desk-time.ts'
import './findings.css'
import { findingWords } from './finding-words.ts'

interface FindingsProps {
  readonly findings: readonly Finding[]
  readonly faceSymbol: string
}

/** What others said of a card, with who wrote it down and when. */
export function Findings({ findings, faceSymbol }: FindingsProps) {
  if (findings.length === 0) return null
  return (
    <ul className="c-findings" aria-label={t('What others said of this card')}>
      {findings.map((finding) => (
        <li key={finding.findingId}>
          <b>{findingWords(finding, faceSymbol)}</b>{' '}
          <span className="k-quiet">
            {t('{by}, {time}', { by: finding.by, time: deskTime(finding.time) })}
          </span>{' '}
          {finding.photo && (
            <TextLink inline href={finding.photo.url} target="_blank" rel="noreferrer">
              {t('Picture')}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  )
}
