import type { RouterContextProvider } from 'react-router'
import { hostContext, preferencesContext, viewerContext } from './http/contexts.ts'
import { localeOfAddress } from './i18n/locale.ts'
import { messagesFor } from './i18n/messages.server.ts'
import { operatorHints } from './operator-hints.server.ts'
import { isWebviewRequest } from './preferences/webview.ts'

/** What every page shares: the language, the visitor, the settings of the instance. Loaded by the root route. */
export async function loadRootData(context: Readonly<RouterContextProvider>, request: Request) {
  const { locale, theme, units: chosenUnits } = context.get(preferencesContext)
  const {
    requestId,
    hasOutbox,
    isPublicOnly,
    publicUrl,
    socialUrl,
    renewalUrl,
    apps,
    consentScript,
    hasStrava,
    hasTranslation,
    hasOffline,
    ...maps
  } = context.get(hostContext)
  const viewer = await context.get(viewerContext)()
  // On a shared browser, each account keeps its own.
  const units = viewer?.units ?? chosenUnits ?? 'metric'
  const messages = messagesFor(locale)
  const { basemaps, overlays, mapTiles, elevation } = maps
  const site = {
    hasOutbox,
    isPublicOnly,
    publicUrl,
    socialUrl,
    renewalUrl,
    apps,
    consentScript,
    basemaps,
    overlays,
    mapTiles,
    elevation,
    hasStrava,
    hasTranslation,
    hasOffline,
  }
  const isModerator = viewer?.isModerator === true
  const hints = operatorHints(locale, { isModerator, hasElevations: elevation !== null })
  const isWebview = isWebviewRequest(request)
  const addressLocale = localeOfAddress(request)
  return { locale, addressLocale, theme, units, messages, viewer, hints, requestId, isWebview, ...site }
}

export type RootData = Awaited<ReturnType<typeof loadRootData>>
