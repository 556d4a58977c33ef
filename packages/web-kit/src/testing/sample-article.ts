import type { RouteArticle } from '@repo/contract'

const spot = {
  objectType: 'POI',
  type: 'text',
  tmpId: 's1',
  name: '櫛店',
  text: '',
  color: 'red',
  lat: 35.9,
  lng: 137.8,
  icon: 'shop',
}

/** What is written of an article with one spot and one paragraph. */
export const SAMPLE_CONTENT = {
  title: '鳥居峠を越える',
  summary: '',
  layer: [{ id: 'l1', name: 'レイヤー1', objects: [spot] }],
  context: { version: 1, blocks: [{ type: 'paragraph', text: '駅を出て左へ。' }] },
  tag: [],
  thumbnail_path: null,
}

/** What the server has. */
export function anArticle(changes: Partial<RouteArticle> = {}): RouteArticle {
  return {
    ...SAMPLE_CONTENT,
    language: 'ja',
    translation: null,
    id: 7,
    version: 3,
    source: null,
    status: 'draft',
    is_draft: true,
    private_mode: null,
    shows_health: false,
    phobidden: false,
    body_html: '',
    full_share_url: null,
    viewer_can: { edit: true, interact: true },
    is_favorite: false,
    stock: [],
    onStocked: false,
    hazards: [],
    cloned_from: null,
    contributors: [],
    distance_km: null,
    climb_m: null,
    course_time: null,
    is_loop: null,
    profile: null,
    outline: null,
    place_ja: null,
    place_en: null,
    preview_path: '/previews/7.webp',
    min_lat: null,
    max_lat: null,
    min_lng: null,
    max_lng: null,
    favorite_count: 0,
    copy_count: 0,
    comment_count: 0,
    user: { id: 1, name: 'ayumi', nickname: 'あゆみ', avatar: null },
    created_at: '2026-11-20T05:00:00.000Z',
    published_at: '2026-11-20T05:30:00.000Z',
    updated_at: '2026-11-20T05:30:00.000Z',
    ...changes,
  }
}
