import { DeskQueue, useOpenNext } from '../features/desk/index.ts'
import { ShiftBar } from '../features/shifts/index.ts'

export default function QueueRoute() {
  const openNext = useOpenNext()
  return <DeskQueue bar={<ShiftBar openNext={openNext} />} />
}
