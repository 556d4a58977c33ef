import type { MapDocument } from '@mishiori/map-document'
import { aReadingView } from '@repo/articles/testing/sample-reading'
import type { Along } from '@repo/contract'
import type { TurnsAnswer } from '@repo/planning/find-turns'
import { messages as planningEnglish } from '@repo/planning/messages/en-us'
import { messages as planningJapanese } from '@repo/planning/messages/ja'
import { PlanningMessagesProvider } from '@repo/planning/planning-messages'
import type { Decorator } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import type { BookletAlong } from '../booklet-tables.tsx'
import { BookletView } from '../booklet-view.tsx'
import { type BookletChoices, defaultChoices } from '../choices.ts'
import { BookletMessagesProvider } from '../messages/booklet-messages.ts'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'
import type { MapPictures } from '../pictures/use-map-pictures.ts'
import { planBooklet } from '../plan/plan-booklet.ts'

/** All maps of the booklet are drawn. */
export const DRAWN: MapPictures = {
  state: { kind: 'done' },
  pictures: new Map(),
  total: 5,
  incompleteKeys: new Set<string>(),
  credits: ['© OpenStreetMap'],
  cancel: fn(),
  drawAgain: fn(),
}

interface BookletProps {
  drawing: MapPictures
  document: MapDocument
  choices: Partial<BookletChoices>
  along?: BookletAlong['answer']
  turns?: TurnsAnswer | 'none' | null
  bodyHtml?: string
  /** What asking again gives. */
  laterTurns?: TurnsAnswer
  laterAlong?: Along
}

/** A booklet around its stories, whose choices and answers change as people press. */
export function StoryBooklet({
  drawing,
  document,
  choices: over,
  along = 'none',
  turns = 'none',
  bodyHtml,
  ...later
}: BookletProps) {
  const [askedTurns, setAskedTurns] = useState(turns)
  const [askedAlong, setAskedAlong] = useState(along)
  const [choices, setChoices] = useState<BookletChoices>({ ...defaultChoices(['ja-JP'], 'ja'), ...over })
  return (
    <BookletView
      document={document}
      choices={choices}
      drawing={drawing}
      along={{ answer: askedAlong, retry: () => later.laterAlong && setAskedAlong(later.laterAlong) }}
      turns={{ answer: askedTurns, retry: () => later.laterTurns && setAskedTurns(later.laterTurns) }}
      token={null}
      view={bodyHtml === undefined ? aReadingView() : { ...aReadingView(), bodyHtml }}
      plan={planBooklet(document, choices, true)}
      onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
      address={'https://routes.example/routes/1'}
      site={'routes.example'}
      printedAt={'2026-11-26T00:00:00Z'}
    />
  )
}

export const withBookletMessages: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <BookletMessagesProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <PlanningMessagesProvider locale={locale} messages={locale === 'ja' ? planningJapanese : planningEnglish}>
        <Story />
      </PlanningMessagesProvider>
    </BookletMessagesProvider>
  )
}
