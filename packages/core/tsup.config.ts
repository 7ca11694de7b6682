import { library } from '@kaadi/config/tsup'
import { defineConfig } from 'tsup'

export default defineConfig(library(['src/index.ts', 'src/*/index.ts']))
