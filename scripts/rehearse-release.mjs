// Rehearses a release: new versions from an example changeset, published to a private registry on loopback as the release
// workflow publishes them, installed in an empty Vite project as a team would, type-checked, run on a server, built and
// opened in a browser. Nothing leaves this machine; nothing of the run is kept.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askForProvenance, copyRepository, publish, raiseVersions } from './rehearsal/copy.mjs'
import { lookAtPages } from './rehearsal/look.mjs'
import { checkTreeShaking, createProject, installPublished, useInProject } from './rehearsal/project.mjs'
import { planRegistry, startRegistry } from './rehearsal/registry.mjs'
import { stop } from './rehearsal/shell.mjs'

const folder = mkdtempSync(join(tmpdir(), 'kaadi-rehearsal-'))
const copy = join(folder, 'copy')
const project = join(folder, 'project')
let server

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort())

const rehearse = async () => {
  const registry = await planRegistry(join(folder, 'registry'))
  const release = async () => {
    await copyRepository(copy, registry)
    await askForProvenance(copy)
    return raiseVersions(copy)
  }
  const start = async () => {
    server = await startRegistry(registry)
  }
  const [released, ...others] = await Promise.allSettled([
    release(),
    start(),
    createProject(project, registry),
  ])
  // All have come to their end, so that nothing is begun after the folder is gone.
  for (const { reason } of [released, ...others]) if (reason) throw reason
  const versions = released.value
  await publish(copy, registry, versions)
  await installPublished(project, join(folder, 'cache'), versions)
  const shown = await useInProject(project)
  checkTreeShaking(project)
  await lookAtPages(project)
  const names = versions.map(({ name, version }) => `${name}@${version}`).join(', ')
  console.log(`Published, installed, type-checked, ran (${shown}), built and opened in a browser: ${names}`)
}

try {
  await rehearse()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  server?.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
