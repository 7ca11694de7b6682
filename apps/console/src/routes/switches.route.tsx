import { Switches } from '../features/switches/index.ts'

export default function SwitchesRoute() {
  return <Switches />
}
