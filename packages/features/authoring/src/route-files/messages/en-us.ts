/** What comes of files of tracks and maps. */
export const messages = {
  'file.layer': 'From a file',
  'file.spot': 'Spot {number}',
  'file.area': 'Area {number}',
  'file.atLine': '{reason} (line {line}, column {column} of the file)',
  'file.workerFailed': 'The file couldn’t be read on this device. Reload the page and try again.',
  'file.empty': 'This file is empty.',
  'file.not_xml':
    'This kind of file can’t be read. Choose a GPX, KML, KMZ, GeoJSON, TCX or FIT file, a ZIP with a GPX file, or a photo.',
  'file.unknown':
    'This kind of file can’t be read. Choose a GPX, KML, KMZ, GeoJSON, TCX or FIT file, a ZIP with a GPX file, or a photo.',
  'file.photo': 'Photo',
  'file.photoAt': 'Photo at {time}',
  'file.photoNoExif': 'This image has no Exif data, so there’s no telling where or when it was taken.',
  'file.unsupported_format':
    '{format} files can’t be read. Choose a GPX, KML, KMZ, GeoJSON, TCX or FIT file, a ZIP with a GPX file, or a photo.',
  'file.encoding_unknown': 'The text encoding “{encoding}” isn’t supported. Save the file as UTF-8.',
  'file.encoding_mismatch':
    'Some bytes in this file aren’t valid {encoding}. Save it as UTF-8, or name the encoding in its first line.',
  'file.doctype': 'For security, files with a DOCTYPE aren’t read. Remove it and try again.',
  'file.broken_xml': 'The file is damaged: its tags don’t match.',
  'file.broken_json': 'The file is damaged: it isn’t valid JSON.',
  'file.json_number':
    'This isn’t valid JSON: it has a number written as “{found}”. JSON numbers look like 0.5, 139.0 or -12.',
  'file.broken_fit': 'The file is damaged: it can’t be read as FIT.',
  'file.broken_zip': 'The file is damaged: it can’t be unpacked.',
  'file.archive_too_large': 'This file is too large when unpacked, so it wasn’t read.',
  'file.archive_encrypted': 'The map in this file is password-protected. Compress it again without a password.',
  'file.network_link':
    'This file only links to maps elsewhere. For security, links aren’t followed. Choose a file with the content saved, for example from Google Earth.',
  'file.truncated': 'The file is cut off. Get it from the source again.',
  'file.too_deep': 'The file is nested too deeply to be a route.',
  'file.token_too_long': 'One entry in the file is too long to be a route.',
  'file.too_many_points': 'The file has more than {max} points. Simplify or split it.',
  'file.no_points': 'This file has no lines, spots or areas.',
  'file.positions_unreadable': {
    one: 'The coordinates of the only point in this file couldn’t be read. Use decimal degrees with a period, such as 35.68.',
    other:
      'The coordinates of all {count} points in this file couldn’t be read. Use decimal degrees with a period, such as 35.68.',
  },
  'file.beyond_map': {
    one: 'The only point in this file is beyond the edge of the map.',
    other: 'All {count} points in this file are beyond the edge of the map.',
  },
  'file.no_fix': {
    one: 'The only point in this file is at 0°, 0°: the device had no position when recording.',
    other: 'All {count} points in this file are at 0°, 0°: the device had no position when recording.',
  },
  'file.addresses_only': {
    one: 'The only place in this file is an address without coordinates. Export it with coordinates.',
    other: 'The {count} places in this file are addresses without coordinates. Export them with coordinates.',
  },
  'note.point.position_invalid': {
    one: '1 point without a valid position was left out.',
    other: '{count} points without a valid position were left out.',
  },
  'note.point.beyond_map': {
    one: '1 point beyond the edge of the map was left out.',
    other: '{count} points beyond the edge of the map were left out.',
  },
  'note.point.no_fix': {
    one: '1 point at 0°, 0°, recorded without a position, was left out.',
    other: '{count} points at 0°, 0°, recorded without a position, were left out.',
  },
  'note.point.repeated': {
    one: '1 point was recorded twice and kept once.',
    other: '{count} points were recorded twice and kept once.',
  },
  'note.elevation.no_data': {
    one: '1 impossible elevation, such as -9999 or 0 in the mountains, was left out.',
    other: '{count} impossible elevations, such as -9999 or 0 in the mountains, were left out.',
  },
  'note.time.implausible': { one: '1 impossible time was left out.', other: '{count} impossible times were left out.' },
  'note.track.pause_joined': {
    one: '1 pause in the recording is bridged by a straight line, which counts toward the distance.',
    other: '{count} pauses in the recording are bridged by straight lines, which count toward the distance.',
  },
  'note.track.overlap': {
    one: '1 part of the recording begins before the previous one ends. Check the distance.',
    other: '{count} parts of the recording begin before the previous ones end. Check the distance.',
  },
  'note.media.left_out': {
    one: '1 video or embedded page in a description was left out.',
    other: '{count} videos or embedded pages in descriptions were left out.',
  },
  'note.elevation.invalid': { one: '1 elevation couldn’t be read.', other: '{count} elevations couldn’t be read.' },
  'note.time.invalid': { one: '1 time couldn’t be read.', other: '{count} times couldn’t be read.' },
  'note.time.without_zone': {
    one: '1 time without a time zone was read as UTC.',
    other: '{count} times without a time zone were read as UTC.',
  },
  'note.line.became_spot': {
    one: '1 line with a single point became a spot.',
    other: '{count} lines with a single point became spots.',
  },
  'note.area.hole_left_out': { one: '1 hole in an area was left out.', other: '{count} holes in areas were left out.' },
  'note.area.elevation_left_out': {
    one: 'The elevations of 1 area were left out.',
    other: 'The elevations of {count} areas were left out.',
  },
  'note.area.left_out': {
    one: '1 area with too few or too many points was left out.',
    other: '{count} areas with too few or too many points were left out.',
  },
  'note.geometry.left_out': {
    one: '1 shape that can’t be placed on the map was left out.',
    other: '{count} shapes that can’t be placed on the map were left out.',
  },
  'note.name.cut': { one: '1 long name was shortened.', other: '{count} long names were shortened.' },
  'note.description.cut': {
    one: '1 long description was shortened.',
    other: '{count} long descriptions were shortened.',
  },
  'note.place.without_geometry': {
    one: '1 placemark without a position was left out.',
    other: '{count} placemarks without a position were left out.',
  },
  'note.overlay.left_out': {
    one: '1 overlay or tour was left out.',
    other: '{count} overlays and tours were left out.',
  },
  'note.archive.map_left_out': {
    one: '1 other map file in the ZIP wasn’t read. Extract it and choose it, if you need it.',
    other: '{count} other map files in the ZIP weren’t read. Extract and choose those you need.',
  },
  'note.network_link.left_out': {
    one: '1 link to another file wasn’t followed, for security.',
    other: '{count} links to other files weren’t followed, for security.',
  },
  'note.color.approximated': {
    one: '1 color was changed to the nearest available one.',
    other: '{count} colors were changed to the nearest available ones.',
  },
  'note.style.left_out': {
    one: '1 style stored in another file wasn’t used.',
    other: '{count} styles stored in other files weren’t used.',
  },
  'note.data.left_out': { one: '1 other field was left out.', other: '{count} other fields were left out.' },
  'note.picture.left_out': {
    one: '1 image in the file wasn’t imported.',
    other: '{count} images in the file weren’t imported.',
  },
  'note.description.plain_text': {
    one: '1 description became plain text.',
    other: '{count} descriptions became plain text.',
  },
  'note.sensor.left_out': {
    one: '1 measured value, such as a speed or a direction, was left out.',
    other: '{count} measured values, such as speeds or directions, were left out.',
  },
  'note.sensor.implausible': {
    one: '1 measured value, such as a heart rate, can’t be right and was left out.',
    other: '{count} measured values, such as heart rates, can’t be right and were left out.',
  },
  'note.point.without_position': {
    one: '1 record without a position was left out.',
    other: '{count} records without a position were left out.',
  },
  'note.elevation.above_ground': {
    one: '1 height above the ground was read as an elevation.',
    other: '{count} heights above the ground were read as elevations.',
  },
  'note.time.without_clock': {
    one: '1 date without a time was read as the start of that day.',
    other: '{count} dates without a time were read as the start of those days.',
  },
  'note.time.span_left_out': {
    one: '1 time span, or time of a line or area, was left out.',
    other: '{count} time spans, or times of lines or areas, were left out.',
  },
  'note.file.breaks_off': 'The file is cut off. Everything up to there was read.',
  'note.file.checksum_differs': 'The file’s checksum doesn’t match. Check the result.',
} as const

export type FileMessages = typeof messages
