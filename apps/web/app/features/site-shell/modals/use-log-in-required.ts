import type { MouseEvent } from 'react'
import { bridgeFor } from '../../../platform/app-bridge/current-bridge.ts'
import { useRootData } from '../../../platform/root-data.ts'
import { useCommonModal } from './common-modals.tsx'

/**
 * For what only users can do. The function that it gives asks visitors to log in and says so by true; with the press on a link it is asked for, which
 * then leads nowhere. Users go on. An app that has a log-in of its own asks by that.
 *
 * @param text what it is needed for, where that is not plain.
 */
export function useLogInRequired(text?: string): (event?: MouseEvent) => boolean {
  const { viewer } = useRootData()
  const open = useCommonModal()
  return (event) => {
    if (viewer) return false
    event?.preventDefault()
    const bridge = bridgeFor('login')
    if (bridge) {
      bridge.send('login.ask', { next: `${location.pathname}${location.search}${location.hash}` })
      return true
    }
    open(text === undefined ? 'log-in-required' : { name: 'log-in-required', text })
    return true
  }
}
