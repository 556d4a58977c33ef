/** Messages of the pages that request the device's position. */
export const messages = {
  'position.denied': 'Location access is off',
  'position.deniedText':
    'Allow location for this site in your browser settings and turn on location services on your device. Then try again.',
  'position.unavailable': 'Your location can’t be found',
  'position.unavailableText': 'We’ll keep trying. It works best under an open sky.',
  'position.timedOut': 'Finding your location is taking a while',
  'position.timedOutText': 'We’ll continue as soon as your device knows where it is.',
  'position.follow': 'Show my location',
} as const

export type PositionMessages = typeof messages
