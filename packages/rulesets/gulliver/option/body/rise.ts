/** Getting up by a roll: at once, in a second, or with much ado. */
import type { Refusal } from '@umpire/engine'
import {
  type ActOutcome,
  type Asking,
  type Bar,
  bars,
  canStand,
  type Fight,
  type FurtherAct,
  fighterAt,
  frameOf,
  furtherActs,
  marked,
  no,
  positioned,
  type Standing,
  standingAt,
  THREE_DICE,
  turnEnds,
} from '@umpire/gurps/fight-rooms'
import { LIGHTEST } from '../../enc/level.ts'
import { changePosition } from '../../position/change.ts'
import { adds, type Layer } from '../switch/layer.ts'

/** The mark of whoever is still at it: how many turns it takes yet. */
const RISING = 'rising'

const NAME = 'get-up'
const DOWN: readonly Standing['position'][] = ['lying', 'crawling']

/** From the ground it is to the knees first, and then to the feet. */
const isTwo = ({ position }: Standing): boolean => DOWN.includes(position)

const turnsLeft = ({ marks }: Standing): number => {
  const left = marks[RISING]
  return typeof left === 'number' ? left : 0
}

function refused(fight: Fight, place: number): Refusal | undefined {
  const one = standingAt(fight, place)
  if (one.position === 'standing') return no(changePosition, 'standing already')
  return canStand(fighterAt(fight, place), one) ? undefined : no(changePosition, 'no leg is left to stand on')
}

/** The load that he is under, as far as tables go. */
const levelOf = (encumbrance_level: number): number => Math.max(LIGHTEST, encumbrance_level)

function getUp(ask: Asking, place: number): ActOutcome {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const { id: who, name, dx } = fighter
  const acrobatics = frameOf(fighter).more['acrobatics']
  const given = {
    dx,
    ...(acrobatics === undefined ? {} : { acrobatics }),
    level: levelOf(fighter.encumbrance_level),
    two_changes: isTwo(one),
    other: -one.shock,
  }
  const { seconds, acts } = ask.read(THREE_DICE, { purpose: 'get up', by: who }, roll => {
    const came = changePosition({ ...given, roll }, ask.why)
    return { seconds: came.seconds, acts: came.acts_this_second }
  })
  if (seconds > 1) {
    ask.record(marked({ who, key: RISING, value: seconds, says: `${name} is long in getting up.` }))
    return 'failed'
  }
  ask.record(positioned({ who, position: 'standing' }))
  return acts ? 'acts on' : 'done'
}

const rise: FurtherAct = {
  name: NAME,
  role: 'change-position',
  shapes: [[]],
  *choices(fight, place) {
    if (standingAt(fight, place).position !== 'standing') yield { kind: NAME }
  },
  label: (fight, place) =>
    isTwo(standingAt(fight, place)) ? 'Get up in one go, by a roll of DX' : 'Get up quickly, by a roll of DX',
  target: () => undefined,
  refused,
  perform: getUp,
}

/** Every turn of it counts, the one in which he began too. */
function goOn(ask: Asking, place: number): void {
  const one = standingAt(ask.state, place)
  const left = turnsLeft(one)
  if (left === 0) return
  const who = fighterAt(ask.state, place).id
  ask.record(marked({ who, key: RISING, value: left > 1 ? left - 1 : null, says: '' }))
  if (left <= 1) ask.record(positioned({ who, position: 'standing' }))
}

const busy: Bar = (fight, place, kind) =>
  kind !== 'nothing' && turnsLeft(standingAt(fight, place)) > 0 ? no(changePosition, 'still getting up') : undefined

/** In the order in which they stand on each other. */
export const riseLayers: readonly Layer[] = [
  adds('changing-position', furtherActs, rise),
  adds('changing-position', bars, busy),
  adds('changing-position', turnEnds, goOn),
]
