import { type Switch, switchSchema } from '@kaadi/contract/switches'

/** The service, open. */
export const aSwitch = (given: Partial<Switch> = {}): Switch =>
  switchSchema.parse({
    name: 'service',
    subject: '',
    title: null,
    isOpen: true,
    reason: null,
    reopensTime: null,
    changedBy: null,
    changeTime: null,
    ...given,
  })
