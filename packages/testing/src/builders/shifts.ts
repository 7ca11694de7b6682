import { type MyShift, myShiftSchema, type Shift, shiftSchema } from '@kaadi/contract/shifts'

/** A reviewer who has worked since the morning. */
export const aShift = (given: Partial<Shift> = {}): Shift =>
  shiftSchema.parse({
    operatorId: 'operator-1',
    name: 'Ada Reviewer',
    startTime: '2026-11-20T08:00:00.000Z',
    endTime: null,
    decided: 14,
    medianSeconds: 48,
    held: 1,
    ...given,
  })

/** The caller's own shift: at work, holding nothing, with one colleague beside them. */
export const aMyShift = (given: Partial<MyShift> = {}): MyShift =>
  myShiftSchema.parse({
    shift: aShift({ held: 0 }),
    held: [],
    notes: [],
    colleagues: [{ operatorId: 'operator-2', name: 'Bola Senior' }],
    outlook: { waiting: 6, decidedLastHour: 20, willBeLate: 0 },
    ...given,
  })
