import { PRODUCT_LIMITS } from '@repo/contract'
import { useState } from 'react'
import type { StravaActivity } from './strava.ts'

const { importedItems: MAX } = PRODUCT_LIMITS

/** What is chosen, in the order of choosing; it stays while pages are turned and names are searched. */
export function useSelection() {
  const [chosen, setChosen] = useState<readonly StravaActivity[]>([])
  return {
    chosen,
    isFull: chosen.length >= MAX,
    choose(activity: StravaActivity, isChosen: boolean): void {
      setChosen((before) => {
        const others = before.filter(({ id }) => id !== activity.id)
        return isChosen && others.length < MAX ? [...others, activity] : others
      })
    },
    clear: () => setChosen([]),
  }
}

export type Selection = ReturnType<typeof useSelection>
