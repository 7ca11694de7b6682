import { BlocksView } from './blocks.view.tsx'
import { useBlocks } from './use-blocks.controller.ts'

/** The block list. */
export const Blocks = () => <BlocksView {...useBlocks()} />
