import { expect, it } from 'vitest'
import { mapAppAddress } from './map-app-link.tsx'

const place = { name: '藪原駅 (JR)', lat: 35.9301, lng: 137.79 }

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15)',
    'geo:35.93010,137.79000?q=35.93010,137.79000(%E8%97%AA%E5%8E%9F%E9%A7%85%20%28JR%29)',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)',
    'https://maps.apple.com/?ll=35.93010%2C137.79000&q=%E8%97%AA%E5%8E%9F%E9%A7%85+%28JR%29',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0)',
    'https://www.openstreetmap.org/?mlat=35.93010&mlon=137.79000#map=17/35.93010/137.79000',
  ],
])('%s opens a place at %s', (userAgent, address) => {
  expect(mapAppAddress(place, userAgent)).toBe(address)
})
