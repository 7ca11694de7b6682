export { longestClosingMs, switchKey, tellsReopening } from './switch.rules.ts'
export {
  type Switch,
  type SwitchChange,
  type SwitchChangeInput,
  type SwitchName,
  switchChangeSchema,
  switchNameSchema,
  switchSchema,
} from './switch.schema.ts'
export { type SwitchesEndpoints, switches } from './switches.endpoints.ts'
