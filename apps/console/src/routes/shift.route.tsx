import { ShiftDesk } from '../features/shifts/index.ts'

export default function ShiftRoute() {
  return <ShiftDesk />
}
