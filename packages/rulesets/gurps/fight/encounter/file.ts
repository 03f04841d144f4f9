/**
 * The encounter file: the ground, the light, and two sides with their people and beasts. Read once into the state that a
 * fight begins from.
 */
import {
  BadInput,
  ENCOUNTER_FIELDS,
  flag,
  int,
  json,
  list,
  oneOf,
  optional,
  or,
  record,
  text,
  twoSides,
  type ValueOf,
  type Why,
} from '@umpire/engine'
import { atField, type Comer, groundOf, HEXES, laidOn, mapData, placed, rowsField } from '@umpire/ground'
import { POSITIONS } from '../../combat/basics/positions.ts'
import type { Entered } from '../enter/enter.ts'
import { MOST_FIGHTERS, who } from '../state/fighter.ts'
import { type Fight, light } from '../state/state.ts'
import { withRoom } from './make-room.ts'
import { cameOf, enterWho, namesOf, newTo, type Who } from './member.ts'
import { facingOf } from './start-facing.ts'

const LONGEST = 300
const USUAL_DISTANCE = 20
const MOST_ALIKE = 20

const MEMBER = {
  /** How the log and the choices call them; the name, unless it is given. */
  id: optional(who),
  name: optional(text(100)),
  /** So many alike, numbered. */
  count: or(int({ min: 1, max: MOST_ALIKE }), 1),
  /** One of these: a character's or a beast's file, somebody made from a template, an animal by its name. */
  character: optional(json()),
  template: optional(text(100)),
  beast: optional(text(100)),
  /** Of a template: the nation, and the dice by a word of their own. */
  nation: optional(text(100)),
  seed: optional(text(200)),
  /** Yards from the middle of open ground, a hex such as [3, -1], or a mark of the map. */
  at: optional(atField(HEXES)),
  /** The side of the hex; toward the nearest foe, unless it is said. */
  facing: optional(int({ min: 0, max: 5 })),
  position: optional(oneOf(...POSITIONS)),
  /** Weapons in hand when it begins; the best, unless it is said. */
  ready: optional(list(text(200), 4)),
  bayonet: optional(oneOf('fixed', 'sheathed')),
  /** In every gun, and magazines beside it. */
  rounds: optional(int({ min: 0, max: 10_000 })),
  spare: optional(int({ min: 0, max: 10_000 })),
  /** Guns among his that he has never shot with; it counts where the rules in force know of it. */
  unfamiliar: or(list(text(200), 20), []),
  surprised: or(flag(), false),
  nerve: optional(int({ min: 0, max: 100 })),
}
const memberRecord = record(MEMBER)
export type Member = ValueOf<typeof memberRecord>

const SIDE = {
  /** Played by the game master; the second side, unless it is said. */
  npc: optional(flag()),
  /** Where its people gather who have no place of their own. */
  at: optional(atField(HEXES)),
}

export const encounterFile = record({
  system: oneOf('gurps'),
  ...ENCOUNTER_FIELDS,
  /** Drawn with signs, a hex each: . open, # wall, : + = cover, ~ & slow; letters and digits are marks. */
  map: optional(rowsField),
  /** Yards above the lowest ground for each hex of that map, in the same rows: . or 0 to 9, a for 10, b for 11 … */
  heights: optional(rowsField),
  /** Or a map of the editor Tiled. */
  tiled: optional(json()),
  /** Or one of Universal VTT: walls, doors and, where it is dark, lamps; its picture is left out. */
  uvtt: optional(json()),
  /** Or one that was saved from a fight. */
  ground: optional(json()),
  /** Fog of war: players see what their side sees. */
  fog: optional(flag()),
  /** The game master's, on every attack. */
  light: or(light, 0),
  /** Yards between the sides on open ground. */
  distance: or(int({ min: 0, max: 5000 }), USUAL_DISTANCE),
  /** The fight is called off after so many seconds. */
  rounds: or(int({ min: 1, max: 100_000 }), LONGEST),
  sides: twoSides(SIDE, MEMBER),
})
export type EncounterFile = ValueOf<typeof encounterFile>

/** Somebody of a line in the file, with the name he goes by. */
interface Listed extends Comer {
  readonly member: Member
  readonly came: Who
  readonly id: string
  readonly name: string
}

function listed(file: EncounterFile, place: string, why: Why): readonly Listed[] {
  const many = file.sides.flatMap(({ members }) => members).reduce((sum, { count }) => sum + count, 0)
  if (many > MOST_FIGHTERS) throw new BadInput(`${place}.sides`, `at most ${MOST_FIGHTERS} people and beasts`, many)
  const all: Listed[] = []
  for (const [side, { members, at: home }] of file.sides.entries()) {
    if (members.length === 0) throw new BadInput(`${place}.sides[${side}].members`, 'somebody', 'nobody')
    for (const [index, member] of members.entries()) {
      const own = `${place}.sides[${side}].members[${index}]`
      const at = member.at ?? home
      for (const [nth, called] of namesOf(member, own).entries()) {
        if (all.some(one => one.id === called.id)) throw new BadInput(own, 'each name once', called.id)
        const near = member.at === undefined || nth > 0
        const came = cameOf(member, called, file, own, why)
        all.push({ side, place: own, near, member, came, ...called, ...(at === undefined ? {} : { at }) })
      }
    }
  }
  return all
}

/** Which sides the program plays, where nothing is said: the second. */
export const npcSides = ({ sides }: EncounterFile): readonly boolean[] =>
  sides.map(({ npc }, index) => npc ?? index === 1)

/** The state that a fight begins from. */
export function startOf(file: EncounterFile, place: string, why: Why): Fight {
  const ground = groundOf(HEXES, file, place)
  const people = listed(file, place, why)
  const hexesOf = placed(HEXES, people, ground, file.distance)
  const npc = npcSides(file)
  const entered = people.map((one, index): Entered => {
    const { q, r } = hexesOf[index] ?? { q: 0, r: 0 }
    const { id, name, side, member } = one
    const facing = member.facing ?? facingOf(one, people, hexesOf)
    const { position, ready, bayonet, rounds, spare, surprised, nerve } = member
    const told = {
      ...(position === undefined ? {} : { position }),
      ...(ready === undefined ? {} : { ready }),
      ...(bayonet === undefined ? {} : { bayonet }),
      ...(rounds === undefined ? {} : { rounds }),
      ...(spare === undefined ? {} : { spare }),
      ...(nerve === undefined ? {} : { nerve }),
    }
    const player_character = npc[side] !== true && one.came.played
    const entry = { id, name, side, player_character, q, r, facing, surprised, ...told }
    return newTo(enterWho(one.came, entry, one.place, why), member.unfamiliar, one.place)
  })
  const start: Fight = {
    roster: entered.map(({ fighter }) => fighter),
    standing: entered.map(({ standing }) => standing),
    sides: file.sides.map(({ name }, index) => ({ name, npc: npc[index] === true })),
    map: mapData(ground),
    laid: laidOn(HEXES, file, { field: light, lit: 0, dark: file.light < 0 }, place),
    light: file.light,
    stage: 'start',
    order: [],
    turn: 0,
    second: 0,
    lying: [],
    winner: null,
  }
  return withRoom(
    start,
    people.map(one => one.place),
  )
}
