import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview'

type StoryContext = Parameters<typeof checkWithAxe>[0]

const root = document.documentElement

/**
 * In a test axe also checks the final state of a story in the other theme, on the same page. Storybook itself shows one
 * theme at a time, with its axe results.
 */
export async function checkInOtherTheme(context: StoryContext): Promise<void> {
  if (!import.meta.env.VITEST) return
  const { theme } = root.dataset
  const other = theme === 'dark' ? 'light' : 'dark'
  root.dataset.theme = other
  try {
    await checkWithAxe(context)
  } catch (error) {
    throw new Error(`in the ${other} theme: ${error instanceof Error ? error.message : error}`, { cause: error })
  } finally {
    root.dataset.theme = theme
  }
}
