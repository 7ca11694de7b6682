import { Insight } from '../features/insight/index.ts'

export default function InsightRoute() {
  return <Insight />
}
