import { SegmentedControl, type SegmentedControlProps } from '@kaadi/ui'
import { KeyMark, useShortcuts } from '@kaadi/ui/desk'
import './keyed-choice.css'
import { listKey } from './list-keys.ts'

interface KeyedChoiceProps<Value extends string>
  extends Pick<SegmentedControlProps<Value>, 'label' | 'options'> {
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  /** The key of the choice before. */
  readonly back?: string
  /** The key of the next choice; after the last comes the first. */
  readonly on: string
}

/** A few choices, stepped through by keys that stand beside them. */
export function KeyedChoice<Value extends string>({ back, on, ...choice }: KeyedChoiceProps<Value>) {
  const { options, value, onValueChange } = choice
  const step = (by: number) => {
    const here = options.findIndex((option) => option.value === value)
    const next = options[(here + by + options.length) % options.length]
    if (next) onValueChange(next.value)
  }
  useShortcuts({ ...(back && { [back]: () => step(-1) }), [on]: () => step(1) })
  return (
    <div className="c-keyed-choice">
      <KeyMark of={back} />
      <SegmentedControl {...choice} aria-keyshortcuts={back ? `${back} ${on}` : on} />
      <KeyMark of={on} />
    </div>
  )
}

/** The lists that stand beside each other on one page. */
export const ListTabs = <Value extends string>(choice: Omit<KeyedChoiceProps<Value>, 'back' | 'on'>) => (
  <KeyedChoice {...choice} back={listKey.tabBefore} on={listKey.nextTab} />
)
