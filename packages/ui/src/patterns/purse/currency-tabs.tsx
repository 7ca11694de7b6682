import {
  SegmentedControl,
  type SegmentedControlProps,
} from '../../primitives/segmented-control/segmented-control.tsx'

export interface CurrencyTab {
  id: string
  /** "Naira" */
  label: string
}

export interface CurrencyTabsProps
  extends Omit<SegmentedControlProps<string>, 'options' | 'appearance' | 'onValueChange' | 'onChange'> {
  tabs: readonly CurrencyTab[]
  onChange: (id: string) => void
}

/** Wallets side by side on a brand ground; arrow keys move between them. Not drawn for a single currency. */
export function CurrencyTabs({ tabs, onChange, ...rest }: CurrencyTabsProps) {
  if (tabs.length < 2) return null
  const options = tabs.map((tab) => ({ value: tab.id, label: tab.label }))
  return <SegmentedControl {...rest} appearance="pills" options={options} onValueChange={onChange} />
}
