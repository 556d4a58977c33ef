import type { SpotIcon, SymbolSet } from '@mishiori/map-document'

type Names = Readonly<Record<SpotIcon, readonly string[]>>

/**
 * Garmin's symbols, as `sym` of GPX has them. The rest of Garmin's names, from Airport to Zoo, says nothing that an icon of ours does:
 * those are kept with the spot.
 */
const GARMIN: Names = {
  text: [],
  image: ['Scenic Area'],
  bus: ['Ground Transportation', 'Bus Station'],
  train: ['Railway', 'Railway Station', 'Funicular'],
  walk: ['Trail Head'],
  cycling: ['Bike Trail'],
  car: [
    ...[
      'Car',
      'Parking Area',
      'Parking, Pay',
      'Parking, Euro',
      'Parking, Euro Pay',
      'Car Rental',
      'Car Repair',
      'Truck',
    ],
    ...['ATV', 'Truck Stop', 'Wrecker'],
  ],
  road: [],
  'road-caution': [],
  'road-ban': [],
  good: ['Favorite'],
  star: ['Star'],
  caution: ['Danger Area', 'Skull and Crossbones'],
  ban: ['Restricted Area', 'Anchor Prohibited'],
  ok: [],
  hospital: ['Medical Facility', 'Hospital', 'Hospital, Euro', 'Pharmacy'],
  hotel: ['Lodging', 'Hotel', 'Lodge'],
  shop: ['Shopping Center', 'Convenience Store', 'Department Store'],
  campground: ['Campground', 'RV Park'],
}

/** OsmAnd's icons, as its `icon` extension of GPX has them. */
const OSMAND: Names = {
  text: ['special_marker'],
  image: ['special_photo_camera', 'special_image', 'tourism_viewpoint'],
  bus: [
    ...['highway_bus_stop', 'amenity_bus_station', 'route_bus_ref', 'route_trolleybus_ref', 'special_shuttle_bus'],
    'public_transport_stop_position',
  ],
  train: [
    ...[
      'railway_station',
      'railway_halt',
      'railway_tram_stop',
      'subway_station',
      'special_subway',
      'route_railway_ref',
    ],
    ...['route_light_rail_ref', 'route_monorail_ref', 'route_funicular_ref'],
  ],
  walk: ['special_trekking', 'special_walking'],
  cycling: [
    'special_bicycle',
    'bicycle_transport',
    'sport_cycling',
    'amenity_bicycle_parking',
    'amenity_bicycle_rental',
  ],
  car: [
    ...['special_wagon', 'amenity_parking', 'parking', 'special_parking_time_limited', 'special_taxi', 'shop_car'],
    ...['shop_car_repair', 'special_truck', 'special_pickup_truck', 'special_offroad', 'special_utv'],
  ],
  road: ['special_flag'],
  'road-caution': ['hazard'],
  'road-ban': ['barrier'],
  good: ['special_heart'],
  star: ['special_star', 'special_star_stroked'],
  caution: ['special_symbol_exclamation_mark'],
  ban: ['special_symbol_remove'],
  ok: ['special_symbol_check_mark'],
  hospital: [
    'amenity_hospital',
    'amenity_clinic',
    'amenity_doctors',
    'amenity_pharmacy',
    'health_amenity_type_first_aid_kit',
  ],
  hotel: ['tourism_hotel', 'tourism_hostel', 'tourism_motel', 'tourism_guest_house', 'tourism_apartment'],
  shop: ['shop_convenience', 'shop_supermarket', 'shop_mall', 'shop_department_store', 'shop_food', 'shop_bakery'],
  campground: ['tourism_camp_site', 'tourism_caravan_site', 'special_camper', 'special_campervan'],
}

const shapes = (...names: readonly string[]) =>
  names.map((name) => `https://maps.google.com/mapfiles/kml/shapes/${name}.png`)

/** Pictures of Google Earth and My Maps, the first of each a white one, which takes the colour of the spot. */
const KML: Names = {
  text: shapes('placemark_circle'),
  image: shapes('camera'),
  bus: shapes('bus'),
  train: shapes('rail', 'subway', 'tram'),
  walk: shapes('hiker', 'trail', 'man'),
  cycling: shapes('cycling', 'motorcycling'),
  car: shapes('cabs', 'parking_lot', 'truck'),
  road: shapes('flag'),
  'road-caution': shapes('caution'),
  'road-ban': shapes('forbidden'),
  good: shapes('heart'),
  star: shapes('star'),
  caution: shapes('caution', 'volcano'),
  ban: shapes('forbidden'),
  ok: shapes('flag'),
  hospital: shapes('hospitals', 'firstaid', 'pharmacy_rx'),
  hotel: shapes('lodging', 'ranger_station'),
  shop: shapes('shopping', 'convenience', 'grocery', 'mall'),
  campground: shapes('campground', 'campfire'),
}

/** Maki's icons, as `marker-symbol` of simplestyle has them. */
const MAKI: Names = {
  text: ['marker'],
  image: ['attraction', 'viewpoint'],
  bus: ['bus'],
  train: ['rail', 'rail-light', 'rail-metro', 'rail-underground'],
  walk: [],
  cycling: ['bicycle', 'bicycle-share'],
  car: ['car', 'parking', 'car-rental', 'car-repair', 'taxi'],
  road: [],
  'road-caution': [],
  'road-ban': ['roadblock', 'barrier'],
  good: ['heart'],
  star: ['star', 'star-stroked'],
  caution: ['danger', 'caution'],
  ban: ['prohibited'],
  ok: [],
  hospital: ['hospital', 'doctor', 'pharmacy'],
  hotel: ['lodging', 'hotel'],
  shop: ['shop', 'grocery', 'convenience'],
  campground: ['campsite', 'campground'],
}

/** What other apps call our icons. The first name of each is the one that is written; all of them are read as the icon. */
export const SYMBOL_NAMES: Readonly<Record<SymbolSet, Names>> = { garmin: GARMIN, osmand: OSMAND, kml: KML, maki: MAKI }
