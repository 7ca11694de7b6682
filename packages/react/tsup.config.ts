import { libraryByModule } from '@kaadi/config/tsup'
import { defineConfig } from 'tsup'

export default defineConfig(libraryByModule())
