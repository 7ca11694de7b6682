// Rehearses a release: new versions from an example changeset, published to a private registry on loopback as the release
// workflow publishes them, and installed as strangers would: in a Vite project with the kit, in a strict one under pnpm,
// and in empty folders by the quick starts of the README, against the service itself. Type-checked, run, built and opened
// in a browser. Nothing leaves this machine; nothing of the run is kept.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useBare } from './rehearsal/bare.mjs'
import { openBrowser } from './rehearsal/browser.mjs'
import { askForProvenance, copyRepository, publish, raiseVersions } from './rehearsal/copy.mjs'
import { lookAtPages } from './rehearsal/look.mjs'
import { bringOldestNode } from './rehearsal/oldest-node.mjs'
import { checkTreeShaking, createProject, installPublished, useInProject } from './rehearsal/project.mjs'
import { createQuickStart, useNext, useNode, useVite } from './rehearsal/quick-starts.mjs'
import { freePort, planRegistry, startRegistry } from './rehearsal/registry.mjs'
import { startService } from './rehearsal/service.mjs'
import { stop } from './rehearsal/shell.mjs'
import { useStrictly, useWithOldestNode } from './rehearsal/strict.mjs'

const folder = mkdtempSync(join(tmpdir(), 'kaadi-rehearsal-'))
/** The service's database runs as nobody, who may not enter the other one. */
const serviceFolder = mkdtempSync(join(tmpdir(), 'kaadi-rehearsal-service-'))
const copy = join(folder, 'copy')
const project = join(folder, 'project')
const cache = join(folder, 'cache')
let registryServer
let service
let browser

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort())

/** All come to their end before one of them fails, so that nothing is begun after the folders are gone. */
const together = async (...steps) => {
  const results = await Promise.allSettled(steps)
  const reasons = results.flatMap(({ reason }) => (reason ? [reason.message] : []))
  if (reasons.length > 0) throw new Error(reasons.join('\n\n'))
  return results.map(({ value }) => value)
}

const rehearse = async () => {
  const registry = await planRegistry(join(folder, 'registry'))
  const [vitePort, nextPort] = [await freePort(), await freePort()]
  const release = async () => {
    await copyRepository(copy, registry)
    await askForProvenance(copy)
    return raiseVersions(copy)
  }
  const start = async () => {
    registryServer = await startRegistry(registry)
  }
  const serve = async () => {
    service = await startService(serviceFolder, [
      `http://127.0.0.1:${vitePort}`,
      `http://localhost:${nextPort}`,
    ])
  }
  const quickStart = (tool) =>
    createQuickStart(join(folder, tool.toLowerCase()), registry, `Quick start with ${tool}`)
  const [versions, , , , oldest, node, vite, next] = await together(
    release(),
    start(),
    serve(),
    createProject(project, registry),
    bringOldestNode(join(folder, 'oldest-node')),
    quickStart('Node'),
    quickStart('Vite'),
    quickStart('Next'),
  )
  await publish(copy, registry, versions)
  await installPublished(project, cache, versions)
  browser = await openBrowser()
  const useKit = async () => {
    const shown = await useInProject(project, oldest)
    checkTreeShaking(project)
    await lookAtPages(project, browser)
    await useStrictly(join(folder, 'strict'), registry, versions)
    await useWithOldestNode(join(folder, 'oldest'), registry, versions)
    await useBare(join(folder, 'bare'), registry, versions)
    return shown
  }
  const startQuickly = async () => {
    await useNode(node, cache, service)
    await useVite(vite, cache, service, { port: vitePort, browser })
    await useNext(next, cache, service, { port: nextPort, browser })
  }
  const [shown] = await together(useKit(), startQuickly())
  const names = versions.map(({ name, version }) => `${name}@${version}`).join(', ')
  console.log(`Published, installed, type-checked, ran (${shown}), built and opened in a browser: ${names}`)
  console.log('First calls by the quick starts with Vite, Next and Node')
}

try {
  await rehearse()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await browser?.close()
  await service?.stop()
  registryServer?.kill('SIGTERM')
  for (const one of [folder, serviceFolder]) rmSync(one, { recursive: true, force: true, maxRetries: 5 })
}
