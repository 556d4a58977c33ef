import type { RouteArticle } from '@repo/contract'
import { type EditorDraft, EMPTY_DRAFT } from '../saving/draft.ts'
import { readDraft, storeDraft } from '../saving/draft-codec.ts'
import type { JournalEntry } from '../saving/ports.ts'
import type { StoredDraft } from '../saving/stored-draft.ts'

const spot = {
  objectType: 'POI',
  type: 'text',
  tmpId: 's1',
  name: '櫛店',
  text: '',
  color: 'red',
  lat: 35.9,
  lng: 137.8,
}

export function aDraft(changes: Partial<EditorDraft> = {}): EditorDraft {
  return { ...readDraft(aStoredDraft()), ...changes }
}

export function aStoredDraft(changes: Partial<StoredDraft> = {}): StoredDraft {
  return {
    ...storeDraft(EMPTY_DRAFT),
    title: '鳥居峠を越える',
    layer: [{ id: 'l1', name: 'レイヤー1', objects: [{ ...spot, icon: 'shop' }] }],
    context: { version: 1, blocks: [{ type: 'paragraph', text: '駅を出て左へ。' }] },
    ...changes,
  }
}

export function anEntry(changes: Partial<JournalEntry> = {}): JournalEntry {
  return {
    slot: 'article:7',
    userId: 1,
    draft: aStoredDraft(),
    base: null,
    pending: null,
    changedAt: '2026-11-20T05:32:00.000Z',
    ...changes,
  }
}

/** What the server has. */
export function anArticle(changes: Partial<RouteArticle> = {}): RouteArticle {
  const { visibility: _, ...content } = aStoredDraft()
  return {
    ...content,
    language: 'ja',
    translation: null,
    id: 7,
    version: 3,
    source: null,
    status: 'draft',
    is_draft: true,
    private_mode: null,
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
