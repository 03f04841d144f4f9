/** GULLIVER: creatures of any size, as options over GURPS. */
export { beastOf } from './creature/beast.ts'
export { AK, CATALOGUE, CORRECTED, creatureNamed, PRINTED, RIVER_HOUND } from './creature/catalogue.ts'
export { DESIGN_OPTIONS, type Design, designFile, isCreature, readDesign } from './creature/design.ts'
export { creatures } from './creature/kind.ts'
export { asStrongAt, atBaseScale, resized, toldAt } from './creature/rescale.ts'
export { type CreatureSheet, explainedSheet, sheetOf } from './creature/sheet.ts'
export { KNOWN as CREATURE_TRAITS } from './creature/traits.ts'
export { gulliverDemos } from './demos.ts'
export { gulliverNeverFires } from './never-fires.ts'
export { gulliverOptions } from './option/index.ts'
export { PRESETS } from './option/presets.ts'
export { SWITCHES } from './option/switches.ts'

import { rules } from './rules.ts'

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
