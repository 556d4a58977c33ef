/** Messages of the pages that request the device's position. */
export const position = {
  'position.denied': 'Your location may not be used',
  'position.deniedText':
    'Allow it for this site in the settings of the browser, and location services in those of the device. Then try again.',
  'position.unavailable': 'Your location can’t be found',
  'position.unavailableText': 'It is tried again and again. It works best under the open sky.',
  'position.timedOut': 'Finding your location takes long',
  'position.timedOutText': 'It goes on as soon as the device knows where it is.',
  'position.follow': 'Show my location',
} as const
