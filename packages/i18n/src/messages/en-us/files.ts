/** What comes of files of tracks and maps. */
export const files = {
  'file.layer': 'From a file',
  'file.spot': 'Spot {number}',
  'file.area': 'Area {number}',
  'file.atLine': '{reason} (line {line}, column {column} of the file)',
  'file.workerFailed': 'The file could not be read on this device. Reload the page and try again.',
  'file.empty': 'This file is empty.',
  'file.not_xml': 'This kind of file can’t be read. Choose a GPX, KML, KMZ, GeoJSON, TCX or FIT file, or a photo.',
  'file.unknown': 'This kind of file can’t be read. Choose a GPX, KML, KMZ, GeoJSON, TCX or FIT file, or a photo.',
  'file.photo': 'Photo',
  'file.photoNoExif': 'This image has no Exif: it does not say where or when it was taken.',
  'file.unsupported_format':
    '{format} files can’t be read. Choose a GPX, KML, KMZ, GeoJSON, TCX or FIT file, or a photo.',
  'file.encoding_unknown': 'The text encoding of this file, {encoding}, is not known. Save it as UTF-8.',
  'file.encoding_mismatch':
    'This file has bytes that are not valid {encoding}. Save it as UTF-8, or name its encoding in its first line.',
  'file.doctype': 'For safety, files with a DOCTYPE are not read. Remove it and try again.',
  'file.broken_xml': 'The file is damaged: its tags do not match up.',
  'file.broken_json': 'The file is damaged: it is no JSON.',
  'file.json_number':
    'The file is not valid JSON: it has a number written as “{found}”. In JSON, numbers look like 0.5, 139.0 and -12.',
  'file.broken_fit': 'The file is damaged: it can’t be read as FIT.',
  'file.broken_zip': 'The file is damaged: it can’t be unpacked.',
  'file.archive_too_large': 'Unpacked, this file would be too large, so it was not read.',
  'file.archive_encrypted': 'The map in this file is protected by a password. Pack it again without one.',
  'file.network_link':
    'This file holds nothing but links to maps elsewhere, which are not followed, for safety. Choose a file in which the contents were saved, for instance by Google Earth.',
  'file.truncated': 'The file ends too early. Get it again from where it came.',
  'file.too_deep': 'The file is nested too deeply to be a route.',
  'file.token_too_long': 'One entry of the file is too long to be a route.',
  'file.too_many_points': 'The file has more than {max} points. Thin it out or split it.',
  'file.no_points': 'There is no line, spot or area in this file.',
  'file.positions_unreadable': {
    one: 'The coordinates of the only point in this file could not be read. They must be decimal degrees with a point, such as 35.68.',
    other:
      'The coordinates of all {count} points in this file could not be read. They must be decimal degrees with a point, such as 35.68.',
  },
  'file.beyond_map': {
    one: 'The only point in this file is nearer to a pole than the map reaches.',
    other: 'All {count} points in this file are nearer to a pole than the map reaches.',
  },
  'file.no_fix': {
    one: 'The only point in this file is at 0°, 0°: the device had no position when it recorded.',
    other: 'All {count} points in this file are at 0°, 0°: the device had no position when it recorded.',
  },
  'file.addresses_only': {
    one: 'The only place in this file is a postal address without coordinates. Export it with coordinates.',
    other: 'The {count} places in this file are postal addresses without coordinates. Export them with coordinates.',
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
    one: '1 point that was recorded twice was taken once.',
    other: '{count} points that were recorded twice were taken once.',
  },
  'note.elevation.no_data': {
    one: '1 elevation that no place has, such as -9999 or a 0 in the mountains, was left out.',
    other: '{count} elevations that no place has, such as -9999 or a 0 in the mountains, were left out.',
  },
  'note.time.implausible': {
    one: '1 time that cannot be right was left out.',
    other: '{count} times that cannot be right were left out.',
  },
  'note.track.pause_joined': {
    one: '1 pause of a recording: the way between is straight, and part of the distance.',
    other: '{count} pauses of recordings: the ways between are straight, and part of the distance.',
  },
  'note.track.overlap': {
    one: '1 part of a recording begins before the one before it ends. Check the distance.',
    other: '{count} parts of recordings begin before the ones before them end. Check the distance.',
  },
  'note.media.left_out': {
    one: '1 video or other page within a description was left out.',
    other: '{count} videos and other pages within descriptions were left out.',
  },
  'note.elevation.invalid': {
    one: '1 elevation could not be read.',
    other: '{count} elevations could not be read.',
  },
  'note.time.invalid': { one: '1 time could not be read.', other: '{count} times could not be read.' },
  'note.time.without_zone': {
    one: '1 time has no zone and was read as UTC.',
    other: '{count} times have no zone and were read as UTC.',
  },
  'note.line.became_spot': {
    one: '1 line of a single point became a spot.',
    other: '{count} lines of a single point became spots.',
  },
  'note.area.hole_left_out': { one: '1 hole of an area was left out.', other: '{count} holes of areas were left out.' },
  'note.area.elevation_left_out': {
    one: 'The elevations of 1 area were left out.',
    other: 'The elevations of {count} areas were left out.',
  },
  'note.area.left_out': {
    one: '1 area with too few or too many points was left out.',
    other: '{count} areas with too few or too many points were left out.',
  },
  'note.geometry.left_out': {
    one: '1 shape has no place on the map and was left out.',
    other: '{count} shapes have no place on the map and were left out.',
  },
  'note.name.cut': { one: '1 long name was shortened.', other: '{count} long names were shortened.' },
  'note.description.cut': {
    one: '1 long description was shortened.',
    other: '{count} long descriptions were shortened.',
  },
  'note.place.without_geometry': {
    one: '1 placemark without a place was left out.',
    other: '{count} placemarks without a place were left out.',
  },
  'note.overlay.left_out': {
    one: '1 overlay or tour was left out.',
    other: '{count} overlays and tours were left out.',
  },
  'note.network_link.left_out': {
    one: '1 link to another file was not followed, for safety.',
    other: '{count} links to other files were not followed, for safety.',
  },
  'note.color.approximated': {
    one: '1 color became the nearest one of the map.',
    other: '{count} colors became the nearest ones of the map.',
  },
  'note.style.left_out': {
    one: '1 style that stands in another file was not used.',
    other: '{count} styles that stand in other files were not used.',
  },
  'note.data.left_out': {
    one: '1 further field was left out.',
    other: '{count} further fields were left out.',
  },
  'note.picture.left_out': {
    one: '1 picture of the file was not taken over.',
    other: '{count} pictures of the file were not taken over.',
  },
  'note.description.plain_text': {
    one: '1 description became plain text.',
    other: '{count} descriptions became plain text.',
  },
  'note.sensor.left_out': {
    one: '1 measured value, such as a heart rate, was left out.',
    other: '{count} measured values, such as heart rates, were left out.',
  },
  'note.point.without_position': {
    one: '1 record without a place was left out.',
    other: '{count} records without a place were left out.',
  },
  'note.elevation.above_ground': {
    one: '1 height above the ground was read as an elevation.',
    other: '{count} heights above the ground were read as elevations.',
  },
  'note.time.without_clock': {
    one: '1 date was read as the beginning of it.',
    other: '{count} dates were read as the beginning of them.',
  },
  'note.time.span_left_out': {
    one: '1 span of time, or time of a line or an area, was left out.',
    other: '{count} spans of time, or times of lines or areas, were left out.',
  },
  'note.file.breaks_off': 'The file breaks off; it was read up to there.',
  'note.file.checksum_differs': 'The checksum of the file does not fit. Check what came of it.',
} as const
