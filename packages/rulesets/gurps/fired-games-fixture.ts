/** Which rules fire: in building, checking and improving characters, in a story and in fights played at random. */
import { type Source, seeded } from '@umpire/dice'
import {
  type Choosable,
  compose,
  type Policy,
  type ProcedureKind,
  type Ruleset,
  type Simulator,
  simulator,
  type Why,
  type World,
} from '@umpire/engine'
import { encounterFile, startOf } from './fight/encounter/file.ts'
import type { FightFact } from './fight/facts/facts.ts'
import { fightPlay } from './fight/index.ts'
import type { Fight } from './fight/state/state.ts'
import { duels, type SetDuel } from './fight/test/duels.ts'
import { beginningOf, liking, mixed, SMALL } from './fight/test/fuzz-fights.ts'
import { fight } from './fight/turn/fight.ts'
import { oddPeople } from './fired-fixture.ts'
import { ANIMALS } from './make/beast/animals.ts'
import { makeBeast } from './make/beast/beast.ts'
import { beastSheet } from './make/beast/block.ts'
import { choosable } from './ruleset/rules.ts'
import { problemsOf } from './sheet/problems.ts'
import { sheetOf } from './sheet/sheet.ts'
import { treatWounds } from './story/body/aid.ts'
import { type Story, storyOf } from './story/facts/state.ts'
import type { StoryFact } from './story/facts/story-facts.ts'
import { strikeVehicle, tellVehicle } from './story/gunnery/vehicle-hit.ts'
import { storyPlay } from './story/index.ts'
import { playThrough } from './story/play-through.ts'
import { somebody, story } from './story/test/people-fixture.ts'

const TIMES = 3

/** Anything that is allowed, as the dice fall. */
const anything = (): Policy<unknown> => {
  const source = seeded('anything')
  return ({ choices }) => {
    const allowed = choices.filter(choice => choice.refused === undefined)
    return allowed[source.draw(Math.max(1, allowed.length), 1)]?.key ?? ''
  }
}

function buildAll(counter: Why): void {
  for (const one of [...Object.values(story().people), ...oddPeople()]) {
    sheetOf(one, counter)
    problemsOf(one, counter)
  }
  for (const { name } of ANIMALS) beastSheet(makeBeast({ animal: name }, counter), counter)
}

/** The usual people, and one from a simpler time. */
function people(): Story {
  const primitive = oddPeople().find(({ identity }) => identity.native_tl !== null)
  return storyOf({ ...story().people, ...(primitive === undefined ? {} : { [primitive.identity.name]: primitive }) })
}

const LORRY = { vehicle: 'the lorry', full_hp: 1000, dr: 2, fuel: 'gasoline', windows: 1 }
const SHOTS_AT_IT = 60

/** What a story seldom comes to by itself: simple bandaging, and a vehicle that is struck where it hurts most. */
function surely(play: Simulator<Story, StoryFact>, source: Source): void {
  const run = <X, R>(procedure: ProcedureKind<Story, StoryFact, X, R>, x: object, from: Story): Story =>
    play.run(procedure, procedure.given.read(x, procedure.id), from, source).state
  const hurt = somebody({ identity: { name: 'Hal' }, state: { condition: { hp_lost: 3 } } })
  const story = storyOf({ Hal: hurt, Ida: somebody({ identity: { name: 'Ida' } }) })
  run(treatWounds, { who: 'Hal', healer: 'Ida', how: 'bandage' }, story)
  let struck = run(tellVehicle, LORRY, story)
  for (let shot = 0; shot < SHOTS_AT_IT; shot++) {
    struck = run(strikeVehicle, { vehicle: LORRY.vehicle, effective: 16, damage: '1d' }, struck)
  }
}

const FIGHTS = 30
const SECONDS = 40
const DUEL_SECONDS = 20

/** What a package plays besides, each in the same campaign and under the same counter. */
export interface Further {
  readonly story?: (play: Simulator<Story, StoryFact>, why: Why) => void
  /** Fights, with what both sides like to do, and how often each is fought. */
  readonly duels?: (options: readonly string[]) => readonly SetDuel[]
  /** The usual stories and fights are left out. */
  readonly only?: boolean
}

/** How often each rule fired, in a campaign that chose these options. */
export function firedWith(
  all: Choosable,
  options: readonly string[],
  further: Further = {},
): ReadonlyMap<string, number> {
  const ruleset: Ruleset = compose(all, { options, settings: {} })
  const counter = ruleset.count()
  const play = simulator({ ...storyPlay, ruleset }, anything(), counter)
  further.story?.(play, counter)
  const world = { ...fightPlay, ruleset }
  if (further.only !== true) playAll(play, world, options, counter)
  for (const { title, file, likes, times } of further.duels?.(options) ?? []) {
    fightOut(world, title, file, likes, times, counter)
  }
  return counter.fired
}

type Fights = World<Fight, FightFact>

function playAll(play: Simulator<Story, StoryFact>, world: Fights, options: readonly string[], counter: Why): void {
  const { ruleset } = world
  buildAll(counter)
  for (let time = 0; time < TIMES; time++) playThrough(play, people(), seeded(`story ${time}`))
  surely(play, seeded('surely'))
  const fights = simulator(world, mixed('fights', ruleset), counter)
  for (let nth = 0; nth < FIGHTS; nth++) {
    const start = beginningOf(`fight ${nth}`, options, counter, SMALL)
    fights.run(fight, { seconds: SECONDS }, start, seeded(`dice ${nth}`))
  }
  for (const { title, file, likes, times } of duels(options)) fightOut(world, title, file, likes, times, counter)
}

function fightOut(
  world: Fights,
  title: string,
  file: unknown,
  likes: readonly string[],
  times: number,
  counter: Why,
): void {
  const start = startOf(encounterFile.read(file, title), title, counter)
  const duel = simulator(world, liking(likes, title, mixed(title, world.ruleset)), counter)
  for (let time = 0; time < times; time++) {
    duel.run(fight, { seconds: DUEL_SECONDS }, start, seeded(`${title} ${time}`))
  }
}

/** As printed. */
export const gurpsFired = (): ReadonlyMap<string, number> => firedWith(choosable, [])
