/** A story in which every deed of this book is tried, by people of several sizes. */
import { seeded } from '@umpire/dice'
import type { ProcedureKind, Simulator, Why } from '@umpire/engine'
import { climb, fall, inFire, inTheWater, leap, somebody, storyOf } from '@umpire/gurps/story-fixtures'
import { furtherDeeds, type Story, type StoryFact } from '@umpire/gurps/story-rooms'
import { handleBeast, handwork, intimidate, operate } from '../story/among.ts'
import { course } from '../story/course.ts'
import { strain } from '../story/effort.ts'
import { inJet, runDown, usePower } from '../story/harms.ts'
import { hurl } from '../story/hurl.ts'
import { follow, sneak } from '../story/sneak.ts'
import { sport } from '../story/sport.ts'
import { spring } from '../story/spring.ts'
import { bearWeight } from '../story/weigh.ts'

const SKILLS = [
  'Jumping',
  'Throwing',
  'Acrobatics',
  'Stealth',
  'Tracking',
  'Climbing',
  'Swimming',
  'Running',
  'Light Walk',
]

const person = (name: string, height_in: number, weight_lb: number, st: number, traits: readonly string[] = []) =>
  somebody({
    identity: { name, height_in, weight_lb },
    attributes: { st, dx: 13, iq: 11, ht: 13 },
    traits,
    skills: SKILLS.map(skill => ({ skill, points: 8 })),
  })

/** A man, a giant and a thumbling. */
const people = () =>
  storyOf({
    Ida: person('Ida', 70, 150, 12),
    Olaf: person('Olaf', 250, 4200, 40, ['Fat']),
    Tom: person('Tom', 8, 0.2, 2),
  })

const OF_GURPS = [climb, fall, inFire, inTheWater, leap]

type Run = <X, R>(procedure: ProcedureKind<Story, StoryFact, X, R>, x: object) => void

const GAMES = ['triple jump', 'slam dunk', 'hammer', 'discus', 'javelin', 'caber', 'pitch', 'fastball']

/** Each of them in a campaign that has it; whatever is not in force is not asked for. */
export function tryDeeds(play: Simulator<Story, StoryFact>, why: Why): void {
  const source = seeded('deeds')
  const inForce = new Set([...OF_GURPS, ...furtherDeeds.in(why)].map(({ id }) => id))
  for (const who of ['Ida', 'Olaf', 'Tom']) {
    const against = who === 'Ida' ? 'Olaf' : 'Ida'
    const run: Run = (procedure, x) => {
      if (!inForce.has(procedure.id)) return
      play.run(procedure, procedure.given.read({ who, ...x }, procedure.id), people(), source)
    }
    for (const at_yards of [0, 2, 30]) {
      run(hurl, {
        weight_lb: who === 'Tom' ? 0.01 : 1,
        at_yards,
        target: against,
        move: 2,
        all_out: true,
        extra_effort: 1,
      })
    }
    run(hurl, { weight_lb: 0.01, both_hands: true })
    for (const pose of ['no_roll', 'roll', 'roll-4']) run(spring, { pose, move: 5, from_yards: 1, extra_effort: 1 })
    run(spring, { angle: 90, move: 5 })
    run(strain, { action: 'lifting' })
    for (const game of GAMES) run(sport, { game, weight_lb: 0.05 })
    for (const from of ['V', 'H']) run(sneak, { from, share_of_move: 0.4, dogs: true })
    for (const how of ['tracks', 'shadows']) run(follow, { against, how })
    run(intimidate, { against, granted: 2 })
    for (const skill of ['Animal Handling', 'Riding']) run(handleBeast, { skill, beast_size: 4 })
    for (const task of ['pickpocket', 'holdout', 'manual']) run(handwork, { task })
    run(operate, { cabin: 'cramped' })
    run(bearWeight, { g: 4, hours: 2 })
    run(course, { yards: 100, bends: 3, control_penalty: -4, current: 1 })
    run(inJet, { damage: '2d', breather_size: 2, distance: 3 })
    run(runDown, { mass_lb: 2000, mph: 30, kw: 50 })
    run(usePower, { points: 2 })
    for (const landing of ['hard', 'water']) run(fall, { yards: 6, landing })
    run(climb, { climb: 'ordinary-tree', height_feet: 12 })
    run(leap, { run_yards: 3 })
    run(inFire, { seconds: 2 })
    run(inTheWater, { yards: 50, minutes: 2 })
  }
}
