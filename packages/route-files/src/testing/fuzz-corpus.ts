import { strToU8, zipSync } from 'fflate'
import { fitCourse, fitFile } from './fit-files.ts'
import { gpx, track } from './points.ts'

const point = (n: number) =>
  `<trkpt lat="${36 + n / 100}" lon="${138 + n / 100}"><ele>${900 + n}</ele><time>2026-10-18T00:0${n}:00Z</time><extensions><gpxtpx:hr>90</gpxtpx:hr></extensions></trkpt>`

const GPX = gpx(
  `<metadata><name>峠</name></metadata><wpt lat="36" lon="138"><name>茶屋 &amp; 宿</name><sym>Summit</sym></wpt>${track(point(1) + point(2) + point(3))}<rte><rtept lat="36" lon="179.9"><name>A</name></rtept><rtept lat="36" lon="-179.9"/></rte>`,
)

const KML = strToU8(`<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>旅</name>
<Style id="s"><IconStyle><color>ff0000ff</color><Icon><href>http://maps.google.com/mapfiles/kml/shapes/lodging.png</href></Icon></IconStyle><LineStyle><color>ffdd7722</color></LineStyle></Style>
<StyleMap id="m"><Pair><key>normal</key><styleUrl>#s</styleUrl></Pair></StyleMap>
<Folder><name>宿</name><Placemark><name>A</name><description><![CDATA[<b>x</b><br>&amp;]]></description><styleUrl>#m</styleUrl><Point><coordinates>138,36,900</coordinates></Point></Placemark>
<Placemark><MultiGeometry><LineString><coordinates>179,1 180,1</coordinates></LineString><LineString><coordinates>-180,1 -179,1</coordinates></LineString>
<Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 1,0 1,1 0,0</coordinates></LinearRing></outerBoundaryIs><innerBoundaryIs><LinearRing><coordinates>0,0 1,0 1,1 0,0</coordinates></LinearRing></innerBoundaryIs></Polygon></MultiGeometry></Placemark>
<Placemark><gx:Track><when>2026-10-18T00:00:00Z</when><when>2026</when><gx:coord>138 36 900</gx:coord><gx:coord>138.1 36 901</gx:coord><ExtendedData><SchemaData schemaUrl="#f"><gx:SimpleArrayData name="heartrate"><gx:value>90</gx:value><gx:value/></gx:SimpleArrayData></SchemaData></ExtendedData></gx:Track></Placemark></Folder>
<NetworkLink/><GroundOverlay/></Document></kml>`)

const GEOJSON = strToU8(
  JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { name: 'A', layer: 'L', 'marker-color': '#f00' },
        geometry: { type: 'Point', coordinates: [138, 36, 1] },
      },
      {
        type: 'Feature',
        properties: { coordTimes: ['2026-10-18T00:00:00Z', null], coordinateProperties: { heart: [90, null] } },
        geometry: {
          type: 'LineString',
          coordinates: [
            [138, 36],
            [139, 36],
          ],
        },
      },
      {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'MultiPolygon',
          coordinates: [
            [
              [
                [179, 0],
                [180, 0],
                [180, 1],
                [179, 0],
              ],
            ],
            [
              [
                [-180, 0],
                [-179, 0],
                [-180, 1],
                [-180, 0],
              ],
            ],
          ],
        },
      },
    ],
  }),
)

const trackpoint = (n: number) =>
  `<Trackpoint><Time>2026-10-18T00:0${n}:00Z</Time><Position><LatitudeDegrees>36.${n}</LatitudeDegrees><LongitudeDegrees>138</LongitudeDegrees></Position><AltitudeMeters>900</AltitudeMeters><HeartRateBpm><Value>90</Value></HeartRateBpm></Trackpoint>`
const TCX = strToU8(
  `<TrainingCenterDatabase><Activities><Activity Sport="Running"><Id>a</Id><Lap><Track>${trackpoint(1)}${trackpoint(2)}</Track><Track>${trackpoint(3)}</Track></Lap></Activity></Activities><Courses><Course><Name>C</Name><Track>${trackpoint(1)}${trackpoint(2)}</Track><CoursePoint><Name>W</Name><Position><LatitudeDegrees>36</LatitudeDegrees><LongitudeDegrees>138</LongitudeDegrees></Position><PointType>Water</PointType></CoursePoint></Course></Courses></TrainingCenterDatabase>`,
)

const WALK = [1, 2, 3, 4].map((n) => ({
  lat: 36 + n / 1000,
  lng: 138,
  elevation: 900 + n,
  timeMs: n * 1e12,
  heartRate: 90,
}))

/** One small file of each kind, with everything in it that a reader knows. */
export const FUZZ_CORPUS: readonly Uint8Array[] = [
  GPX,
  KML,
  GEOJSON,
  TCX,
  fitFile(WALK),
  fitCourse(),
  zipSync({ 'doc.kml': KML, 'files/a.png': new Uint8Array(20) }),
  zipSync({ 'doc.kml': KML }, { level: 0 }),
]
