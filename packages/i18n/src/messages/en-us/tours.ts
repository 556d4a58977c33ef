/** What the guided tours say; loaded when one is started. */
export const tours = {
  'tour.later': 'Later',
  'tour.back': 'Back',
  'tour.next': 'Next',
  'tour.finish': 'Done',
  'tour.progress': '{step} / {steps}',
  'tour.first.searchTitle': 'Find a route',
  'tour.first.searchText': 'A place, a mountain or a word is enough. You can look at everything without an account.',
  'tour.first.exampleTitle': 'A route, as somebody tells it',
  'tour.first.exampleText':
    'Open it to read its story beside the map, and to take it along as a GPX, KML or GeoJSON file.',
  'tour.first.nearTitle': 'Find what is near',
  'tour.first.nearText':
    'You are asked where you are only when you press, and see the nearest first. What is popular, new or in season is above.',
  'tour.first.makeTitle': 'Draw your own',
  'tour.first.makeText':
    'Draw a road you have walked, or one you want to walk. You can try the editor without an account: your work stays on this device.',
  'tour.editor.toolsTitle': 'Pick a tool, press on the map',
  'tour.editor.toolsText':
    'For a line, press one place after another and confirm at the end. Navigation lines follow the roads by themselves.',
  'tour.editor.layersTitle': 'What you have drawn',
  'tour.editor.layersText': 'Lines, spots and shapes are listed in layers. Name them, hide them or move them here.',
  'tour.editor.tabsTitle': 'Tell the way',
  'tour.editor.tabsText':
    'Under “Content” you write, with photos and links into your map. “Settings” holds tags and who may see it.',
  'tour.editor.publishTitle': 'Keep it, then share it',
  'tour.editor.publishText':
    'What you do is kept on this device all along. Save a draft to go on elsewhere, publish when it is ready.',
  'tour.map.searchTitle': 'Narrow it down',
  'tour.map.searchText': 'Look for a word, choose how long a route may be, or show only those with photos.',
  'tour.map.listTitle': 'What the map shows, as a list',
  'tour.map.listText': 'Choose a route to see it on the map, with its length and a link to read it.',
  'tour.map.turnTitle': 'List and map take turns',
  'tour.map.turnText': 'Press here to see what the map shows as a list, and again to come back.',
  'tour.map.toolsTitle': 'Move the map to look elsewhere',
  'tour.map.toolsText': 'While this is on, the list follows the map. Switch it off to search only when you say so.',
} as const
