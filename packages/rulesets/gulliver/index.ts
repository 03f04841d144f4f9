/** GULLIVER: creatures of any size, as options over GURPS. */
export { beastOf } from './creature/beast.ts'
export { AK, CATALOGUE, CORRECTED, creatureNamed, PRINTED, RIVER_HOUND } from './creature/catalogue.ts'
export { DESIGN_OPTIONS, type Design, designFile, isCreature, readDesign } from './creature/design/design.ts'
export { asStrongAt, atBaseScale, resized, toldAt } from './creature/design/rescale.ts'
export { KNOWN as CREATURE_TRAITS } from './creature/design/traits.ts'
export { creatures } from './creature/kind.ts'
export { type CreatureSheet, explainedSheet, sheetOf } from './creature/sheet/sheet.ts'
export { gulliverDemos } from './demos.ts'
export { gulliverOptions } from './option/index.ts'
export { PRESETS } from './option/switch/presets.ts'
export { SWITCHES } from './option/switch/switches.ts'
export { gulliverNeverFires } from './ruleset/never-fires.ts'

import { rules } from './ruleset/rules.ts'

/** The rules of this book, to be read and asked: they are played as options of GURPS. */
export const gulliver = {
  id: 'gulliver',
  title: 'GULLIVER: creatures of any size, for GURPS',
  rules,
  options: [],
  settings: [],
  scenes: [],
  demos: [],
}
