import { t } from '@kaadi/words'
import '../../platform/screens/fault.css'
import './brand-requests.css'
import type { BrandRequestRow } from '@kaadi/contract/brand-request-reviews'
import { Panel, TextField } from '@kaadi/ui'
import { DecisionBar, FactList } from '@kaadi/ui/desk'
import { useEffect, useRef, useState } from 'react'
import { sayError } from '../../platform/net/say-error.ts'
import { deskTime } from '../../platform/time/desk-time.ts'
import type { AnswerBrand } from './use-answer.controller.ts'

export interface BrandPaneProps {
  readonly row: BrandRequestRow
  readonly answer: AnswerBrand
}

/** Who asks since when, and the answer: the brand that came, or that it will not. */
export function BrandPane({ row, answer }: BrandPaneProps) {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => pane.current?.focus({ preventScroll: true }), [])
  return (
    <Panel
      as="section"
      className="c-brand"
      ref={pane}
      tabIndex={-1}
      aria-label={t('Brand {name}', { name: row.name })}
    >
      <FactList
        facts={[
          { label: t('Asked for as'), value: row.name },
          { label: t('Sellers'), value: String(row.sellers) },
          { label: t('First'), value: deskTime(row.firstTime) },
          { label: t('Last'), value: deskTime(row.lastTime) },
          ...(row.answer
            ? [
                {
                  label: t('Answer'),
                  value:
                    row.answer === 'listed'
                      ? t('{brand} came', { brand: row.cardTypeId ?? '' })
                      : t('Closed'),
                },
                { label: t('Answered by'), value: row.answeredBy },
                { label: t('Note'), value: row.note ?? '–' },
              ]
            : []),
        ]}
      />
      {row.answer === null && <AnswerForm row={row} answer={answer} />}
      {answer.error !== undefined && (
        <b className="c-error" role="alert">
          {sayError(answer.error)}
        </b>
      )}
    </Panel>
  )
}

function AnswerForm({ row: { requestId }, answer }: BrandPaneProps) {
  const [brand, setBrand] = useState('')
  const [note, setNote] = useState('')
  const [pressed, setPressed] = useState<string | null>(null)
  const cardTypeId = brand.trim()
  const kept = note.trim()
  return (
    <>
      <TextField
        label={t('The brand that came')}
        hint={t('Its name in the records. Everybody who asked is told.')}
        value={brand}
        onChange={(event) => setBrand(event.target.value)}
      />
      <TextField
        label={t('Note for the desk')}
        optional
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <DecisionBar
        decisions={[
          { id: 'close', label: t('Close'), shortcut: 'x', disabled: cardTypeId !== '' },
          {
            id: 'tell',
            label: t('Tell them it is here'),
            shortcut: 'a',
            variant: 'primary',
            disabled: cardTypeId === '',
          },
        ]}
        onDecide={(id) => {
          setPressed(id)
          void answer.run({
            requestId,
            ...(id === 'tell' ? { answer: 'listed', cardTypeId } : { answer: 'closed' }),
            ...(kept && { note: kept }),
          })
        }}
        pending={answer.isRunning ? pressed : null}
        summary={null}
      />
    </>
  )
}
