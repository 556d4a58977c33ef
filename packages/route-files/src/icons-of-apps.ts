import type { SpotIcon } from '@mishiori/map-document'

/** What Garmin calls our icons, in `sym`; where it has no word, ours is written. All of them are read back as the same icon. */
export const GARMIN_SYMBOLS: Readonly<Partial<Record<SpotIcon, string>>> = {
  bus: 'Ground Transportation',
  walk: 'Trail Head',
  cycling: 'Bike Trail',
  car: 'Car',
  caution: 'Danger Area',
  star: 'Star',
  hospital: 'Medical Facility',
  hotel: 'Lodging',
  shop: 'Shopping Center',
  campground: 'Campground',
}

/** The nearest icons of OsmAnd. */
export const OSMAND_ICONS: Readonly<Record<SpotIcon, string>> = {
  text: 'special_marker',
  image: 'special_photo_camera',
  bus: 'highway_bus_stop',
  train: 'railway_station',
  walk: 'special_trekking',
  cycling: 'special_bicycle',
  car: 'special_wagon',
  road: 'special_flag',
  'road-caution': 'hazard',
  'road-ban': 'barrier',
  good: 'special_heart',
  star: 'special_star',
  caution: 'special_symbol_exclamation_mark',
  ban: 'special_symbol_remove',
  ok: 'special_symbol_check_mark',
  hospital: 'amenity_hospital',
  hotel: 'tourism_hotel',
  shop: 'shop_convenience',
  campground: 'tourism_camp_site',
}

const SHAPES = 'https://maps.google.com/mapfiles/kml/shapes'

/** Pictures that Google Earth and My Maps have for them; white ones, which take the colour of the spot. */
export const KML_ICONS: Readonly<Record<SpotIcon, string>> = {
  text: `${SHAPES}/placemark_circle.png`,
  image: `${SHAPES}/camera.png`,
  bus: `${SHAPES}/bus.png`,
  train: `${SHAPES}/rail.png`,
  walk: `${SHAPES}/hiker.png`,
  cycling: `${SHAPES}/cycling.png`,
  car: `${SHAPES}/cabs.png`,
  road: `${SHAPES}/flag.png`,
  'road-caution': `${SHAPES}/caution.png`,
  'road-ban': `${SHAPES}/forbidden.png`,
  good: `${SHAPES}/heart.png`,
  star: `${SHAPES}/star.png`,
  caution: `${SHAPES}/caution.png`,
  ban: `${SHAPES}/forbidden.png`,
  ok: `${SHAPES}/flag.png`,
  hospital: `${SHAPES}/hospitals.png`,
  hotel: `${SHAPES}/lodging.png`,
  shop: `${SHAPES}/shopping.png`,
  campground: `${SHAPES}/campground.png`,
}
