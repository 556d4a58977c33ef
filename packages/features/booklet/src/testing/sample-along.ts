import type { Along, PlaceAlong } from '@repo/contract'

const place = (kind: PlaceAlong['kind'], alongMeters: number, name: string | null): PlaceAlong => ({
  id: `N${alongMeters}`,
  kind,
  name: name === null ? null : { ja: name, en: name },
  lat: 35.96,
  lng: 137.81,
  alongMeters,
  detourMeters: 40,
  tags: { opening_hours: 'Apr-Nov' },
})

export const ALONG: Along = {
  region: { version: 'a', dataDate: '2026-10-01', dateSource: 'extract', isInvented: false },
  coverage: 'all',
  places: [
    place('water', 900, '石畳入口の水場'),
    place('toilets', 2500, '丸山公園のトイレ'),
    place('water', 3100, null),
    ...Array.from({ length: 90 }, (_, index) => place('stop', 4000 + index * 50, `宿場${index + 1}`)),
  ],
  hasMore: false,
  start: null,
  end: null,
}
