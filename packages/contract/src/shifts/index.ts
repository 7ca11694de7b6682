export {
  type DeskOutlook,
  deskOutlookSchema,
  type HandOver,
  type HeldOrder,
  handOverSchema,
  heldOrderSchema,
  type MyShift,
  myShiftSchema,
  type Shift,
  shiftSchema,
  type WorkingColleague,
  workingColleagueSchema,
} from './shift.schema.ts'
export { type ShiftsEndpoints, shifts } from './shifts.endpoints.ts'
