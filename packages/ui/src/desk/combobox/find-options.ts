import { foldForSearch } from '../../patterns/search-box/fold-for-search.ts'
import type { ComboboxOption } from './combobox-option.ts'

/** Those that fit what was typed; first those whose name begins with it. */
export function findOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const wanted = foldForSearch(text)
  if (wanted === '') return options
  const places = options.map((option) => {
    const names = [option.label, ...(option.alsoKnownAs ?? [])].map((name) =>
      foldForSearch(name).indexOf(wanted),
    )
    return { option, place: names.includes(0) ? 0 : Math.max(...names) }
  })
  return [...places.filter(({ place }) => place === 0), ...places.filter(({ place }) => place > 0)].map(
    ({ option }) => option,
  )
}
