export { ShiftBar } from './shift-bar.tsx'
export { ShiftDesk } from './shift-desk.tsx'
export { useShiftCommands } from './use-shift-commands.tsx'
