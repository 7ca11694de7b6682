import './filter-select.css'
import { ChevronDownIcon } from '@kaadi/ui/icons'

export interface FilterSelectProps {
  /** What is narrowed, for screen readers: "Month". */
  label: string
  /** Empty for everything. */
  value: string
  /** What stands there for everything: "All months". */
  all: string
  options: readonly { readonly value: string; readonly label: string }[]
  onChange: (value: string) => void
}

/** A filter with more choices than chips can hold, as a chip that opens the phone's own list. What is chosen is drawn apart from it: no phone breaks a list's own line. */
export function FilterSelect({ label, value, all, options, onChange }: FilterSelectProps) {
  return (
    <span className="w-filter-select" data-chosen={value !== '' || undefined}>
      <span className="w-filter-face" aria-hidden="true">
        {options.find((option) => option.value === value)?.label ?? all}
      </span>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </span>
  )
}
