/** A story with something of everything: each procedure with inputs it can go through, chosen as the dice fall. */
import type { Source } from '@umpire/dice'
import type { ProcedureKind, Simulator } from '@umpire/engine'
import { SENSES } from '../attribute/scores.ts'
import { PHOBIAS } from '../catalog/traits/phobias.ts'
import { RESIST_TABLE } from '../disadvantage/resist-table.ts'
import { SITUATIONS } from '../reaction/reaction.ts'
import { sheetOf } from '../sheet/sheet.ts'
import { characterIn, type Story } from './facts/state.ts'
import type { StoryFact } from './facts/story-facts.ts'
import { liveThrough } from './live-through.ts'
import { aftermath, fear } from './mind/fears.ts'
import { fright } from './mind/fright.ts'
import { perceive, standFirm } from './mind/perceive.ts'
import { resist, tallTale, temptation } from './mind/resist.ts'
import { sense } from './mind/senses.ts'
import { morningWithoutTobacco, smoke } from './mind/tobacco.ts'
import { SCORES } from './person/score.ts'
import { contest } from './roll/contest.ts'
import { damage } from './roll/damage.ts'
import { meeting } from './roll/meeting.ts'
import { jump } from './roll/parachute.ts'
import { successRoll } from './roll/success-roll.ts'
import { coerce, speak } from './roll/talk.ts'
import { adventureStart } from './session/adventure.ts'
import { birthday, improve, revealSecret, sessionEnd } from './session/session.ts'
import { ruling, settle } from './session/settle.ts'

type Run = <X, R>(procedure: ProcedureKind<Story, StoryFact, X, R>, x: object) => void

const OBSERVER = { human: true, sex: 'opposite', sees: true, hears: true, notices: true, puts_up_with_you: true }
const SKILLS = ['Stealth', 'Guns (rifle)', 'Telegraphy', 'Freight Handling', 'Tracking', 'Karate', 'Diplomacy']
const MEETINGS = 4
const PURCHASES = [
  { on: 'attribute', what: 'DX', to: 14 },
  { on: 'skill', what: 'Stealth', to: 15 },
  { on: 'native language', to: 16 },
  { on: 'advantage', what: 'Combat Reflexes' },
  { on: 'buy off', what: 'Greed' },
  { on: 'buy off quirk', what: 'whistles' },
  { on: 'put on', what: 'Bad Temper' },
  { on: 'put on quirk', what: 'limps in the rain' },
]

function rolls(run: Run, who: string, others: readonly string[]): void {
  for (const skill of [...SCORES, ...SKILLS]) {
    run(successRoll, { who, skill, taking_risk: true, task: skill, now: '12:00' })
    run(successRoll, { who, skill, task: skill, secret: 'outcome', darkness: -3, off_hand: true })
    run(contest, { who, skill, against_score: 12, activity: 'combat' })
  }
  for (const against of others) {
    run(contest, { who, skill: 'DX', against, kind: 'quick' })
    run(contest, { who, skill: 'Acting', against })
    run(contest, { who, skill: 'Will', against, kind: 'regular' })
  }
}

function talks(run: Run, who: string, others: readonly string[]): void {
  for (const npc of [...others, 'a stranger']) {
    // More than once: whoever tries to influence the other is not rolled for.
    for (let time = 0; time < MEETINGS; time++) {
      run(meeting, { who, npc, observer: OBSERVER, disliked: true, carousing: true, situation: -1, behaviour: 1 })
    }
    run(coerce, { who, skill: 'Intimidation', npc, ...(npc === 'a stranger' ? { npc_will: 11 } : {}) })
  }
  for (const about of SITUATIONS) {
    const wanted = { who, about, fair_price: 90, party: 'buys', party_names: 70, fight_in_progress: about === 'combat' }
    // Often somebody tries to influence the other instead.
    for (let time = 0; time < MEETINGS; time++) run(meeting, wanted)
  }
  for (const language of ['French', 'German', 'gestures']) run(speak, { who, language })
}

function weaknesses(run: Run, who: string): void {
  for (const { trait, trigger } of RESIST_TABLE) run(resist, { who, trait, trigger })
  run(resist, { who, trait: 'Vow' })
  run(temptation, { who, deal: 'shady', poor: true, rich_prize: true })
  run(tallTale, { who, lie: 'outlandish' })
  for (const { name } of PHOBIAS) run(fear, { who, phobia: name })
  run(fear, { who, exposure: 'mastered' })
  for (const warned of ['Danger Sense', 'Common Sense', 'Empathy']) run(sense, { who, sense: warned })
  for (const one of SENSES) run(perceive, { who, sense: one, darkness: -2, distance_feet: 2 })
  run(standFirm, { who, resisting: 'impulse', modifier: -1 })
  run(morningWithoutTobacco, { who })
  run(smoke, { who })
}

/** Everything somebody can hit with. */
const armsOf = (story: Story, who: string): ReadonlySet<string> =>
  new Set(
    sheetOf(characterIn(story, who))
      .attacks.filter(line => line.damage !== '')
      .map(({ weapon }) => weapon),
  )

/** Runs through all of it once; what a step leaves is where the next begins. */
export function playThrough(play: Simulator<Story, StoryFact>, start: Story, source: Source): Story {
  let state = start
  const run: Run = (procedure, x) => {
    state = play.run(procedure, procedure.given.read(x, procedure.id), state, source).state
  }
  const names = Object.keys(start.people)
  run(adventureStart, { title: 'through everything', year: 1943 })
  run(ruling, { question: 'whether it rains', tool: 'random-roll', times: 2, out_of: 6 })
  run(ruling, { question: 'whether the door holds', tool: 'success-roll', effective: 12 })
  for (const who of names) {
    const others = names.filter(name => name !== who)
    rolls(run, who, others)
    talks(run, who, others)
    weaknesses(run, who)
    run(jump, { who, rough: true })
    for (const weapon of armsOf(start, who)) run(damage, { who, weapon, target: others[0] ?? null, dr: 1 })
  }
  run(aftermath, { killers: names, gm_modifier: -2 })
  run(sessionEnd, { award: 500, by_gm: true, dependent_event: 'kidnapped-and-recovered' })
  for (const who of names) {
    for (const purchase of PURCHASES) run(improve, { who, ...purchase })
    run(revealSecret, { who, by_gm: true })
    run(birthday, { who })
    run(fright, { who, cause: 'the dead rise', gruesome: -6, modifier: -8 })
    run(settle, { who, traits: [{ trait: 'Phobia', variant: 'Necrophobia' }], by_gm: true })
  }
  return liveThrough(state, source, (procedure, x) => {
    run(procedure, x)
    return state
  })
}
