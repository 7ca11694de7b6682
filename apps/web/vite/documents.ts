import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { precompress } from '@kaadi/config/pages'
import { partCatalogues } from '@kaadi/words/catalogues'
import { build, defaultClientConditions, defaultClientMainFields, type Plugin, type Rolldown } from 'vite'
import type { FirstFrame } from '../src/app/first-frames.tsx'
import { chunksOf } from './chunks.ts'
import { type DocumentParts, writeDocument } from './document.ts'
import { isFirstIn } from './first-words.ts'
import { chunksIn, chunkWith, closureOf, readLoads } from './module-loads.ts'
import { type ShellFile, shellFiles } from './shell-files.ts'

const root = resolve(import.meta.dirname, '..')
const source = (file: string) => join(root, 'src', file)
/** Where the code that draws is built, and forgotten. Two builds at once do not meet. */
const drawnFolder = join(root, `node_modules/.first-frames-${process.pid}`)

const outputOf = (built: unknown): Rolldown.RolldownOutput => built as Rolldown.RolldownOutput

/** The file of `src` that a path of the route table loads. */
const screenFiles = (): ReadonlyMap<string, string> => {
  const table = readFileSync(source('app/route-table.ts'), 'utf8')
  const rows = [...table.matchAll(/route\(paths\.(\w+), \(\) => import\('\.\.\/([^']+)'\)\)/g)]
  if (rows.length !== table.match(/^ {2}route\(/gm)?.length)
    throw new Error('The route table is written in another form than this build reads.')
  const paths = readFileSync(source('app/paths.ts'), 'utf8')
  return new Map(
    rows.map(([, name, file]) => [new RegExp(`\\b${name}: '([^']+)'`).exec(paths)?.[1] ?? '', file!]),
  )
}

const draw = async (): Promise<readonly FirstFrame[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(drawnFolder, 'frames.js')], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return JSON.parse(stdout)
}

const buildScript = async (entry: string, define: Record<string, string> = {}): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    define,
    resolve: { conditions: ['@kaadi/source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'chrome99',
      lib: { entry: source(entry), formats: ['iife'], name: 'part' },
    },
  })
  const [file] = outputOf([built].flat()[0]).output
  return file.code.trim()
}

/** The script that stands in every document. */
const buildEntry = () => buildScript('app/enter.ts')

const latest = 'assets/builds/latest.json'

/** The service worker of this build, with the list of what it keeps. */
const buildWorker = (files: readonly ShellFile[], build: string) =>
  buildScript('worker/service-worker.ts', {
    __SHELL_FILES__: JSON.stringify(files),
    __BUILD_ID__: JSON.stringify(JSON.parse(build).id),
    'process.env.NODE_ENV': '"production"',
  })

const stylesOf = (page: string, read: (file: string) => string): string => {
  const sheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(page)?.[1] ?? ''
  const shell = readFileSync(source('app/shell.css'), 'utf8').replace(
    /\/\*.*?\*\/|\s+(?=[{}:;]|\s)|(?<=[{}:;,])\s+/gs,
    '',
  )
  return shell + read(sheet)
}

/**
 * Writes a document for each screen, `dist/<path>.html`: with the screen's first frame drawn into it, the styles of that
 * frame, and the names of the scripts that the screen will need. A phone paints it as soon as it has arrived, and asks for
 * the scripts then.
 */
export const documents = (): Plugin => ({
  name: 'kaadi-documents',
  apply: 'build',
  config: () => ({
    environments: {
      drawn: {
        consumer: 'server',
        resolve: {
          conditions: ['@kaadi/source', ...defaultClientConditions],
          mainFields: [...defaultClientMainFields],
          noExternal: true,
          external: ['happy-dom'],
        },
        build: {
          outDir: drawnFolder,
          emptyOutDir: true,
          ssr: true,
          sourcemap: false,
          rolldownOptions: {
            input: { frames: source('app/first-frames.tsx'), main: source('main.tsx') },
            output: { entryFileNames: '[name].js' },
          },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        const { client, drawn } = builder.environments
        const drawnOutput = outputOf(await builder.build(drawn!))
        const loadsOf = readLoads(drawnOutput)
        partCatalogues(client!.config.plugins, isFirstIn(chunksIn(drawnOutput)))
        client!.config.build.rolldownOptions.output = {
          ...client!.config.build.rolldownOptions.output,
          advancedChunks: { groups: chunksOf(loadsOf) },
        }
        const output = outputOf(await builder.build(client!))
        const chunks = chunksIn(output)
        const dist = resolve(root, client!.config.build.outDir)
        const read = (file: string) => readFileSync(join(dist, file), 'utf8')
        const page = read('index.html')
        const script = chunkWith('main.tsx', chunks).fileName
        const parts: DocumentParts = {
          page,
          app: { script, needs: [...closureOf(script, chunks)] },
          icon: read('icon.svg'),
          entry: await buildEntry(),
          styles: stylesOf(page, read),
        }
        const files = screenFiles()
        for (const frame of await draw()) {
          const scripts = closureOf(chunkWith(files.get(frame.path) ?? '', chunks).fileName, chunks)
          const file = join(dist, `${frame.path.slice(1)}.html`)
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, writeDocument(parts, { ...frame, scripts: [...scripts] }))
        }
        writeFileSync(join(dist, 'index.html'), writeDocument(parts, undefined))
        rmSync(drawnFolder, { recursive: true })
        const assets = output.output.flatMap((file) => (file.type === 'asset' ? [file.fileName] : []))
        writeFileSync(join(dist, 'sw.js'), await buildWorker(shellFiles(dist, chunks, assets), read(latest)))
        await precompress(dist)
      },
    },
  }),
})
