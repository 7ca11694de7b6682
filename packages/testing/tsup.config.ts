import { globSync } from 'node:fs'
import { libraryByModule } from '@kaadi/config/tsup'
import { defineConfig } from 'tsup'

/** Published are the fake server and the builders. What finds browsers and draws photos is for this repository's tests. */
const published = 'src/{builders,fake-server}'

export default defineConfig({
  ...libraryByModule(globSync(`${published}/index.ts`)),
  entry: globSync(`${published}/*.ts`).filter((file) => !file.endsWith('.test.ts')),
})
