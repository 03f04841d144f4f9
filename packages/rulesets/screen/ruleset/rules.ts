/** All rules. The room of a rule is named by its id: screen.<area>.<topic>. */
import type { Callable } from '@umpire/engine'
import { attackModRules } from '../attack-mod/table.ts'
import { biteRules } from '../bite/table.ts'
import { criticalRules } from '../critical/index.ts'
import { defenseRules } from '../defense/block.ts'
import { defenseModRules } from '../defense-mod/table.ts'
import { effectRules } from '../effect/vocabulary.ts'
import { fallingRules } from '../falling/falling.ts'
import { firstAidRules } from '../first-aid/table.ts'
import { frightRules } from '../fright/table.ts'
import { locationRules } from '../location/index.ts'
import { maneuverRules } from '../maneuver/index.ts'
import { optionRules } from '../option/index.ts'
import { positionRules } from '../position/table.ts'
import { probabilityRules } from '../probability/table.ts'
import { rangedRules } from '../ranged/ranged.ts'
import { reactionRules } from '../reaction/index.ts'
import { sizeRules } from '../size/size.ts'

export const rules: readonly Callable[] = [
  ...optionRules,
  ...effectRules,
  ...maneuverRules,
  ...defenseRules,
  ...positionRules,
  ...attackModRules,
  ...defenseModRules,
  ...locationRules,
  ...reactionRules,
  ...frightRules,
  ...firstAidRules,
  ...fallingRules,
  ...biteRules,
  ...probabilityRules,
  ...criticalRules,
  ...rangedRules,
  ...sizeRules,
]
