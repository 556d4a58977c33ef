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
    const opened = await openProposal({ version: 1, layer: wire(map(spot('inn'))) }, keeping(null))
    expect(opened).toMatchObject({ document: map(spot('inn')), reason: '', isRebased: false })
  })

  it('goes on with its draft', async () => {
    const kept = keeping(draft(map(spot('inn')), map(spot('inn', 'Inn'))))
    const opened = await openProposal({ version: 1, layer: wire(map(spot('inn'))) }, kept)
    expect(opened).toMatchObject({ document: map(spot('inn', 'Inn')), reason: '名前', isRebased: false })
  })

  it('brings its draft to an article that has changed, and tells what no longer applies', async () => {
    const kept = keeping(draft(map(spot('inn'), spot('gate')), map(spot('inn', 'Inn'), spot('gate', 'Gate'))))
    const opened = await openProposal({ version: 2, layer: wire(map(spot('inn'), spot('view'))) }, kept)
    expect(opened).toMatchObject({ document: map(spot('inn', 'Inn'), spot('view')), isRebased: true, lost: 1 })
  })

  it('begins anew where the device cannot be read, and not at all without a map', async () => {
    const failing = { ...keeping(null), read: () => Promise.reject(new Error('blocked')) }
    expect(await openProposal({ version: 1, layer: wire(map(spot('inn'))) }, failing)).toMatchObject({ lost: 0 })
    expect(await openProposal({ version: 1, layer: [{ broken: true }] }, failing)).toBeNull()
  })
})
