export {
  Combobox,
  ComboboxInput,
  type ComboboxInputProps,
  type ComboboxProps,
} from '../combobox/combobox.tsx'
export type { ComboboxOption } from '../combobox/combobox-option.ts'
export {
  DateRange,
  type DateRangePreset,
  type DateRangeProps,
  type DateSpan,
} from '../date-range/date-range.tsx'
export { Menu, type MenuAction, type MenuProps } from '../menu/menu.tsx'
export type { SaveOutcome } from '../resource-form/form-state.ts'
export type { ResourceField, ResourceValues } from '../resource-form/resource-field.ts'
export { ResourceForm, type ResourceFormProps } from '../resource-form/resource-form.tsx'
