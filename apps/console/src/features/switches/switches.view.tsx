import { type Switch, switchKey } from '@kaadi/contract/switches'
import { Select } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { OneSwitch } from './one-switch.tsx'
import { subjectOf } from './switch-words.ts'
import type { SwitchesState } from './use-switches.controller.ts'

/** What is open and what is closed, and how to change it. */
export function SwitchesView(props: SwitchesState & { readonly chosen: Switch }) {
  return (
    <>
      <Choice {...props} />
      <OneSwitch key={switchKey(props.chosen)} of={props.chosen} />
    </>
  )
}

/** Which switch; those that are closed say so. */
function Choice({ all, chosen, onChoose }: SwitchesState & { readonly chosen: Switch }) {
  if (all.length < 2) return null
  return (
    <Select
      label={t('What to open or close')}
      name="of"
      value={switchKey(chosen)}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {all.map((one) => (
        <option key={switchKey(one)} value={switchKey(one)}>
          {one.isOpen ? subjectOf(one) : t('{name}: closed', { name: subjectOf(one) })}
        </option>
      ))}
    </Select>
  )
}
