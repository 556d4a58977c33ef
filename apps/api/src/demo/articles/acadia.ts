import { bullets, header, link, picture, text } from '../blocks.ts'
import type { DemoArticle } from '../demo-article.ts'
import { aMap, circle, layer, line, spot } from '../map-parts.ts'

export const acadia: DemoArticle = {
  author: 'maya.walks',
  title: 'Acadia’s Ocean Path: Sand Beach to Otter Point',
  summary: 'Pink granite on one side, spruce on the other. An easy out-and-back with the best thunder in Maine.',
  tags: ['Acadia', 'Maine', 'National park', 'Coast', 'Autumn'],
  pictures: ['seaCliff'],
  map: aMap(
    layer(
      'path',
      'Ocean Path',
      line({ id: 'ocean-path', name: 'Sand Beach → Otter Point', color: 'teal' }, [
        [-68.1836, 44.3297],
        [-68.1847, 44.3294],
        [-68.1855, 44.3289],
        [-68.1861, 44.3282],
        [-68.1865, 44.3275],
        [-68.187, 44.3268],
        [-68.1873, 44.326],
        [-68.1877, 44.3253],
        [-68.188, 44.3245],
        [-68.1883, 44.3237],
        [-68.1885, 44.3229],
        [-68.1887, 44.3221],
        [-68.1889, 44.3213],
        [-68.1891, 44.3205],
        [-68.1893, 44.3197],
        [-68.1894, 44.3188],
        [-68.1893, 44.318],
        [-68.1892, 44.3171],
        [-68.1893, 44.3163],
        [-68.1895, 44.3154],
        [-68.1897, 44.3146],
        [-68.1899, 44.3137],
        [-68.1901, 44.3129],
        [-68.1902, 44.312],
        [-68.1904, 44.3112],
        [-68.1905, 44.3103],
        [-68.1907, 44.3095],
        [-68.1908, 44.3086],
        [-68.1908, 44.3078],
      ]),
    ),
    layer(
      'stops',
      'Stops',
      spot(
        {
          id: 'sand-beach',
          name: 'Sand Beach',
          color: 'yellow',
          icon: 'walk',
          description: 'Half of the sand is ground shells. The water is 13 °C on a good day.',
        },
        [-68.1832, 44.3292],
      ),
      spot({ id: 'thunder-hole', name: 'Thunder Hole', color: 'cyan', icon: 'star' }, [-68.1888, 44.3211]),
      spot(
        {
          id: 'monument-cove',
          name: 'Monument Cove',
          color: 'pink',
          icon: 'good',
          description: 'Round boulders and a pillar of granite.',
        },
        [-68.1889, 44.3169],
      ),
      spot(
        {
          id: 'otter-cliff',
          name: 'Otter Cliff',
          color: 'orange',
          icon: 'caution',
          seenDaysAgo: 120,
          description: 'Climbers at work above: keep clear of the edge.',
        },
        [-68.1899, 44.3108],
      ),
    ),
    layer(
      'tides',
      'Tides',
      circle(
        {
          id: 'spray',
          name: 'Spray zone',
          color: 'blue',
          description: 'In a swell the walkway at the Hole is closed, and for good reason.',
        },
        [-68.1888, 44.3211],
        60,
      ),
    ),
  ),
  blocks: (pictureOf) => [
    picture(pictureOf('seaCliff'), 'Spruce down to the granite.', 'monument-cove'),
    text(
      `Leave the car at ${link('sand-beach', 'Sand Beach')} before eight, or take the free bus. The path runs beside the Park Loop Road all the way, but after ten minutes you only hear the sea.`,
    ),
    header(2, 'When to be where'),
    bullets(
      `${link('thunder-hole', 'Thunder Hole')}: one to two hours before high tide, with some swell. It ${link('spray', 'reaches')} farther than you think`,
      `${link('monument-cove', 'Monument Cove')}: first light`,
      `${link('otter-cliff', 'Otter Cliff')}: late, for the colour of the rock`,
    ),
    text('Turn round at the point; the way back is a different walk, because now the sun is behind you.'),
  ],
}
