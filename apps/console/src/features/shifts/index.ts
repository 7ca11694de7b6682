export { ShiftBar } from './shift-bar.tsx'
export { ShiftDesk } from './shift-desk.tsx'
