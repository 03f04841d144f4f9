import type { Callable, Option } from '@umpire/engine'
import { ammunition, reloading } from './ammunition.ts'
import { automaticFire, automaticRifleMode } from './automatic-fire.ts'
import {
  blowAllowance,
  combatBlow,
  specialBlow,
  specialBlowsNeedStrength,
  surpriseBlow,
  weakenedBlow,
} from './blows.ts'
import { dexterityDm, strengthDm, weaponsTable, woundsLeaveWeaponDms } from './characteristics.ts'
import { coupDeGrace, coupDeGraceBrawling } from './coup-de-grace.ts'
import { drawContest, drawing } from './drawing.ts'
import { expertiseAttack } from './expertise.ts'
import { groupHitsAutomatic, groupHitsShotgun, shotgunFlying } from './groups.ts'
import {
  bodyPistol3d,
  cutlass2d,
  errataClaws,
  errataSmgRange,
  errataWeaponsMatrix,
  foldingStockAlways,
  rangeMatrix,
  weaponsMatrix,
  woundDice,
} from './matrices.ts'
import { evade, longGunParry, parry } from './parry.ts'
import { throwingBlades, thrownEvasionAsPrinted } from './thrown.ts'
import { toHit } from './to-hit.ts'
import { untrained, untrainedDefenceAgainstShots } from './untrained.ts'

/** The rules of this part of combat, in the book's order. */
export const attackRules: readonly Callable[] = [
  evade,
  toHit,
  weaponsMatrix,
  rangeMatrix,
  woundDice,
  weaponsTable,
  strengthDm,
  dexterityDm,
  expertiseAttack,
  untrained,
  parry,
  longGunParry,
  blowAllowance,
  combatBlow,
  weakenedBlow,
  specialBlow,
  surpriseBlow,
  drawing,
  drawContest,
  throwingBlades,
  automaticFire,
  automaticRifleMode,
  groupHitsAutomatic,
  groupHitsShotgun,
  shotgunFlying,
  coupDeGrace,
  coupDeGraceBrawling,
  reloading,
  ammunition,
]

export const attackOptions: readonly Option[] = [
  errataWeaponsMatrix,
  errataSmgRange,
  foldingStockAlways,
  errataClaws,
  cutlass2d,
  bodyPistol3d,
  woundsLeaveWeaponDms,
  untrainedDefenceAgainstShots,
  specialBlowsNeedStrength,
  thrownEvasionAsPrinted,
]
