/** Limits of a map document. Lengths in metres, text in Unicode code points. Source: product specification §5 and §9. */
export const MAP_LIMITS = {
  layers: 10,
  objectsPerLayer: 100,
  waypoints: 25,
  /** The upper bound is ours: it keeps one hostile line from filling a browser's memory. */
  linePoints: { min: 2, max: 500_000 },
  /** What sensors measure. Readers of files take values beyond for missing. */
  sensors: {
    temperaturesCelsius: { min: -100, max: 100 },
    heartRatesBpm: { min: 20, max: 300 },
    powersWatts: { min: 0, max: 5_000 },
    cadencesRpm: { min: 0, max: 300 },
  },
  polygonPoints: { min: 3, max: 10_000 },
  /** Inclusive lower, exclusive upper bound. */
  radiusMeters: { min: 1, below: 2_000_000 },
  /** A new circle's radius and a new square's side, as a part of the visible map's diagonal. */
  newShapeOfDiagonal: 0.1,
  nameLength: { min: 1, max: 255 },
  descriptionLength: { max: 1000 },
  /** The name of a symbol from a file. */
  symbolLength: { min: 1, max: 255 },
  /** Languages that a name or a description may be translated into. */
  languages: 8,
  spotImages: 5,
  /** Latitudes beyond this are not on the Web Mercator map and are refused. */
  latitude: 85.06,
} as const
