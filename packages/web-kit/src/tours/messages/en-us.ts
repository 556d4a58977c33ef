/** What the guided tours say; loaded when one is started. */
export const messages = {
  'tour.later': 'Later',
  'tour.back': 'Back',
  'tour.next': 'Next',
  'tour.finish': 'Done',
  'tour.progress': '{step} / {steps}',
  'tour.first.searchTitle': 'Find a route',
  'tour.first.searchText': 'A place, a mountain or any word will do. You can read everything without an account.',
  'tour.first.exampleTitle': 'Read someone’s route',
  'tour.first.exampleText':
    'Open it to read the story beside the map. You can also take it with you as a GPX, KML or GeoJSON file.',
  'tour.first.nearTitle': 'Find routes nearby',
  'tour.first.nearText':
    'We ask for your location only when you press this, then show the nearest first. Popular, new and seasonal routes are above.',
  'tour.first.makeTitle': 'Draw your own route',
  'tour.first.makeText':
    'A road you’ve walked, or one you want to walk. You can try it without an account, and your work stays on this device.',
  'tour.editor.toolsTitle': 'Pick a tool, then press the map',
  'tour.editor.toolsText':
    'For a line, press each place in turn and confirm at the end. Navigation lines follow the roads automatically.',
  'tour.editor.layersTitle': 'What you have drawn',
  'tour.editor.layersText': 'Lines, spots and shapes are listed by layer. Name, hide or move them here.',
  'tour.editor.tabsTitle': 'Add your words',
  'tour.editor.tabsText':
    'Under “Content”, write with photos and links to the map. Under “Settings”, choose tags and who can see it.',
  'tour.editor.publishTitle': 'Keep it, then share it',
  'tour.editor.publishText':
    'Your work is always kept on this device. Save a draft to continue on another device, and publish when it’s ready.',
  'tour.map.searchTitle': 'Narrow it down',
  'tour.map.searchText': 'Search for words, or filter by distance, language or photos.',
  'tour.map.listTitle': 'Routes on the map',
  'tour.map.listText': 'Choose one to see where it is on the map, with a link to read it.',
  'tour.map.turnTitle': 'Open the list',
  'tour.map.turnText': 'Press here, or pull up, to list the routes on the map. Press again to return to the map.',
  'tour.map.toolsTitle': 'Move the map to search',
  'tour.map.toolsText': 'While this is on, the list follows the map. Turn it off to search only when you press.',
} as const

export type TourMessages = typeof messages
