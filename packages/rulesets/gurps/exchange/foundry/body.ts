/** Hit locations and encumbrance of an actor of the GURPS Game Aid. */
import type { Sheet } from '../../sheet/sheet.ts'
import { weightText } from '../shared/measures.ts'
import type { JsonObject } from '../shared/parts.ts'
import { numbered } from './lists.ts'

/** The humanoid places of the system with its rolls and penalties, and the part of the body that armour covers. */
const LOCATIONS: readonly (readonly [where: string, roll: string, penalty: number, covered: string])[] = [
  ['Eye', '-', -9, ''],
  ['Skull', '3-4', -7, 'head'],
  ['Face', '5', -5, 'head'],
  ['Right Leg', '6-7', -2, 'legs'],
  ['Right Arm', '8', -2, 'arms'],
  ['Torso', '9-10', 0, 'body'],
  ['Groin', '11', -3, 'body'],
  ['Left Arm', '12', -2, 'arms'],
  ['Left Leg', '13-14', -2, 'legs'],
  ['Hand', '15', -4, 'hands'],
  ['Foot', '16', -4, 'feet'],
  ['Neck', '17-18', -5, 'head'],
  ['Vitals', '-', -3, 'body'],
]

export const hitLocations = ({ armor, dr }: Sheet): JsonObject =>
  numbered(
    LOCATIONS.map(([where, roll, penalty, covered]) => {
      const worn = armor.filter(({ covers }) => covers.includes(covered))
      const all = worn.reduce((sum, one) => sum + one.dr, dr)
      return {
        where,
        roll,
        rollText: roll,
        penalty: `${penalty}`,
        import: `${all}`,
        dr: `${all}`,
        equipment: worn.map(({ name }) => name).join(', '),
      }
    }),
  )

export const encumbrance = ({ load, speed }: Sheet): JsonObject =>
  numbered(
    speed.moves.map((move, level) => ({
      key: `enc${level}`,
      level,
      weight: weightText(load.limits_lb[level] ?? 0),
      move,
      dodge: move + speed.dodge - speed.move,
      current: load.level === level,
    })),
  )
