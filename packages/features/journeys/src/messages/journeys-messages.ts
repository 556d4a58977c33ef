import { lazyMessages } from '@repo/web-kit/lazy-messages'
import { pageMessages } from '@repo/web-kit/page-messages'
import type { JourneysMessages } from './en-us.ts'

/** The messages of journeys and collections, which few pages need. */
export const {
  Provider: JourneysMessagesProvider,
  Layout: JourneysMessagesLayout,
  useMessages: useJourneysMessages,
} = pageMessages<JourneysMessages>('journeys')

/** For dialogs, which are shown over pages that came without them. */
export const lazyJourneysMessages = lazyMessages<JourneysMessages>({
  ja: () => import('./ja.ts'),
  'en-us': () => import('./en-us.ts'),
})
