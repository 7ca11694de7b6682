export {
  Combobox,
  ComboboxInput,
  type ComboboxInputProps,
  type ComboboxOption,
  type ComboboxProps,
} from '../combobox/combobox.tsx'
export {
  DateRange,
  type DateRangePreset,
  type DateRangeProps,
  type DateSpan,
} from '../date-range/date-range.tsx'
export { Menu, type MenuAction, type MenuProps } from '../menu/menu.tsx'
