import type { MouseEvent } from 'react'
import { bridgeFor } from '../app-bridge/current-bridge.ts'
import { useRootData } from '../root-data.ts'
import { useLogInSheet } from './modal-host.tsx'

/**
 * For actions of users only. The returned function opens the sheet to sign up for visitors, and for users whose address
 * is not verified, and returns true; with the click event of a link it prevents the navigation. For users it returns
 * false. In a native app with its own log-in, that is opened instead.
 *
 * @param text why a log-in is needed, unless that is obvious.
 * @returns also accepts the path to return to; the current page by default.
 */
export function useLogInRequired(text?: string): (event?: MouseEvent, next?: string) => boolean {
  const { viewer } = useRootData()
  const askToLogIn = useLogInSheet()
  return (event, next) => {
    if (viewer?.isVerified) return false
    event?.preventDefault()
    const bridge = bridgeFor('login')
    if (bridge) {
      bridge.send('login.ask', { next: next ?? `${location.pathname}${location.search}${location.hash}` })
      return true
    }
    askToLogIn({ text, next })
    return true
  }
}
