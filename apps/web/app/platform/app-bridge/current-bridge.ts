import type { AppFeature } from '@repo/app-bridge'
import { useCallback, useSyncExternalStore } from 'react'
import type { AppBridge } from './bridge.ts'

// Every page may ask for the bridge; what it is made of is loaded in apps only.
let current: AppBridge | null = null
const watchers = new Set<() => void>()

/** The bridge to the app around this page; null in a browser, and until it is there. */
const currentAppBridge = (): AppBridge | null => current

/** The bridge, where the app around it does this. */
export function bridgeFor(feature: AppFeature): AppBridge | null {
  return current?.has(feature) ? current : null
}

export function setAppBridge(bridge: AppBridge | null): void {
  current = bridge
  tellWatchers()
}

/** When there is a bridge, or what its app does has become known. */
export function tellWatchers(): void {
  for (const tell of watchers) tell()
}

function watch(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

export function useAppBridge(): AppBridge | null {
  return useSyncExternalStore(watch, currentAppBridge, () => null)
}

/** Whether the app around this page does this in its stead. */
export function useAppFeature(feature: AppFeature): boolean {
  const has = useCallback(() => bridgeFor(feature) !== null, [feature])
  return useSyncExternalStore(watch, has, () => false)
}
