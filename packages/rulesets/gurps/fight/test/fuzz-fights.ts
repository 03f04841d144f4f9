/** Fights at random: people of templates and of no template, and beasts, on maps as they come, who do whatever is allowed. */
import { type Source, seeded } from '@umpire/dice'
import { type Policy, type Ruleset, startPlay, throwing, type Why } from '@umpire/engine'
import { ANIMALS } from '../../make/beast/animals.ts'
import { TEMPLATES } from '../../make/people/templates.ts'
import { bot } from '../bot/bot.ts'
import { encounterFile, startOf } from '../encounter/file.ts'
import { type FightFact, fightFacts } from '../facts/facts.ts'
import { fightPlay } from '../index.ts'
import type { Fight } from '../state/state.ts'
import { fight } from '../turn/fight.ts'
import { anyPerson, pick } from './fuzz-people.ts'
import { wrongAfterTurn, wrongWith, wrongWithFact } from './invariants.ts'

/** How many to a side at most, and how much ground. */
export interface Size {
  readonly most: number
  readonly width: number
  readonly height: number
  readonly distance: number
}

const USUAL: Size = { most: 3, width: 30, height: 20, distance: 30 }
/** Two against two at a few yards: short fights, for trying many things. */
export const SMALL: Size = { most: 2, width: 14, height: 10, distance: 8 }

const LEAST = 8

/** Mostly open, with trees, bushes, low walls and mud. */
function anyMap(source: Source, size: Size): readonly string[] {
  const [width, height] = [LEAST + source.draw(size.width - LEAST, 1), LEAST + source.draw(size.height - LEAST, 1)]
  const signs = '..............::+=~#%*'
  return Array.from({ length: height }, () =>
    Array.from({ length: width }, () => signs[source.draw(signs.length, 1)]).join(''),
  )
}

/** Every third map has banks and cliffs. */
function onHills(seed: string, map: readonly string[]) {
  const source = seeded(`${seed} heights`)
  if (source.draw(3, 1) !== 0) return { map }
  const signs = '.......1123'
  const raised = (row: string): string => Array.from(row, () => signs[source.draw(signs.length, 1)]).join('')
  return { map, heights: map.map(raised) }
}

/** Somebody for an encounter file: a character, a template or a beast. */
export type AnyWho = (source: Source, id: string) => object

/** One in twelve is a beast; half of the others come from a template. */
export function anyWho(source: Source, id: string): object {
  const die = source.draw(12, 1)
  if (die === 0) return { beast: pick(ANIMALS, source)?.name }
  return die < 6 ? { template: pick(TEMPLATES, source)?.key } : { character: anyPerson(id, source) }
}

const anyMember = (source: Source, id: string, who: AnyWho) => {
  const position = pick(['standing', 'standing', 'standing', 'crouching', 'kneeling', 'lying'], source)
  return { ...who(source, id), id, position, nerve: source.draw(100, 1), surprised: source.draw(10, 1) === 0 }
}

/** An encounter file with these people and beasts; the seed says which. */
function anyEncounter(seed: string, options: readonly string[], size: Size, who: AnyWho): unknown {
  const source = seeded(seed)
  const members = (side: string) =>
    Array.from({ length: 1 + source.draw(size.most, 1) }, (_, nth) => anyMember(source, `${side}${nth}`, who))
  return {
    system: 'gurps',
    title: seed,
    options,
    ...(source.draw(2, 1) === 0
      ? onHills(seed, anyMap(source, size))
      : { distance: 1 + source.draw(size.distance, 1) }),
    light: -source.draw(4, 1),
    sides: [
      { name: 'the first', members: members('a') },
      { name: 'the second', members: members('b') },
    ],
  }
}

export const beginningOf = (
  seed: string,
  options: readonly string[],
  why: Why,
  size: Size = USUAL,
  who: AnyWho = anyWho,
): Fight => startOf(encounterFile.read(anyEncounter(seed, options, size, who), 'encounter'), 'encounter', why)

/** Whatever is allowed, as the dice fall. */
const anything = (seed: string): Policy<unknown> => {
  const source = seeded(seed)
  return ({ choices }) => {
    const allowed = choices.filter(({ refused, key }) => refused === undefined && key !== 'surrender')
    return (allowed.length === 0 ? choices : allowed)[source.draw(Math.max(1, allowed.length), 1)]?.key ?? ''
  }
}

/** Now the one, now the other: a bot’s sense, and the odd corners that no bot goes into. */
export function mixed(seed: string, ruleset: Ruleset): Policy<Fight> {
  const [wild, sound, source] = [anything(seed), bot(ruleset), seeded(`${seed} which`)]
  return (offer, state) =>
    offer.question === 'location' || source.draw(3, 1) === 0 ? wild(offer, state) : sound(offer, state)
}

/** Mostly what begins with the first of these words that is open to somebody; a bot is asked only where none is. */
export function liking(words: readonly string[], seed: string, other: Policy<Fight>): Policy<Fight> {
  const source = seeded(`${seed} likes`)
  return (offer, state) => {
    const open = source.draw(5, 1) === 0 ? [] : offer.choices.filter(({ refused }) => refused === undefined)
    for (const word of words) {
      const liked = pick(
        open.filter(({ key }) => key.startsWith(word)),
        source,
      )
      if (liked !== undefined) return liked.key
    }
    return other(offer, state)
  }
}

export interface Fuzzed {
  readonly start: Fight
  readonly end: Fight
  readonly facts: readonly FightFact[]
  /** Whatever was wrong, with the place in the fight. */
  readonly wrong: readonly string[]
}

/** Plays a fight to its end and looks at every step of it. */
export function fuzzed(
  seed: string,
  ruleset: Ruleset,
  seconds: number,
  size: Size = USUAL,
  who: AnyWho = anyWho,
): Fuzzed {
  const start = beginningOf(seed, ruleset.chosen.options, ruleset.silent, size, who)
  const world = { ...fightPlay, ruleset }
  const play = startPlay(world, fight, { seconds }, start, throwing(seeded(`${seed} dice`)), [], mixed(seed, ruleset))
  const facts: FightFact[] = []
  const wrong: string[] = []
  let state = start
  for (const { fact } of play.entries) {
    if (fact === undefined) continue
    const read = fightFacts.read(fact)
    for (const found of wrongWithFact(state, read)) wrong.push(`${facts.length}: ${found}`)
    facts.push(read)
    state = fightPlay.evolve(state, read)
    for (const found of wrongWith(state)) wrong.push(`${facts.length} after ${read.type}: ${found}`)
    if (read.type === 'turnEnded') for (const found of wrongAfterTurn(state)) wrong.push(`${facts.length}: ${found}`)
    if (wrong.length > 5) break
  }
  return { start, end: play.state, facts, wrong }
}
