/** Fights at random: people of templates and beasts, on maps as they come, who do whatever is allowed. */
import { type Source, seeded } from '@umpire/dice'
import { type Policy, type Ruleset, startPlay, throwing, type Why } from '@umpire/engine'
import { ANIMALS } from '../make/beast/animals.ts'
import { TEMPLATES } from '../make/templates/index.ts'
import { bot } from './bot.ts'
import { type FightFact, fightFacts } from './facts.ts'
import { fight } from './fight.ts'
import { encounterFile, startOf } from './file.ts'
import { fightPlay } from './index.ts'
import { wrongAfterTurn, wrongWith, wrongWithFact } from './invariants-fixture.ts'
import type { Fight } from './state.ts'

const pick = <T>(all: readonly T[], source: Source): T | undefined => all[source.draw(all.length, 1)]

/** Mostly open, with trees, bushes, low walls and mud. */
function anyMap(source: Source): readonly string[] {
  const [width, height] = [10 + source.draw(20, 1), 8 + source.draw(12, 1)]
  const signs = '..............::+=~#%*'
  return Array.from({ length: height }, () =>
    Array.from({ length: width }, () => signs[source.draw(signs.length, 1)]).join(''),
  )
}

const anyMember = (source: Source, id: string) => {
  const position = pick(['standing', 'standing', 'standing', 'crouching', 'kneeling', 'lying'], source)
  const who =
    source.draw(12, 1) === 0 ? { beast: pick(ANIMALS, source)?.name } : { template: pick(TEMPLATES, source)?.key }
  return { ...who, id, position, nerve: source.draw(100, 1), surprised: source.draw(10, 1) === 0 }
}

/** An encounter file with these templates and beasts; the seed says which. */
function anyEncounter(seed: string, options: readonly string[] = []): unknown {
  const source = seeded(seed)
  const members = (side: string) =>
    Array.from({ length: 1 + source.draw(3, 1) }, (_, nth) => anyMember(source, `${side}${nth}`))
  return {
    system: 'gurps',
    title: seed,
    options,
    ...(source.draw(2, 1) === 0 ? { map: anyMap(source) } : { distance: 1 + source.draw(30, 1) }),
    light: -source.draw(4, 1),
    sides: [
      { name: 'the first', members: members('a') },
      { name: 'the second', members: members('b') },
    ],
  }
}

export const beginningOf = (seed: string, options: readonly string[], why: Why): Fight =>
  startOf(encounterFile.read(anyEncounter(seed, options), 'encounter'), 'encounter', why)

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

export interface Fuzzed {
  readonly start: Fight
  readonly end: Fight
  readonly facts: readonly FightFact[]
  /** Whatever was wrong, with the place in the fight. */
  readonly wrong: readonly string[]
}

/** Plays a fight to its end and looks at every step of it. */
export function fuzzed(seed: string, ruleset: Ruleset, seconds: number): Fuzzed {
  const start = beginningOf(seed, ruleset.chosen.options, ruleset.silent)
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
