import { ChevronDownIcon } from '../../primitives/icon/generated/chevron-down-icon.ts'

export interface LandingChoice {
  value: string
  /** "$100", "Steam" */
  label: string
}

interface HeadlineListProps {
  name: string
  label: string
  choices: readonly LandingChoice[]
  value: string
  /** Shown in place of the chosen label. */
  text?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/**
 * A word of the headline that can be changed: the phone's own list under the page's own letters. A list by itself is as
 * wide as its longest entry, which would tear the sentence; where no script keeps the letters, it stands there itself.
 */
export function HeadlineList({ name, label, choices, value, text, onChange }: HeadlineListProps) {
  const chosen = choices.find((choice) => choice.value === value)?.label
  const control = onChange
    ? { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
    : { defaultValue: value }
  return (
    <span className="k-landing-calculator-pick">
      <span className="k-landing-calculator-text" aria-hidden="true">
        {text ?? chosen}
      </span>
      <ChevronDownIcon />
      <select aria-label={label} name={name} {...control}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  )
}
