/** The tables behind the throw to hit: weapon against armour, weapon by range, and what a hit does. */
import { flag, list, oneOf, option, or, replace, rule } from '@umpire/engine'
import { armourCell, rangeCell, weaponField, weaponNamed } from '../../equipment/weapon/weapon.ts'
import { RANGE_ADDITIONS, RANGE_MATRIX, SUBMACHINEGUN_LONG_ERRATA } from '../../tables/combat/range-matrix.ts'
import { WEAPONS_MATRIX_ERRATA } from '../../tables/combat/weapons-matrix.ts'
import { WOUND_DICE, WOUND_DICE_OTHERWISE } from '../../tables/combat/wound-dice.ts'
import { ARMOUR_COLUMN } from '../../tables/equipment/armour.ts'
import { ACCESSORIES, ARMOURS, RANGES } from '../../tables/words.ts'

/** The throw that these tables modify, line 932. */
export const TO_HIT = '8+'

export const weaponsMatrix = rule(
  {
    id: 'traveller.combat.weapons-matrix',
    title: 'Weapons matrix (weapon against armour)',
    lines: '1420-1454',
    given: { weapon: weaponField, armor: or(oneOf(...ARMOURS), 'nothing') },
    gives: 'dm',
  },
  (x, why) => armourCell(weaponNamed(x.weapon, why), ARMOUR_COLUMN.at(x.armor, why), why),
)

/** Out of reach: there is no throw at all. */
const OUT_OF_REACH = { attack_possible: false } as const

export const rangeMatrix = rule(
  {
    id: 'traveller.combat.range-matrix',
    title: 'Range matrix',
    lines: '1456-1494',
    given: {
      weapon: weaponField,
      range: oneOf(...RANGES),
      accessories: or(list(oneOf(...ACCESSORIES), 3), []),
      folded: or(flag(), false),
    },
  },
  (x, why) => {
    const own = rangeCell(weaponNamed(x.weapon, why), x.range, why)
    if (own === null) return OUT_OF_REACH
    if (x.accessories.length === 0) return { attack_possible: true as const, dm: own }
    const dm = why.sum('range DM').add('weapon', own)
    for (const accessory of x.accessories) {
      const counts = accessory !== 'Folding Stock' || x.folded
      dm.when(counts, accessory, RANGE_ADDITIONS.at(accessory, x.range, why), 'the stock is not folded')
    }
    return { attack_possible: true as const, dm: dm.total() }
  },
)

export const THROWN_BLADE = 'Thrown blade'

export const woundDice = rule(
  {
    id: 'traveller.combat.wound-dice',
    title: 'Wound dice by weapon',
    lines: '504-516, 1079-1081, 1460-1490',
    given: { weapon: weaponField },
    gives: 'wound_dice',
  },
  (x, why) => {
    if (x.weapon === THROWN_BLADE) return WOUND_DICE.at(THROWN_BLADE, why)
    const weapon = weaponNamed(x.weapon, why)
    if (weapon.own === null) return WOUND_DICE.at(weapon.row, why)
    return why.table('Weapons of the campaign', weapon.name, 'wound_dice', weapon.own.wound_dice)
  },
)

export const errataWeaponsMatrix = option({
  key: 'errata-weapons-matrix',
  title: 'Weapons matrix with later errata',
  says: 'Six cells of the weapons matrix (dagger, foil, carbine, rifle) as public implementations cite the errata.',
  replaces: [
    replace(weaponsMatrix, (x, why, base) => {
      const printed = base(x, why)
      const { row } = weaponNamed(x.weapon, why)
      const column = ARMOUR_COLUMN.at(x.armor, why)
      const errata = row === null ? undefined : WEAPONS_MATRIX_ERRATA[row]?.[column]
      return errata === undefined ? printed : why.table('Weapons matrix, errata', row, column, errata)
    }),
  ],
})

export const errataSmgRange = option({
  key: 'errata-smg-range',
  title: 'Submachinegun at long range with later errata',
  says: 'A submachinegun takes -3 at long range, not -6.',
  replaces: [
    replace(rangeMatrix, (x, why, base) => {
      const printed = base(x, why)
      if (!printed.attack_possible || x.weapon !== 'Submachinegun' || x.range !== 'long') return printed
      const raised = SUBMACHINEGUN_LONG_ERRATA - (RANGE_MATRIX.rows.Submachinegun.long ?? 0)
      const dm = why.sum('range DM').add('as printed', printed.dm).add('errata', raised).total()
      return { attack_possible: true as const, dm }
    }),
  ],
})

export const foldingStockAlways = option({
  key: 'folding-stock-always',
  title: 'A folding stock always costs its DM',
  says: 'The -1 of a folding stock at medium range and beyond applies whether it is folded or not.',
  replaces: [replace(rangeMatrix, (x, why, base) => base({ ...x, folded: true }, why), ['errata-smg-range'])],
})

export const errataClaws = option({
  key: 'errata-claws',
  title: 'Claws with later errata',
  says: 'Claws wound with 2 dice, not 1.',
  replaces: [
    replace(woundDice, (x, why, base) =>
      x.weapon === 'Claws'
        ? why.table('Wound dice, errata', x.weapon, undefined, WOUND_DICE_OTHERWISE.Claws)
        : base(x, why),
    ),
  ],
})

export const cutlass2d = option({
  key: 'cutlass-2d',
  title: 'Cutlass as in the range matrix',
  says: 'A cutlass wounds with 2 dice, as the range matrix prints it, not with 3.',
  replaces: [
    replace(
      woundDice,
      (x, why, base) =>
        x.weapon === 'Cutlass'
          ? why.table('Wound dice, range matrix', x.weapon, undefined, WOUND_DICE_OTHERWISE.Cutlass)
          : base(x, why),
      ['errata-claws'],
    ),
  ],
})

export const bodyPistol3d = option({
  key: 'body-pistol-3d',
  title: 'Body pistol as in the range matrix',
  says: 'A body pistol, and what fires as one, wounds with 3 dice, as the range matrix prints it, not with 2.',
  replaces: [
    replace(
      woundDice,
      (x, why, base) => {
        if (x.weapon === THROWN_BLADE || weaponNamed(x.weapon, why).row !== 'Body Pistol') return base(x, why)
        return why.table('Wound dice, range matrix', x.weapon, undefined, WOUND_DICE_OTHERWISE['Body Pistol'])
      },
      ['errata-claws', 'cutlass-2d'],
    ),
  ],
})
