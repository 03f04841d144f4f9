import { type Field, flag, int, nullable, optional, or, rolled, rule, type Why } from '@umpire/engine'
import { modifierField, scoreField } from '../ranged/modifier/fields.ts'
import { criticalFailure, success } from '../roll/success.ts'

const readMalf = nullable(int({ min: 3, max: 19 }))

/** The attack roll from which a gun jams; null, written crit, if only a critical failure jams it. */
export const malfField: Field<number | null> = {
  spec: readMalf.spec,
  read: (value, place) => readMalf.read(typeof value === 'string' && /^crit\.?$/i.test(value) ? null : value, place),
}

const jams = (malf: number | null, effective: number, roll: number, why: Why): boolean =>
  malf === null
    ? criticalFailure({ effective, roll }, why).critical === 'failure'
    : why.compare('against Malf', roll, '>=', malf)

export const malfunction = rule(
  {
    id: 'gurps.gun.malfunction',
    title: 'Malfunction',
    lines: '2200',
    given: {
      malf: or(malfField, null),
      effective: optional(scoreField),
      roll: rolled('3d6'),
      /** How many rounds this roll is for. */
      rounds: or(int({ min: 0, max: 10_000 }), 1),
      /** It is jammed: the roll is one to clear it, with Armoury or the skill of the gun, after so many turns. */
      jammed: or(flag(), false),
      clear_2d: optional(rolled('2d6')),
      skill: optional(scoreField),
      /** On the skill, for a jam that is worse than most. */
      clear_modifier: or(modifierField, 0),
    },
  },
  (x, why): Malfunction => {
    if (x.jammed) return cleared(x, why)
    const effective = x.effective ?? 0
    const malfunctions = jams(x.malf, effective, x.roll, why)
    return {
      malfunction: malfunctions,
      jammed: malfunctions,
      hit: !malfunctions && success({ effective, roll: x.roll }, why).success,
      rounds_fired: malfunctions ? 0 : x.rounds,
      turns: 0,
      goes_to_table: false,
    }
  },
)

type Malfunction = {
  readonly malfunction: boolean
  readonly jammed: boolean
  readonly hit: boolean
  readonly rounds_fired: number
  /** Spent on clearing it; a failure costs as many again. */
  readonly turns: number
  /** Whether a table says what goes wrong, rather than a plain jam. */
  readonly goes_to_table: boolean
}

interface Clearing {
  readonly roll: number
  readonly clear_2d?: number
  readonly skill?: number
  readonly clear_modifier: number
}

function cleared(x: Clearing, why: Why): Malfunction {
  const skill = why
    .sum('to clear it')
    .add('Armoury or the skill of the gun', x.skill ?? 0)
    .when(x.clear_modifier !== 0, 'this jam', x.clear_modifier)
    .total()
  const clear = success({ effective: skill, roll: x.roll }, why).success
  return {
    malfunction: false,
    jammed: !clear,
    hit: false,
    rounds_fired: 0,
    turns: x.clear_2d ?? 0,
    goes_to_table: false,
  }
}
