import type { ArgTypesEnhancer } from 'storybook/internal/types'
import * as door from '../../src/primitives/icon/index.ts'

const { createIcon, ...icons } = door
const elements = Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [name, <Icon key={name} />]))

/** An icon is chosen from the kit's by name: an element cannot be written into a control. */
export const iconChoice: ArgTypesEnhancer = ({ argTypes }) =>
  argTypes.icon
    ? {
        ...argTypes,
        icon: {
          ...argTypes.icon,
          control: { type: 'select' },
          options: Object.keys(elements),
          mapping: elements,
        },
      }
    : argTypes
