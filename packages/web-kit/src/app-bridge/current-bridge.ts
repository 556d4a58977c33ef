import type { AppFeature } from '@repo/app-bridge'
import { useCallback, useSyncExternalStore } from 'react'
import type { AppBridge } from './bridge.ts'

// Every page may request the bridge; its code is loaded in apps only.
let current: AppBridge | null = null
const listeners = new Set<() => void>()

/** The bridge to the app around this page; null in a browser, and until it is there. */
const currentAppBridge = (): AppBridge | null => current

/** The bridge, where the app around it does this. */
export function bridgeFor(feature: AppFeature): AppBridge | null {
  return current?.has(feature) ? current : null
}

export function setAppBridge(bridge: AppBridge | null): void {
  current = bridge
  notifyListeners()
}

/** When there is a bridge, or what its app does has become known. */
export function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useAppBridge(): AppBridge | null {
  return useSyncExternalStore(subscribe, currentAppBridge, () => null)
}

/** Whether the app around this page does this in its stead. */
export function useAppFeature(feature: AppFeature): boolean {
  const has = useCallback(() => bridgeFor(feature) !== null, [feature])
  return useSyncExternalStore(subscribe, has, () => false)
}
