import { Blocks } from '../features/blocks/index.ts'

export default function BlocksRoute() {
  return <Blocks />
}
