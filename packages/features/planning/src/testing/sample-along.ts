import type { Along, PlaceAlong } from '@repo/contract'

export const aPlaceAlong = (over: Partial<PlaceAlong> = {}): PlaceAlong => ({
  id: 'N1',
  kind: 'water',
  name: { ja: '石畳入口の水場', en: 'Spring at the Old Road' },
  lat: 35.95,
  lng: 137.8,
  alongMeters: 900,
  detourMeters: 4,
  tags: {},
  ...over,
})

/** What lies along a walk over a pass. */
export const anAlong = (over: Partial<Along> = {}): Along => ({
  region: { version: 'a', dataDate: '2026-10-01', dateSource: 'extract', isInvented: false },
  coverage: 'all',
  places: [
    aPlaceAlong(),
    aPlaceAlong({
      id: 'N2',
      kind: 'toilets',
      name: { ja: '丸山公園のトイレ', en: 'Maruyama Park Toilets' },
      alongMeters: 2_500,
      detourMeters: 40,
      tags: { seasonal: 'spring;summer;autumn', opening_hours: 'Apr-Nov', wheelchair: 'limited' },
    }),
    aPlaceAlong({
      id: 'W3',
      kind: 'shelter',
      name: { ja: '峠の休憩小屋', en: 'Pass Shelter' },
      alongMeters: 2_900,
      detourMeters: 25,
    }),
    aPlaceAlong({ id: 'N4', name: null, alongMeters: 3_100, detourMeters: 60 }),
    aPlaceAlong({
      id: 'N5',
      kind: 'food',
      name: { ja: '峠の茶屋', en: 'Pass Teahouse' },
      alongMeters: 3_200,
      detourMeters: 12,
      tags: { opening_hours: 'Sa,Su 10:00-15:00' },
    }),
    aPlaceAlong({
      id: 'N6',
      kind: 'toilets',
      name: { ja: '鎮神社のトイレ', en: 'Shrine Toilets' },
      alongMeters: 4_200,
      detourMeters: 30,
      tags: { fee: 'yes' },
    }),
    aPlaceAlong({ id: 'N7', kind: 'stop', name: { ja: '奈良井', en: 'Narai' }, alongMeters: 4_800, detourMeters: 90 }),
  ],
  hasMore: false,
  start: {
    id: 'N8',
    kind: 'station',
    name: { ja: '藪原駅', en: 'Yabuhara Station' },
    lat: 35.93,
    lng: 137.79,
    detourMeters: 60,
  },
  end: { id: 'N9', kind: 'stop', name: { ja: '奈良井', en: 'Narai' }, lat: 35.96, lng: 137.81, detourMeters: 90 },
  ...over,
})
