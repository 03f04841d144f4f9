/**
 * The map of the house (ARCHITECTURE.md): which package may import which. Imports point downward only, and a package
 * that is not on the map may not exist.
 */
const RULESETS = ['traveller', 'tensided', 'gurps', 'screen', 'gulliver'].map(name => `packages/rulesets/${name}`)
const BELOW_RULESETS = ['packages/encounter', 'packages/engine', 'packages/geometry', 'packages/dice']

const everyBelow = [
  'packages/table',
  'packages/store',
  'packages/protocol',
  'packages/simulator',
  'packages/registry',
  ...RULESETS,
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
  'packages/table': ['packages/protocol', 'packages/registry', ...RULESETS, ...BELOW_RULESETS],
  'packages/store': ['packages/engine', 'packages/dice'],
  'packages/protocol': ['packages/engine', 'packages/dice'],
  'packages/simulator': ['packages/registry', ...RULESETS, ...BELOW_RULESETS],
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
  bench: ['apps/server', 'e2e', ...everyBelow],
  e2e: ['apps/server', 'apps/cli', ...everyBelow],
  tools: [],
}
