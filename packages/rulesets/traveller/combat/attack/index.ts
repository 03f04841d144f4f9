import type { Callable, Option } from '@umpire/engine'
import { expertiseAttack } from '../level/expertise.ts'
import { evade, longGunParry, parry } from '../level/parry.ts'
import { ammunition, reloading } from '../weapon/ammunition.ts'
import {
  blowAllowance,
  combatBlow,
  specialBlow,
  specialBlowsNeedStrength,
  surpriseBlow,
  weakenedBlow,
} from '../weapon/blows.ts'
import { dexterityDm, strengthDm, weaponsTable, woundsLeaveWeaponDms } from '../weapon/characteristics.ts'
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
} from '../weapon/matrices.ts'
import { untrained, untrainedDefenceAgainstShots } from '../weapon/untrained.ts'
import { automaticFire, automaticRifleMode } from './automatic-fire.ts'
import { coupDeGrace, coupDeGraceBrawling } from './coup-de-grace.ts'
import { drawContest, drawing } from './drawing.ts'
import { groupHitsAutomatic, groupHitsShotgun, shotgunFlying } from './groups.ts'
import { throwingBlades, thrownEvasionAsPrinted } from './thrown.ts'
import { toHit } from './to-hit.ts'

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
