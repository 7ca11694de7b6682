import { resolve } from '@kaadi/config/vitest'
import type { StorybookConfig } from '@storybook/react-vite'
import { indexNames } from './index-names.ts'

export default {
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => indexNames(file, await indexer.createIndex(file, options)),
    })),
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['**/*.tsx', '**/icon/generated/*.ts'],
      tsconfigPath: `${import.meta.dirname}/../tsconfig.json`,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What every element has is in every element's own documentation.
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, conditions: resolve.conditions },
    build: { ...config.build, chunkSizeWarningLimit: 2000 },
  }),
} satisfies StorybookConfig
