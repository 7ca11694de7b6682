import { DeskQueue } from '../features/desk/index.ts'

export default function QueueRoute() {
  return <DeskQueue />
}
