/** A GeoJSON position: `[longitude, latitude]` in decimal degrees, WGS 84. Never latitude first. */
export type Position = readonly [lng: number, lat: number]

/** `[west, south, east, north]` in degrees (RFC 7946 §5): `west > east` means that the box crosses 180°. */
export type BBox = readonly [west: number, south: number, east: number, north: number]
