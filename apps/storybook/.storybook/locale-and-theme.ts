import type { Decorator } from '@storybook/react-vite'

/** Puts the toolbar's choice where the product puts it: on the root element. */
export const showInLocaleAndTheme: Decorator = (story, { globals }) => {
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
  document.documentElement.lang = globals.locale === 'en-us' ? 'en-US' : 'ja'
  return story()
}
