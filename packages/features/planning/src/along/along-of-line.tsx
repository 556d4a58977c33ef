import type { Locale } from '@repo/contract'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense } from 'react'
import { PlanningMessagesProvider } from '../messages/planning-messages.ts'
import type { AlongCardProps } from './along-card.tsx'

/** The words come with the card: other pages of the editor need none of both. */
const CARDS = {
  ja: cardIn('ja', () => import('../messages/ja.ts')),
  'en-us': cardIn('en-us', () => import('../messages/en-us.ts')),
} as const satisfies Readonly<Record<Locale, unknown>>

function cardIn(locale: Locale, loadWords: () => Promise<typeof import('../messages/ja.ts')>) {
  return lazyComponent(async () => {
    const [{ AlongCard }, { messages }] = await Promise.all([import('./along-card.tsx'), loadWords()])
    return {
      default: (props: AlongCardProps) => (
        <PlanningMessagesProvider locale={locale} messages={messages}>
          <AlongCard {...props} />
        </PlanningMessagesProvider>
      ),
    }
  })
}

/** What lies along a line of the editor. */
export function AlongOfLine(props: AlongCardProps) {
  const Card = CARDS[useLanguage().locale]
  return (
    <Suspense fallback={null}>
      <Card {...props} />
    </Suspense>
  )
}
