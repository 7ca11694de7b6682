import { amountShown, editAmount, settled } from '@kaadi/ui'

/** As many as any card has. */
const decimals = 2

/**
 * Reads what is typed into an amount as the app's own field does, and shows it so. Tells the plain decimal string that
 * stands there, or an empty one.
 */
export const liveAmount = (input: HTMLInputElement): (() => string) => {
  let typed = ''
  const read = (event?: InputEvent) => {
    const next = editAmount(
      {
        before: typed,
        text: input.value,
        caret: input.selectionStart ?? input.value.length,
        typed: event?.data,
        inputType: event?.inputType,
      },
      decimals,
    )
    typed = next.value
    const shown = amountShown(typed)
    // Written only where it differs: a phone's keyboard may lose what it is at.
    if (input.value === shown) return
    input.value = shown
    if (event) input.setSelectionRange(next.caret, next.caret)
  }
  // Somebody may have typed before this script was here.
  if (input.value !== '') read()
  input.addEventListener('input', (event) => read(event as InputEvent))
  return () => settled(typed)
}
