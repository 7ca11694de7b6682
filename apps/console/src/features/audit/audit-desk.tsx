import { AuditView } from './audit.view.tsx'
import { LineDrawer } from './line-drawer.tsx'
import { useAudit } from './use-audit.controller.ts'

/** The audit; the chosen line comes in from the side. */
export function AuditDesk({ chosen }: { readonly chosen: string | undefined }) {
  const state = useAudit()
  const line = state.page.data?.records.find(({ lineId }) => lineId === chosen)
  return (
    <AuditView {...state}>
      {line && <LineDrawer line={line} onClose={() => state.address.change({ id: null })} />}
    </AuditView>
  )
}
