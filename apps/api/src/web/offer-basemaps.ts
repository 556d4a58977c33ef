import { type GsiSheetName, gsiProbeUrl } from '@repo/basemap'
import type { BasemapOffer } from '@repo/contract'
import type { ConfiguredBasemap } from '../basemap-settings.ts'

/** The timeout of a basemap request, and the interval between checks. */
const ANSWERS_WITHIN_MS = 4000
const CHECK_EVERY_MS = 10 * 60 * 1000

export interface OfferedBasemaps {
  current(): readonly BasemapOffer[]
  stop(): void
}

interface OfferOptions {
  readonly fetchFrom?: typeof fetch
  readonly checkEveryMs?: number
}

/**
 * What readers are offered. The default is what they get without having chosen, so it is watched: until it has answered here, and while it
 * does not, browsers use the embedded map and send no requests elsewhere.
 */
export function offerBasemaps(offered: readonly ConfiguredBasemap[], options: OfferOptions = {}): OfferedBasemaps {
  const { fetchFrom = fetch, checkEveryMs = CHECK_EVERY_MS } = options
  const [first] = offered
  const isForeign = first !== undefined && (isSheet(first.name) || URL.canParse(first.styleUrl ?? ''))
  let answers = !isForeign
  const current = () => offered.map((basemap) => ({ ...basemap, isReachable: basemap !== first || answers }))
  if (!isForeign) return { current, stop: () => {} }
  const check = async () => {
    answers = await isAnswering(first, fetchFrom).catch(() => false)
  }
  void check()
  const timer = setInterval(() => void check(), checkEveryMs)
  timer.unref()
  return { current, stop: () => clearInterval(timer) }
}

async function isAnswering({ name, styleUrl }: ConfiguredBasemap, fetchFrom: typeof fetch): Promise<boolean> {
  const url = isSheet(name) ? gsiProbeUrl(name) : styleUrl
  if (url === null) return true
  const response = await fetchFrom(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS), redirect: 'error' })
  if (response.ok && !isSheet(name)) return isStyle(await response.json())
  await response.body?.cancel()
  return response.ok
}

const isSheet = (name: string): name is GsiSheetName => name.startsWith('gsi-')

function isStyle(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === 8 && 'layers' in value
}
