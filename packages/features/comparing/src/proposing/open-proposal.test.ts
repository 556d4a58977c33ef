import { layerId, type MapDocument, type MapObject, mapObjectId, serializeMapDocument } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { openProposal } from './open-proposal.ts'
import type { ProposalDraft, ProposalDrafts } from './proposal-drafts.ts'

const spot = (id: string, name = id): MapObject => ({
  id: mapObjectId(id),
  name,
  description: '',
  color: 'cyan',
  kind: 'spot',
  position: [137, 35],
  icon: 'text',
  display: 'text',
  images: [],
  placeId: null,
})
const map = (...objects: readonly MapObject[]): MapDocument => ({
  layers: [{ id: layerId('a'), name: 'a', objects }],
  mainLineId: null,
})
const wire = (document: MapDocument) => serializeMapDocument(document)
const body = (text: string) => ({ version: 1, blocks: [{ type: 'paragraph', text }] })
const article = (version: number, document: MapDocument) => ({
  version,
  layer: wire(document),
  title: '峠',
  summary: '',
  context: body('登る。'),
  language: 'ja' as const,
  translation: { title: 'Pass', summary: '', context: body('Climb.') },
})
const keeping = (draft: ProposalDraft | null): ProposalDrafts => ({
  read: async () => draft,
  write: async () => {},
  remove: async () => {},
})
const draft = (base: MapDocument, layers: MapDocument): ProposalDraft => ({
  baseVersion: 1,
  base: wire(base),
  layers: wire(layers),
  reason: '名前',
})

describe('a proposal', () => {
  it('begins with the article', async () => {
    const opened = await openProposal(article(1, map(spot('inn'))), keeping(null), 'ja')
    expect(opened).toMatchObject({ document: map(spot('inn')), reason: '', isRebased: false })
  })

  it('goes on with its draft', async () => {
    const kept = keeping(draft(map(spot('inn')), map(spot('inn', 'Inn'))))
    const opened = await openProposal(article(1, map(spot('inn'))), kept, 'ja')
    expect(opened).toMatchObject({ document: map(spot('inn', 'Inn')), reason: '名前', isRebased: false })
  })

  it('brings its draft to an article that has changed, and tells what no longer applies', async () => {
    const kept = keeping(draft(map(spot('inn'), spot('gate')), map(spot('inn', 'Inn'), spot('gate', 'Gate'))))
    const opened = await openProposal(article(2, map(spot('inn'), spot('view'))), kept, 'ja')
    expect(opened).toMatchObject({ document: map(spot('inn', 'Inn'), spot('view')), isRebased: true, lost: 1 })
  })

  it('is in the language of the reader, or of its draft', async () => {
    expect(await openProposal(article(1, map(spot('inn'))), keeping(null), 'en-us')).toMatchObject({
      language: 'en-us',
      texts: { title: 'Pass' },
    })
    const base = { title: 'Pass', summary: '', context: body('Climb.') }
    const texts = { language: 'en-us' as const, base, now: { ...base, title: 'Torii Pass' } }
    const kept = keeping({ ...draft(map(spot('inn')), map(spot('inn'))), texts })
    expect(await openProposal(article(1, map(spot('inn'))), kept, 'ja')).toMatchObject({
      language: 'en-us',
      texts: { title: 'Torii Pass' },
      lost: 0,
    })
  })

  it('begins anew where the device cannot be read, and not at all without a map', async () => {
    const failing = { ...keeping(null), read: () => Promise.reject(new Error('blocked')) }
    expect(await openProposal(article(1, map(spot('inn'))), failing, 'ja')).toMatchObject({ lost: 0 })
    expect(await openProposal({ ...article(1, map()), layer: [{ broken: true }] }, failing, 'ja')).toBeNull()
  })
})
