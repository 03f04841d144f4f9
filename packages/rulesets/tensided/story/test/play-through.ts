/** A story with something of everything: each procedure with inputs it can go through, as the dice fall. */
import type { Source } from '@umpire/dice'
import type { ProcedureKind, Simulator } from '@umpire/engine'
import { BANDS } from '../../core/difficulty-scale.ts'
import { GARMENTS } from '../../equipment/size.ts'
import { COLLISIONS } from '../../injury/collisions.ts'
import { RESTRAINTS } from '../../injury/severity.ts'
import { ANIMALS } from '../../skills/outdoors.ts'
import { SKILL_ROWS, SKILLS } from '../../tables/skills.ts'
import { STATS } from '../../tables/stats.ts'
import { LIGHTS, TARGET_LOOKS, VISIBILITIES } from '../../tables/visibility.ts'
import { buy } from '../buy.ts'
import type { StoryFact } from '../facts/facts.ts'
import type { Story } from '../facts/state.ts'
import { improve, sessionEnd } from '../session.ts'
import { askAround, mimic } from '../skill/chance.ts'
import { decipher, handleBomb, play as playMusic, seeThrough } from '../skill/craft.ts'
import { crashOrFall, steer } from '../skill/crash.ts'
import { knowInGeneral, standIn } from '../skill/education.ts'
import { TREATMENTS, treat } from '../skill/medic.ts'
import { befriend, climb, track } from '../skill/outdoors.ts'
import { sewOn } from '../skill/reattach.ts'
import { resolveRoll } from '../skill/resolve.ts'
import { spot, spotHidden, spotWeapon } from '../skill/spotting.ts'
import { intimidate, lead, talk } from '../skill/talk.ts'
import { extendedTask } from '../skill/task.ts'
import { crack, sneak } from '../skill/thief.ts'
import { takeDose } from '../time/addiction.ts'
import { endure, exert, hardDay, heave } from '../time/exertion.ts'
import { restAndSleep } from '../time/rest.ts'
import { passTime } from '../time/time.ts'

type Run = <X, R>(procedure: ProcedureKind<Story, StoryFact, X, R>, x: object) => void

function skills(run: Run, who: string, other: string): void {
  for (const skill of SKILLS) {
    for (const situation of Object.keys(SKILL_ROWS[skill].stats))
      run(resolveRoll, { who, skill, situation, difficulty: 14 })
  }
  for (const stat of STATS) run(resolveRoll, { who, stat, against: other, against_stat: stat })
  for (const band of BANDS) run(resolveRoll, { who, skill: 'spot', band })
  run(resolveRoll, { who, skill: 'hth-combat', weapon: 'Combat Knife', difficulty: 15 })
  run(resolveRoll, { who, skill: 'ranged-combat', weapon: '9mm Pistol', difficulty: 15 })
  run(resolveRoll, { who, skill: 'security', against: other, against_skill: 'security' })
  run(resolveRoll, { who, skill: 'alertness', stat: 'none', difficulty: 10 })
  run(knowInGeneral, { who, skill: 'law', difficulty: 8 })
  run(standIn, { who, skill: 'medicine', in_place_of: 'medic', difficulty: 8 })
  run(extendedTask, { who, name: 'a book', skill: 'education:history', difficulty: 6, keep_at_it: true, unit: 'days' })
  run(spotHidden, { who, by: other })
  run(spotWeapon, { who, size: 'medium pistol', garment: GARMENTS[3], holster: true })
  run(seeThrough, { who, by: other })
  run(sneak, { who, skill: 'stealth', against: other })
  run(sneak, { who, skill: 'sleight-of-hand', against: other })
  run(crack, { who, by: other })
  run(crack, { who, base_df: 10 })
  for (const skill of ['empathy', 'argumentation', 'manipulation']) run(talk, { who, skill, against: other })
  run(lead, { who, against: other })
  run(intimidate, { who, against: other })
  run(steer, { who, situation: 'sudden surprise' })
  run(steer, { who, skill: 'pilot', vehicle: 'helicopter' })
  run(track, { who, hours: 20, against: other })
  run(playMusic, { who, difficulty: 12 })
  run(handleBomb, { who, task: 'arm' })
  run(handleBomb, { who, task: 'disarm', by: other })
  run(decipher, { who, by: other })
}

function looks(run: Run, who: string, other: string): void {
  for (const target_look of TARGET_LOOKS) {
    for (const visibility of VISIBILITIES) {
      for (const light of LIGHTS) run(spot, { who, with: [other], target_look, visibility, light, distance: 40 })
    }
  }
}

/** Wounds, and what is done about them. */
function harms(run: Run, who: string, other: string): void {
  for (const collision of COLLISIONS) {
    for (const restraint of RESTRAINTS) {
      const mph = collision === 'pedestrian' ? [10] : [15, 5]
      run(crashOrFall, { people: [{ who, restraint }], collision, mph })
      for (const treatment of TREATMENTS) run(treat, { who: other, patient: who, treatment, tries: 3 })
      run(passTime, { weeks: 2, resting: [who], carers: { [who]: other } })
    }
  }
  run(climb, { who, surface: 'slippery', feet: 20 })
  run(passTime, { seconds: 90 })
  run(passTime, { months: 7, resting: [who] })
}

function tires(run: Run, who: string): void {
  run(exert, { who, pace: 'sprint', seconds: 20 })
  run(exert, { who, pace: 'run', load_lb: 140, seconds: 120 })
  run(heave, { who, load_lb: 500, difficulty: 14 })
  run(restAndSleep, { who: [who], rest_minutes: 5, sleep_hours: 6 })
  run(endure, { who: [who], seconds: 300, fahrenheit: 150 })
  run(endure, { who: [who], seconds: 300, fahrenheit: -20 })
  run(hardDay, { who: [who], slept_hours: 5, march_hours: 6, water: false, rest_hours: 2 })
  run(restAndSleep, { who: [who], sleep_hours: 9, woken: true })
  run(takeDose, { who, substance: 'poppy' })
  run(passTime, { days: 2 })
}

/** Runs through all of it once; what a step leaves is where the next begins. */
export function playThrough(play: Simulator<Story, StoryFact>, start: Story, source: Source): Story {
  let state = start
  const run: Run = (procedure, x) => {
    state = play.run(procedure, procedure.given.read(x, procedure.id), state, source).state
  }
  const names = Object.keys(start.people)
  for (const [at, who] of names.entries()) {
    const other = names[(at + 1) % names.length] ?? who
    skills(run, who, other)
    looks(run, who, other)
    tires(run, who)
    for (const animal of ANIMALS) run(befriend, { who, name: animal, animal, keep_at_it: true })
    harms(run, who, other)
    run(sessionEnd, { who: [who], award: 10, encounters: [{ encounter: 'tough' }] })
    run(improve, { who, skill: 'spot' })
    run(mimic, { who, whose: other })
    run(askAround, { who, predicament: 'a locked door' })
    run(buy, { who, weapon: 'Switchblade' })
    run(sewOn, { who, patient: other })
  }
  return state
}
