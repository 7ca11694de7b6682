import { resolve } from '@kaadi/config/vitest'
import { catalogues } from '@kaadi/words/catalogues'
import type { StorybookConfig } from '@storybook/react-vite'
import { indexNames } from './index-names.ts'

export default {
  // Of the kit, and of the apps' screens: a glob, so that the kit depends on no app (decision 120).
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../../apps/*/src/**/*.stories.tsx'],
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
    plugins: [...(config.plugins ?? []), catalogues()],
    define: { ...config.define, __BUILD_ID__: JSON.stringify('stories') },
    resolve: { ...config.resolve, conditions: resolve.conditions },
    build: { ...config.build, chunkSizeWarningLimit: 2000 },
  }),
} satisfies StorybookConfig
