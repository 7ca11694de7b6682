// What a README tells a stranger to do: which files to write and which commands to run.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace.mjs'
import { write } from './shell.mjs'

const file = /^`([\w./-]+)`\n\n```\w+\n([\s\S]*?)^```$/gm
const commands = /^```sh\n([\s\S]*?)^```$/m

/** The files and commands of a package's README, or of one of its chapters. */
export const readReadme = (name, chapter) => {
  const text = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')
  const part = chapter ? text.split(/^## /m).find((one) => one.startsWith(`${chapter}\n`)) : text
  if (part === undefined) throw new Error(`packages/${name}/README.md has no chapter "${chapter}".`)
  const files = [...part.matchAll(file)].map(([, path, content]) => ({ path, content }))
  if (files.length === 0) throw new Error(`packages/${name}/README.md shows no file in "${chapter ?? name}".`)
  return { files, commands: commands.exec(part)?.[1].trim().split('\n') ?? [] }
}

/** Writes the files as they stand. */
export const writeFiles = (folder, { files }) => {
  for (const { path, content } of files) write(join(folder, path), content)
}
