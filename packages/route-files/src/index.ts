export {
  type CourseMetadata,
  type CourseTurn,
  type CourseTurnKind,
  courseLine,
} from './course/course.ts'
export { writeFit } from './course/write-fit.ts'
export { writeTcx } from './course/write-tcx.ts'
export type { GpxTimeEstimates } from './estimated-times.ts'
export { ACCEPTED_FILES, FILE_FORMATS, type FileFormat } from './formats/file-format.ts'
export { FILE_LIMITS } from './limits.ts'
export type {
  ReadArea,
  ReadLine,
  ReadNote,
  ReadNoteCode,
  ReadRefusal,
  ReadResult,
  ReadSegment,
  ReadSpot,
  RefusalCode,
  RouteFile,
} from './read-result.ts'
export { type ReadOptions, type ReadProgress, readRouteFile } from './read-route-file.ts'
export type { RouteFileSource } from './source/byte-chunks.ts'
export { titleOfFile } from './title-of-file.ts'
export {
  type FileLayer,
  type FileObjects,
  type FilePicture,
  type MapObjectOptions,
  type ObjectNames,
  segmentPath,
  toMapObjects,
} from './to-map-objects.ts'
export { createRouteFileReader, type RouteFileReader, type RouteFileWorker } from './worker/create-route-file-reader.ts'
export { type GeojsonMetadata, streamGeojson, writeGeojson } from './write-geojson.ts'
export { type GpxMetadata, streamGpx, writeGpx } from './write-gpx.ts'
export { type KmlMetadata, writeKml } from './write-kml.ts'
