import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { STORY_FOLDERS } from './story-folders.ts'

const config: StorybookConfig = {
  stories: ['../docs/**/*.mdx', ...STORY_FOLDERS.map((folder) => `../../../${folder}/**/*.stories.tsx`)],
  addons: [
    // Tables in MDX pages.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
}
export default config
