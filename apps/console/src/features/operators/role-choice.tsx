import '../../platform/screens/fault.css'
import type { OperatorRole } from '@kaadi/contract/operators'
import { Checkbox } from '@kaadi/ui'
import { t } from '@kaadi/words'
import { roleNames } from '../../platform/content/role-names.ts'
import { roleHints, roles } from './operator-words.ts'

interface RoleChoiceProps {
  readonly chosen: readonly OperatorRole[]
  readonly onChoose: (role: OperatorRole, isChosen: boolean) => void
  readonly disabled?: boolean
  readonly error?: string | undefined
}

/** Roles with what each of them opens. */
export function RoleChoice({ chosen, onChoose, disabled, error }: RoleChoiceProps) {
  return (
    <fieldset disabled={disabled}>
      <legend>{t('Roles')}</legend>
      {roles.map((role) => (
        <Checkbox
          key={role}
          name="roles"
          checked={chosen.includes(role)}
          onChange={(event) => onChoose(role, event.currentTarget.checked)}
        >
          <b>{t(roleNames[role].name)}</b> · {t(roleHints[role])}
        </Checkbox>
      ))}
      {error && (
        <p className="c-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
