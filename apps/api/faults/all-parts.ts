import type { FaultPart } from './fault-part.ts'
import { part as crashCycles } from './parts/crash-cycles.part.ts'
import { part as cutLines } from './parts/cut-lines.part.ts'
import { part as fullDisk } from './parts/full-disk.part.ts'
import { part as hostileRequests } from './parts/hostile-requests.part.ts'
import { part as overload } from './parts/overload.part.ts'
import { part as plantedCorruptions } from './parts/planted-corruptions.part.ts'
import { part as races } from './parts/races.part.ts'
import { part as signals } from './parts/signals.part.ts'

/** In the order of the table. */
export const allParts: readonly FaultPart[] = [
  crashCycles,
  cutLines,
  fullDisk,
  hostileRequests,
  races,
  signals,
  overload,
  plantedCorruptions,
]
