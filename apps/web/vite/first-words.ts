import type { IsWanted } from '@kaadi/words/catalogues'
import type { Rolldown } from 'vite'
import { type Chunks, chunkWith, pathOf } from './module-loads.ts'

/** The screens that wait for no sentences but these (`route-table.ts`). */
const firstScreens = ['main.tsx', 'routes/home.route.tsx', 'routes/login.route.tsx']
/** Drawn only where the rest has come (`withRest`), or a part of it. */
const isLater = (file: string) =>
  [
    'features/home/coupon-for-you.tsx',
    'languages/later-words.tsx',
    'platform/closed/closed-screen.tsx',
    'platform/content/announcement-popup.tsx',
    'platform/credentials/second-factor-sheet.tsx',
    'platform/page/consent-question.tsx',
    'platform/screens/account-notices.view.tsx',
  ].includes(file) ||
  (file.startsWith('routes/') && !firstScreens.includes(file))

/** The files of `src` that draw before the rest of a language is there: of the first screens, and of what those load later. */
const firstFiles = (chunks: Chunks): ReadonlySet<string> => {
  const found = new Set<Rolldown.OutputChunk>()
  const take = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk) || isLater(pathOf(chunk.facadeModuleId ?? ''))) return
    found.add(chunk)
    for (const file of [...chunk.imports, ...chunk.dynamicImports]) take(chunks.get(file))
  }
  for (const screen of firstScreens) take(chunkWith(screen, chunks))
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds.map(pathOf)))
}

/** What the kit reads aloud of an amount, and what the service has to say on home, as `fixed-words.ts` notes it. */
const ofTheService = ['contract/currencies', 'service/content-of-home', 'service/countries']

/** Said after a password only: the sign-in asks for the rest of its language when one is sent. */
const ofSecondFactors = ['factor-choice.tsx', 'factor-field.tsx', 'factor-way.ts'].map(
  (file) => `platform/credentials/${file}`,
)

/** Whether a sentence may be said before the rest of its language is there. */
export const isFirstIn = (chunks: Chunks): IsWanted => {
  const files = firstFiles(chunks)
  return (_english, saidBy) =>
    saidBy.some((file) => ofTheService.includes(file) || (files.has(file) && !ofSecondFactors.includes(file)))
}
