import { keepLanguages } from '@mishiori/map-document'
import type { DraftTranslation } from '@repo/authoring/draft'
import type { SaveActor } from '@repo/authoring/save-actor'
import type { Locale } from '@repo/contract'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { useViews } from '../use-views.ts'
import { writtenLanguages } from './written-languages.ts'

export type Languages = ReturnType<typeof useLanguages>

/** The id of the field for the title in a language. */
export const titleFieldId = (language: Locale) => `title-${language}`

/** So long a busy page may take to show the field. */
const MOST_FRAMES = 60

function focusTitle(language: Locale, frames: number): void {
  const field = document.getElementById(titleFieldId(language))
  field?.focus()
  if (!field && frames > 0) requestAnimationFrame(() => focusTitle(language, frames - 1))
}

/** Which languages the article has, and which of them is being written. One for all sections of the editor. */
export function useLanguages(actor: SaveActor, views: ReturnType<typeof useViews>) {
  const draft = useSelector(actor, ({ context }) => context.draft)
  const { main, second, translation } = writtenLanguages(draft)
  const [isSecondChosen, setIsSecondChosen] = useState(false)
  const [isConfirmingRemoval, setIsConfirmingRemoval] = useState(false)
  const writing: Locale = translation && isSecondChosen ? second : main

  return {
    main,
    second,
    translation,
    writing,
    isConfirmingRemoval,
    write: (language: Locale) => setIsSecondChosen(language !== main),
    setMain: (language: Locale) => actor.send({ type: 'draft.change', change: { language } }),
    add() {
      views.beginTranslation(main)
      setIsSecondChosen(true)
      // A frame later, a menu that it was chosen from has given the focus back to its button.
      requestAnimationFrame(() => requestAnimationFrame(() => focusTitle(second, MOST_FRAMES)))
    },
    changeTranslation(part: Partial<DraftTranslation>) {
      const { translation: current } = actor.getSnapshot().context.draft
      if (current) actor.send({ type: 'draft.change', change: { translation: { ...current, ...part } } })
    },
    confirmRemoval: () => setIsConfirmingRemoval(true),
    keep: () => setIsConfirmingRemoval(false),
    remove() {
      setIsConfirmingRemoval(false)
      setIsSecondChosen(false)
      actor.send({ type: 'draft.change', change: { translation: null } })
      if (views.map) views.changeMap(keepLanguages(views.map, []))
    },
  }
}
