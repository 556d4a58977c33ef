import '@repo/ui/base.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import { addWebFonts } from '@repo/ui/web-fonts'
import type { Decorator, Preview } from '@storybook/react-vite'
import { setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { configure } from 'storybook/test'
import { SiteFrame } from '../../web/app/features/site-shell/site-frame.tsx'
import { checkInOtherTheme } from './both-themes.ts'
import { failOnConsoleErrors } from './console-errors.ts'
import './docs.css'
import { runEffectsAtOnce, stillMotion } from './steady.tsx'

setWorkerUrl(workerUrl)
addWebFonts()
/** What a story waits for may take this long on a busy machine. */
configure({ asyncUtilTimeout: 15_000 })

/** Stories of a run share a page: what one of them kept on the device must not open in the next. Storybook's own stays. */
function forgetKept(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!key.startsWith('storybook')) storage.removeItem(key)
  }
}

/** Puts the toolbar's choice where the product puts it: on the root element. */
const showInLocaleAndTheme: Decorator = (story, { globals }) => {
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
  document.documentElement.lang = globals.locale === 'en-us' ? 'en-US' : 'ja'
  return story()
}

/** A test asks for what is wrong. Where all lies that is right, axe would work out for nothing. */
const ONLY_PROBLEMS = { resultTypes: ['violations', 'incomplete'] }

const preview: Preview = {
  parameters: {
    siteFrame: SiteFrame,
    a11y: { test: 'error', ...(import.meta.env.VITEST && { options: ONLY_PROBLEMS }) },
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'map-editor',
          [
            'Getting started',
            'Ports',
            'Wire format',
            'Theming',
            'Translating',
            'Your own panels',
            'Shapes and photos',
            'Accessibility',
            'Machine',
            'Performance',
            'MapEditor',
            'MapView',
            'Tools',
          ],
          'article-blocks',
          [
            'Getting started',
            'Services',
            'Stored form',
            'Reading',
            'Theming and translating',
            'Accessibility',
            'Article editor',
            'Quick start',
            'Blocks',
          ],
          'ui',
          'web',
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'ja' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'ja', title: '日本語' },
          { value: 'en-us', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [showInLocaleAndTheme, runEffectsAtOnce],
  beforeEach: () => {
    forgetKept()
    stillMotion.start()
    return failOnConsoleErrors.start()
  },
  afterEach: async (context) => {
    stillMotion.end()
    failOnConsoleErrors.check(context)
    await checkInOtherTheme(context)
  },
}
export default preview
