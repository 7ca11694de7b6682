'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { Button } from '../../primitives/button/button.tsx'
import { CircleAlertIcon } from '../../primitives/icon/generated/circle-alert-icon.ts'
import { RefreshCwIcon } from '../../primitives/icon/generated/refresh-cw-icon.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { useWords } from '../../words/words-provider.tsx'
import { useDeskWords } from '../words/desk-words-provider.tsx'
import type { ComboboxFailure, ComboboxOption } from './combobox-option.ts'

interface ComboboxNoteProps {
  options: readonly ComboboxOption[] | undefined
  failure: ComboboxFailure | undefined
  typed: string
}

/** In place of options: that they are on their way, that they did not come, that none fits. */
export function ComboboxNote({ options, typed, failure }: ComboboxNoteProps) {
  const words = useDeskWords()
  const { retry } = useWords()
  return (
    <>
      <Base.Status>
        {failure ? (
          <span className="k-combobox-note" data-bad="">
            <CircleAlertIcon size={16} /> {failure.text ?? words.choicesFailed}
          </span>
        ) : options ? null : (
          <span className="k-combobox-note">
            <Spinner size="small" /> {words.loading}
          </span>
        )}
      </Base.Status>
      {failure ? (
        <Button size="small" variant="secondary" block icon={<RefreshCwIcon />} onClick={failure.onRetry}>
          {retry}
        </Button>
      ) : null}
      <Base.Empty>
        {options && !failure ? <span className="k-combobox-note">{words.noChoice(typed)}</span> : null}
      </Base.Empty>
    </>
  )
}
