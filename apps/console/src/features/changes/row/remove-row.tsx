import '../changes.css'
import { Alert, Button } from '@kaadi/ui'
import { CircleAlertIcon, Trash2Icon } from '@kaadi/ui/icons'
import { t } from '@kaadi/words'
import { sayError } from '../../../platform/net/say-error.ts'
import type { RowState } from './use-row.controller.ts'

/** Looks at what it would be without this row: like any other change it is shown before it is asked for. */
export function RemoveRow({ spec, remove }: Pick<RowState, 'spec' | 'remove'>) {
  return (
    <div className="c-row">
      {remove.error !== undefined && (
        <Alert tone="bad" role="alert" icon={<CircleAlertIcon />} title={sayError(remove.error)} />
      )}
      <div className="c-row-ways">
        <Button
          size="small"
          variant="secondary"
          icon={<Trash2Icon />}
          loading={remove.isRunning}
          onClick={() => void remove.run(null)}
        >
          {t('Remove this {one}', { one: t(spec.one) })}
        </Button>
      </div>
    </div>
  )
}
