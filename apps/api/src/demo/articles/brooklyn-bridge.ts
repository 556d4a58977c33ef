import { header, link, picture, steps, text } from '../blocks.ts'
import type { DemoArticle } from '../demo-article.ts'
import { aMap, layer, line, rectangle, spot } from '../map-parts.ts'

export const brooklynBridge: DemoArticle = {
  author: 'maya.walks',
  title: 'Over the Brooklyn Bridge before breakfast',
  summary:
    'City Hall to DUMBO and the Heights, with the sun coming up between the cables. An hour and a half if you stop as often as I do.',
  tags: ['New York', 'City walk', 'Bridges', 'Sunrise', 'Winter'],
  pictures: ['skyline', 'brickStreet'],
  map: aMap(
    layer(
      'walk',
      'The walk',
      line({ id: 'crossing', name: 'City Hall → Brooklyn Heights', color: 'red' }, [
        [-74.006, 40.7127],
        [-74.0051, 40.7128],
        [-74.0043, 40.7123],
        [-74.0033, 40.7115],
        [-74.0022, 40.7106],
        [-74.0012, 40.7097],
        [-74.0002, 40.7087],
        [-73.9991, 40.7077],
        [-73.998, 40.7068],
        [-73.9969, 40.7061],
        [-73.9957, 40.7053],
        [-73.9944, 40.7043],
        [-73.9933, 40.7034],
        [-73.9923, 40.7026],
        [-73.9913, 40.7016],
        [-73.9904, 40.7007],
        [-73.9899, 40.7002],
        [-73.9897, 40.7009],
        [-73.9896, 40.702],
        [-73.9896, 40.7031],
        [-73.9903, 40.7036],
        [-73.9913, 40.704],
        [-73.9923, 40.7042],
        [-73.9934, 40.7037],
        [-73.9943, 40.7032],
        [-73.9951, 40.7026],
        [-73.9958, 40.7018],
        [-73.996, 40.7008],
        [-73.9957, 40.6998],
        [-73.9957, 40.6989],
        [-73.9963, 40.6981],
        [-73.9969, 40.6972],
        [-73.9975, 40.6963],
        [-73.9981, 40.6954],
        [-73.9987, 40.6944],
      ]),
    ),
    layer(
      'stops',
      'Stops',
      spot(
        {
          id: 'city-hall',
          name: 'City Hall Park',
          color: 'deepblue',
          icon: 'train',
          description: 'Subway: Brooklyn Bridge–City Hall, Chambers St.',
        },
        [-74.006, 40.7127],
      ),
      spot({ id: 'first-tower', name: 'Manhattan tower', color: 'orange', icon: 'star' }, [-73.9991, 40.7077]),
      spot(
        {
          id: 'stairs',
          name: 'Stairs to DUMBO',
          color: 'teal',
          icon: 'walk',
          description: 'Easy to miss: left side, after the second tower.',
        },
        [-73.9899, 40.7002],
      ),
      spot(
        { id: 'washington-street', name: 'Washington Street view', color: 'pink', icon: 'good' },
        [-73.9896, 40.7033],
      ),
      spot({ id: 'carousel', name: 'Jane’s Carousel', color: 'purple', icon: 'star' }, [-73.9923, 40.7044]),
    ),
    layer(
      'heights',
      'Brooklyn Heights',
      rectangle(
        {
          id: 'promenade',
          name: 'The Promenade',
          color: 'green',
          description: 'Benches with the whole skyline in front of them.',
        },
        [-73.9991, 40.6938, -73.9954, 40.6992],
      ),
    ),
  ),
  blocks: (pictureOf) => [
    picture(pictureOf('skyline'), 'Half past six in October.', 'first-tower'),
    text(
      `By nine the walkway is a parade. At six it belongs to runners, a few photographers and you. Start at ${link('city-hall', 'City Hall Park')} and keep walking toward the light.`,
    ),
    header(2, 'How I do it'),
    steps(
      `Up the ramp to the ${link('first-tower', 'first tower')}. Read the plaques, then look straight up.`,
      `Cross, and take the ${link('stairs', 'stairs')} down to the left.`,
      `${link('washington-street', 'Washington Street')}: yes, that picture. Take it and move on.`,
      `Past ${link('carousel', 'the carousel')} along the river to the ${link('promenade', 'Promenade')}.`,
    ),
    picture(pictureOf('brickStreet'), 'Brick streets on the Brooklyn side.', 'washington-street'),
    header(2, 'Getting back'),
    text('The ferry from Pier 1 costs about as much as a coffee and is the better view of the two.'),
  ],
}
