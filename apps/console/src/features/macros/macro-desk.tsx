import { MacroPane } from './macro-pane.view.tsx'
import { MacrosView, newMacro } from './macros.view.tsx'
import { useMacros } from './use-macros.controller.ts'

/** The saved answers at the left, the chosen or the new one at the right. */
export function MacroDesk({ chosen }: { readonly chosen: string | undefined }) {
  const macros = useMacros()
  const shown = macros.page.data?.find(({ macroId }) => macroId === chosen)
  return (
    <MacrosView {...macros}>
      {shown || chosen === newMacro ? <MacroPane key={chosen} shown={shown} {...macros} /> : null}
    </MacrosView>
  )
}
