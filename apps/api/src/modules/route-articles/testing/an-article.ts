import { encodePolyline, type Position } from '@mishiori/map-document'
import type { RouteArticleInput } from '@repo/contract'

/** From Yabuhara towards the Torii pass. */
const PATH: readonly Position[] = [
  [137.7846, 35.9312],
  [137.7901, 35.9378],
  [137.8012, 35.9455],
]

/** A line in its stored form. */
export const aLine = (over: Record<string, unknown> = {}) => ({
  tmpId: 'line-1',
  objectType: 'LINE',
  name: '街道',
  text: '',
  color: '#DB0730',
  path: encodePolyline(PATH),
  isMain: true,
  ...over,
})

export const aSpot = (over: Record<string, unknown> = {}) => ({
  tmpId: 'spot-1',
  objectType: 'POI',
  type: 'text',
  name: '峠の茶屋跡',
  text: '',
  color: '#4F9D2A',
  lat: 35.9455,
  lng: 137.8012,
  icon: 'star',
  ...over,
})

export const aLayer = (...objects: readonly unknown[]) => ({ id: 'layer-1', name: 'layer 1', objects })

export const aBody = (...blocks: readonly unknown[]) => ({ version: 1, blocks })

export const aParagraph = (text: string) => ({ type: 'paragraph', text })

/** A whole public article; `over` replaces what a test is about. */
export function anArticle(over: Partial<RouteArticleInput> = {}): RouteArticleInput {
  return {
    title: '鳥居峠を越える',
    summary: '藪原から奈良井へ',
    layer: [aLayer(aLine(), aSpot())],
    context: aBody(aParagraph('石畳を登る。')),
    tag: [{ name: '中山道' }, { name: 'Hiking' }],
    is_draft: false,
    private_mode: null,
    thumbnail_path: null,
    ...over,
  }
}
