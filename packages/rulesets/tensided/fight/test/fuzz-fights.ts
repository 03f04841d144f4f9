/** Fights at random: people as they come, on maps and without, who do whatever is allowed. */
import { type Source, seeded } from '@umpire/dice'
import { type Json, json, type Policy, type Ruleset, startPlay, throwing, type Why } from '@umpire/engine'
import { drawnMap, squares } from '@umpire/geometry'
import { CLUTTERS } from '../../ranged/clutters.ts'
import { bot } from '../bot/bot.ts'
import { LAPSE } from '../choice/about.ts'
import { type FightFact, fightFacts } from '../facts/facts.ts'
import { fightPlay } from '../index.ts'
import { type Fight, fightState } from '../state/state.ts'
import { fight } from '../turn/fight.ts'
import { anyPerson, pick } from './fuzz-people.ts'
import { Steps, wrongAfterRound, wrongWith, wrongWithFact } from './invariants.ts'
import { fightOf } from './people.ts'

const MOST_PEOPLE = 3
const [WIDEST, HIGHEST, LEAST] = [24, 14, 8]
const FARTHEST = 40

/** Mostly open, with walls, water, curtains and rubble. */
const SIGNS = '..............#O%~&*'

/** People on different open squares, the first side on the left. */
function anyMap(source: Source): readonly string[] {
  const [width, height] = [LEAST + source.draw(WIDEST - LEAST, 1), LEAST + source.draw(HIGHEST - LEAST, 1)]
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) =>
      // The columns that people begin in are open.
      column < 2 || column >= width - 2 || row === 0 ? '.' : SIGNS[source.draw(SIGNS.length, 1)],
    ).join(''),
  )
}

const mapped = (rows: readonly string[]): Json => json().read(drawnMap(squares, rows).map.toData(), 'map')

const LIGHTS: readonly Fight['light'][] = ['day', 'day', 'day', 'low light', 'darkness']

/** A fight that is about to begin; the seed says which. */
export function beginningOf(seed: string, why: Why): Fight {
  const source = seeded(seed)
  const rows = source.draw(2, 1) === 0 ? anyMap(source) : undefined
  const apart = rows === undefined ? 1 + source.draw(FARTHEST, 1) : (rows[0]?.length ?? 1) - 1
  const people = ([0, 1] as const).flatMap(side =>
    Array.from({ length: 1 + source.draw(MOST_PEOPLE, 1) }, (_, nth) =>
      anyPerson(`${side === 0 ? 'a' : 'b'}${nth}`, side, [side === 0 ? 0 : apart, 2 * nth], source, why),
    ),
  )
  return fightOf(people, {
    map: rows === undefined ? null : mapped(rows),
    light: pick(LIGHTS, source),
    clutter: pick(CLUTTERS, source),
  })
}

/** Nobody gives up by chance, or the fights would be short. */
const GIVES_UP: ReadonlySet<string> = new Set(['surrender', 'flee', LAPSE])
const TRIES = 20

/** Whatever is allowed, as the dice fall. */
export function anything(seed: string): Policy<unknown> {
  const source = seeded(seed)
  return offer => {
    const { choices } = offer
    // Looked up one by one: a list of all that may be shot at, and where, is long.
    for (let time = 0; time < TRIES; time++) {
      const { key, refused } = pick(choices, source)
      if (refused === undefined && !GIVES_UP.has(key)) return key
    }
    return choices.find(({ refused }) => refused === undefined)?.key ?? ''
  }
}

/** Now the one, now the other: a bot’s sense, and the odd corners that no bot goes into. */
export function mixed(seed: string, ruleset: Ruleset): Policy<Fight> {
  const [wild, sound, source] = [anything(seed), bot(ruleset), seeded(`${seed} which`)]
  return (offer, state) => (source.draw(3, 1) === 0 ? wild(offer, state) : sound(offer, state))
}

/** Every rule of a fight that can be read in another way, so read; and a fight without dice. */
export const OTHERWISE: readonly { readonly [setting: string]: Json }[] = [
  {
    'tensided.action_points_against_instant_death': true,
    'tensided.armor_first': true,
    'tensided.block_stops': 'one-hit',
    'tensided.clotting_by': 'first-rate',
    'tensided.complex_multiplies': 'everything',
    'tensided.defenders_penalties': true,
    'tensided.slight_hits_mark': true,
    'tensided.slow_paces': 'walk',
    'tensided.snap_shots': 'flat',
  },
  { 'tensided.diceless': true, 'tensided.diceless_opponents_die': false },
]

export interface Fuzzed {
  readonly start: Fight
  readonly end: Fight
  readonly facts: readonly FightFact[]
  /** Whatever was wrong, with the place in the fight. */
  readonly wrong: readonly string[]
}

const ENOUGH_WRONG = 5

/** Plays a fight to its end and looks at every step of it. */
export function fuzzed(
  seed: string,
  ruleset: Ruleset,
  rounds: number,
  policy: Policy<Fight> = mixed(seed, ruleset),
): Fuzzed {
  const why = ruleset.silent
  const start = beginningOf(seed, why)
  const world = { ...fightPlay, ruleset }
  const play = startPlay(world, fight, { rounds }, start, throwing(seeded(`${seed} dice`)), [], policy)
  const facts: FightFact[] = []
  const wrong: string[] = []
  const steps = new Steps(start)
  let state = start
  for (const { fact } of play.entries) {
    if (fact === undefined) continue
    const read = fightFacts.read(fact)
    for (const found of [...wrongWithFact(state, read, why), ...steps.wrong(state, read)]) {
      wrong.push(`${facts.length}: ${found}`)
    }
    facts.push(read)
    state = fightPlay.evolve(state, read)
    for (const found of wrongWith(state, why)) wrong.push(`${facts.length} after ${read.type}: ${found}`)
    if (read.type === 'roundEnded') {
      for (const found of wrongAfterRound(state)) wrong.push(`${facts.length}: ${found}`)
    }
    if (wrong.length > ENOUGH_WRONG) break
  }
  // Its own fields hold it as well.
  fightState.read(play.state, seed)
  return { start, end: play.state, facts, wrong }
}
