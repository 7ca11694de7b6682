import { InsightView } from './insight.view.tsx'
import { useInsight } from './use-insight.controller.ts'

/** How the desk does. */
export const Insight = () => <InsightView {...useInsight()} />
