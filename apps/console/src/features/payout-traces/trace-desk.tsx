import { TraceCase } from './trace-case.view.tsx'
import { TracesView } from './traces.view.tsx'
import { useTrace } from './use-trace.controller.ts'
import { useTraces } from './use-traces.controller.ts'

/** What has not come at the left, the chosen one with its answer at the right. */
export function TraceDesk({ chosen }: { readonly chosen: string | undefined }) {
  const traces = useTraces()
  const acts = useTrace(() => traces.address.change({ view: 'ended', at: null, id: chosen ?? null }))
  const shown = traces.page.data?.records.find(({ traceId }) => traceId === chosen)
  return (
    <TracesView {...traces}>
      {shown ? <TraceCase key={shown.traceId} shown={shown} acts={acts} now={traces.now} /> : null}
    </TracesView>
  )
}
