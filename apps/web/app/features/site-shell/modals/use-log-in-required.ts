import type { MouseEvent } from 'react'
import { bridgeFor } from '../../../platform/app-bridge/current-bridge.ts'
import { useRootData } from '../../../platform/root-data.ts'
import { useCommonModal } from './common-modals.tsx'

/**
 * For what only users can do. The function that it gives asks visitors to log in and says so by true; with the press on
 * a link it is asked for, which then leads nowhere. Users go on. An app that has a log-in of its own asks by that.
 *
 * @param text what it is needed for, where that is not plain.
 * @returns takes also where to come back to, a path; the page as it is unless given.
 */
export function useLogInRequired(text?: string): (event?: MouseEvent, next?: string) => boolean {
  const { viewer } = useRootData()
  const open = useCommonModal()
  return (event, next) => {
    if (viewer) return false
    event?.preventDefault()
    const bridge = bridgeFor('login')
    if (bridge) {
      bridge.send('login.ask', { next: next ?? `${location.pathname}${location.search}${location.hash}` })
      return true
    }
    open({ name: 'log-in-required', ...(text !== undefined && { text }), ...(next !== undefined && { next }) })
    return true
  }
}
