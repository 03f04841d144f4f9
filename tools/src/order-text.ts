/** The order of rooms as ARCHITECTURE.md tells it, to hold the map in code against it. */

/** Where ARCHITECTURE.md lists the rooms of a folder: from these words to the next folder, or the end of the paragraph. */
const LISTED: { readonly [folder: string]: string } = {
  'packages/engine/src': '**engine/src**, lowest first:',
  'packages/rulesets/gurps/fight': '| room | what is in it |\n|---|---|\n| `choice/`',
  'packages/rulesets/tensided/fight': '**tensided/fight**',
  'packages/rulesets/traveller/encounter': '**traveller/encounter**',
  'packages/rulesets/gulliver/fight': '**gulliver/fight**',
  'apps/web/src': '**web/src**, lowest first:',
}

/** The rooms in the order of the text; in a table they are in the first column. Those of the tests are left out. */
export function roomsInText(text: string, folder: string): readonly string[] {
  const [list = ''] = text.slice(text.indexOf(LISTED[folder] ?? '')).split(/\n\n|(?<=`),\s*\*\*/)
  const rooms = list.replaceAll(/^(\|[^|]*\|).*$/gm, '$1')
  const quoted = [...rooms.matchAll(/`([^`]+)`/g)].flatMap(([, names = '']) => names.split(' '))
  return quoted.filter(name => name.endsWith('/') && name !== 'test/').map(name => name.slice(0, -1))
}

/** In the text, the screens of all rulesets are one room, and the lists of them are none. */
export const roomInText = (room: string): readonly string[] =>
  room.endsWith('.ts') ? [] : [room.replace(/^rulesets\/(?!common$).*/, 'rulesets/<id>')]
