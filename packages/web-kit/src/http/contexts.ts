import type { ApiClient, LengthUnits, Locale, WebHost } from '@repo/contract'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Theme } from '../preferences/theme.ts'
import type { Viewer } from '../viewer.ts'

/** What the process that hosts the pages offers for this request. */
export const hostContext = createContext<WebHost>()

/** The API as this visitor: their cookies go along, and cookies that the API sets reach their browser. */
export const apiContext = createContext<ApiClient>()

/** The visitor's account, or null. Asked for at most once a request. */
export const viewerContext = createContext<() => Promise<Viewer | null>>()

/** The user who asks, in routes whose guard lets only users in. */
export async function requireViewer(context: Readonly<RouterContextProvider>): Promise<Viewer> {
  const viewer = await context.get(viewerContext)()
  if (!viewer) throw new Error('a guest reached a route of users: its guard is missing')
  return viewer
}

export interface Preferences {
  readonly locale: Locale
  /** null follows the system. */
  readonly theme: Theme | null
  /** As this browser was told; null while it was not. */
  readonly units: LengthUnits | null
}

export const preferencesContext = createContext<Preferences>()
