import { createTimes, deviceZone } from '@kaadi/core/time'

/** Times for the eye, in the device's zone. */
export const times = createTimes({ zone: deviceZone })
