import type { MapPlaceMessages } from './map-place-messages.ts'

export const enMapPlace: MapPlaceMessages = {
  viewport: 'viewport',
  near: (place) => `near ${place}`,
  north: (degrees) => `${degrees} N`,
  south: (degrees) => `${degrees} S`,
  east: (degrees) => `${degrees} E`,
  west: (degrees) => `${degrees} W`,
  step: (distance) => `an arrow key moves ${distance}`,
  separator: ', ',
}
