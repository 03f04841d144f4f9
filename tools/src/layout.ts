import type { Known } from './cycles.ts'
import type { Levels } from './order.ts'

/**
 * The map of the house (ARCHITECTURE.md): which package may import which. Imports point downward only, and a package
 * that is not on the map may not exist.
 */
const RULESETS = ['traveller', 'tensided', 'gurps', 'screen', 'gulliver'].map(name => `packages/rulesets/${name}`)
const BELOW_RULESETS = ['packages/encounter', 'packages/engine', 'packages/geometry', 'packages/dice']

/** Rulesets are reached by the registry, which loads each when it is needed. */
const everyBelow = [
  'packages/table',
  'packages/store',
  'packages/protocol',
  'packages/simulator',
  'packages/registry',
  ...BELOW_RULESETS,
]

export const MAY_IMPORT: { readonly [folder: string]: readonly string[] } = {
  'apps/web': ['packages/protocol', 'packages/registry', ...RULESETS, ...BELOW_RULESETS],
  'apps/server': [
    'packages/table',
    'packages/store',
    'packages/protocol',
    'packages/simulator',
    'packages/registry',
    'packages/engine',
    'packages/dice',
  ],
  'apps/cli': ['apps/server', ...everyBelow],
  'packages/table': ['packages/protocol', 'packages/registry', ...BELOW_RULESETS],
  'packages/store': ['packages/engine', 'packages/dice'],
  'packages/protocol': ['packages/engine', 'packages/dice'],
  'packages/simulator': ['packages/registry', ...BELOW_RULESETS],
  'packages/registry': [...RULESETS, 'packages/engine'],
  'packages/rulesets/traveller': BELOW_RULESETS,
  'packages/rulesets/tensided': BELOW_RULESETS,
  'packages/rulesets/gurps': BELOW_RULESETS,
  'packages/rulesets/screen': ['packages/rulesets/gurps', ...BELOW_RULESETS],
  'packages/rulesets/gulliver': ['packages/rulesets/gurps', 'packages/rulesets/screen', ...BELOW_RULESETS],
  'packages/encounter': ['packages/engine', 'packages/geometry', 'packages/dice'],
  'packages/engine': ['packages/dice'],
  'packages/geometry': [],
  'packages/dice': [],
  bench: ['apps/server', 'e2e', ...everyBelow, ...RULESETS],
  e2e: ['apps/server', 'apps/cli', ...everyBelow, ...RULESETS],
  tools: [],
}

const screensOf = (...ids: readonly string[]): readonly string[] => ids.map(id => `apps/web/src/rulesets/${id}`)
/** A creature of GULLIVER and the GM's screen are played by the rules of GURPS, and on its screens. */
const SCREENS_OF_GURPS = screensOf('gurps', 'gulliver')

/** In the page, only the screens of a ruleset know it. */
export const ONLY_FROM: { readonly [folder: string]: { readonly [target: string]: readonly string[] } } = {
  'apps/web': {
    'packages/rulesets/traveller': screensOf('traveller'),
    'packages/rulesets/tensided': screensOf('tensided'),
    'packages/rulesets/gurps': SCREENS_OF_GURPS,
    'packages/rulesets/screen': SCREENS_OF_GURPS,
    'packages/rulesets/gulliver': SCREENS_OF_GURPS,
  },
}

/** Folders whose rooms lie one above the other, lowest first, in the order of ARCHITECTURE.md. */
export const ROOM_ORDERS: { readonly [folder: string]: Levels } = {
  'packages/engine/src': [
    ['field'],
    ['fact'],
    ['rule'],
    ['ruleset'],
    ['memo'],
    ['procedure'],
    ['drivers'],
    ['inventory'],
    ['scene'],
    ['plug-in'],
  ],
  'packages/rulesets/gurps/fight': [
    ['choice'],
    ['state'],
    ['facts'],
    ['ground'],
    ['move'],
    ['attempt'],
    ['maneuver'],
    ['wound'],
    ['defense'],
    ['attack'],
    ['turn'],
    ['enter'],
    ['encounter'],
    ['bot'],
    ['odds'],
    ['forecast'],
    ['text'],
  ],
  'packages/rulesets/tensided/fight': [
    ['choice'],
    ['state'],
    ['facts'],
    ['ground'],
    ['wound'],
    ['defense'],
    ['declare'],
    ['attack'],
    ['turn'],
    ['enter'],
    ['bot'],
    ['odds'],
    ['text'],
  ],
  'packages/rulesets/traveller/encounter': [
    ['choice'],
    ['state'],
    ['facts'],
    ['move'],
    ['wound'],
    ['attack'],
    ['turn'],
    ['enter'],
    ['bot'],
    ['odds'],
  ],
  'packages/rulesets/gulliver/fight': [['foe'], ['body'], ['hold'], ['slam']],
  'apps/web/src': [
    ['text'],
    ['browser'],
    ['api'],
    ['look'],
    ['elements'],
    ['map'],
    ['options'],
    ['plug-in'],
    ['table'],
    ['builder'],
    ['odds'],
    ['rulesets/common'],
    ['rulesets/traveller', 'rulesets/tensided', 'rulesets/gurps', 'rulesets/gulliver'],
    ['rulesets/builders.ts', 'rulesets/pages.ts', 'rulesets/screens.ts'],
    ['home', 'join', 'character', 'simulate', 'rules', 'replay', 'gallery'],
  ],
}

/** No dependency, no dice of their own, no clock, no I/O: all but their tests. */
export const PURE: readonly string[] = [...BELOW_RULESETS, ...RULESETS]

/** What only tests use, besides files that say so by their name: such a file may use what tests may. */
export const TEST_ROOMS: readonly string[] = ['packages/store/src/contract', 'packages/geometry/naive', 'e2e', 'tools']

/** What measures the others, and that nothing else imports, may use their fixtures. */
export const MAY_USE_TESTS: readonly string[] = ['bench']

/** What a build leaves for others to read. */
export const BUILT: readonly string[] = ['apps/web/dist']

/** Files that may use `require`: for what has no modules, for a path, in a thread that is made of a text. */
export const MAY_REQUIRE: readonly string[] = [
  'bench/src/tables/boardgame-io.ts',
  'e2e/src/again.ts',
  'packages/store/src/embedded/writer/writer-thread.test.ts',
]

/** What modules of rulesets keep and change, each with the reason. Caches are the engine's. */
export const KEEPS_STATE: { readonly [name: string]: string } = {
  'packages/rulesets/gurps/sheet/stat-block/entry.ts: QUOTED':
    'a pattern is told where to read; that is set for each use',
}

/** How many files a folder may have, whatever they are. */
export const MOST_FILES = 25

/** Folders that have more, each with its number: the list may only get shorter, and the numbers smaller. */
export const FULL_ROOMS: { readonly [folder: string]: number } = {}

/** By package: folders that import another against the direction of all others. The list may only get shorter. */
export const AGAINST_DIRECTION: { readonly [folder: string]: readonly Known[] } = {}
