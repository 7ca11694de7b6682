import { Alert, Button, ProgressBar, SegmentedControl, Select, Sheet } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { monthName } from '../../platform/time/month-name.ts'
import '../../platform/screens/stacks.css'

export interface SaveStatementProps {
  open: boolean
  /** Newest first, as `2026-11`. */
  months: readonly string[]
  fromMonth: string
  untilMonth: string
  format: 'pdf' | 'csv'
  isMaking: boolean
  /** How much of the file has come; null while it is made, or where nobody knows. */
  share: number | null
  problem: string | null
  onChange: (change: Partial<Pick<SaveStatementProps, 'fromMonth' | 'untilMonth' | 'format'>>) => void
  onSave: () => void
  onClose: () => void
}

/** Which months are saved, and as what. */
export function SaveStatement(props: SaveStatementProps) {
  const { open, months, fromMonth, untilMonth, format, isMaking, share, problem } = props
  const { onChange, onSave, onClose } = props
  const choices = months.map((month) => (
    <option key={month} value={month}>
      {monthName(month)}
    </option>
  ))
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('Save a statement')}
      description={t('Every line of these months, with the balance before and after them.')}
      dock={
        <Button block loading={isMaking} onClick={onSave}>
          {t('Save')}
        </Button>
      }
    >
      <div className="w-stack">
        <Select
          label={t('From')}
          value={fromMonth}
          disabled={isMaking}
          onChange={({ currentTarget }) => onChange({ fromMonth: currentTarget.value })}
        >
          {choices}
        </Select>
        <Select
          label={t('Until')}
          value={untilMonth}
          disabled={isMaking}
          onChange={({ currentTarget }) => onChange({ untilMonth: currentTarget.value })}
        >
          {choices}
        </Select>
        <SegmentedControl
          label={t('As')}
          options={[
            { value: 'pdf', label: t('PDF, for papers') },
            { value: 'csv', label: t('CSV, for tables') },
          ]}
          value={format}
          onValueChange={(value) => onChange({ format: value === 'csv' ? 'csv' : 'pdf' })}
        />
        {isMaking && <ProgressBar label={t('Making the statement')} value={share} />}
        {problem && (
          <Alert tone="bad" role="alert" title={t('It was not saved')}>
            {problem}
          </Alert>
        )}
      </div>
    </Sheet>
  )
}
