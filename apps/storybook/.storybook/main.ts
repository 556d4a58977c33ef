import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: [
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/map-editor/src/**/*.stories.tsx',
    '../../../packages/article-blocks/src/**/*.stories.tsx',
    '../../web/app/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
}
export default config
