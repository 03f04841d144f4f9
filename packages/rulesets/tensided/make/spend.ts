/** How experience is spent: towards what the archetype is for, until nothing more can be paid. */
import type { Source } from '@umpire/dice'
import { BadInput } from '@umpire/engine'
import { rowOf } from '../tables/skills.ts'
import type { Archetype, Training } from './archetype.ts'
import type { Draft } from './draft.ts'
import { among, between, chance, drawn } from './draw.ts'
import { LANGUAGES } from './names.ts'
import type { Wishes } from './wishes.ts'

/** A field for a skill that no archetype speaks of. */
function fieldsOf(skill: string): readonly string[] {
  const { concentrations, samples = [] } = rowOf(skill)
  if (concentrations === 'by-vehicle') return ['light aircraft']
  if (concentrations === 'open') return samples.length > 0 ? samples : ['general']
  return concentrations
}

const WISHED = 8

function trainingsOf({ skills }: Archetype, wished: readonly string[]): readonly Training[] {
  const more = wished
    .filter((skill, at) => wished.indexOf(skill) === at && !skills.some(known => known.skill === skill))
    .map((skill): Training => ({ skill, weight: WISHED, fields: fieldsOf(skill) }))
  return [...more, ...skills]
}

export function takeTraits(draft: Draft, archetype: Archetype, wishes: Wishes, source: Source): void {
  const { companion } = wishes
  for (let left = between(0, 2, source); left > 0; left--) {
    const flaw = drawn(archetype.flaws, source)
    if (flaw !== undefined) draft.takeFlaw(flaw)
  }
  if (companion !== undefined && !draft.takeMerit(companion, 1)) {
    const price = draft.meritPrice(companion)
    throw new BadInput('wishes.companion', `a merit of at most ${draft.available} XP; it costs ${price}`, companion)
  }
  for (let left = between(0, 2, source); left > 0; left--) {
    const merit = drawn(archetype.merits, source)
    if (merit !== undefined) draft.takeMerit(merit, 0.25)
  }
}

/** Levels that the first skills of an archetype have before anything else is thought of. */
const FIRST = [4, 3, 2]
const MOST_STEPS = 5000
const ABILITY = 20
const FIELD = 8
const LANGUAGE = 3

function step(draft: Draft, archetype: Archetype, source: Source): boolean {
  if (chance(ABILITY, source) && archetype.abilities.some(ability => draft.buyAbility(ability))) return true
  if (chance(FIELD, source) && draft.skills.some(learning => draft.addField(learning))) return true
  const foreign = chance(LANGUAGE, source) ? among(LANGUAGES, source) : undefined
  if (foreign !== undefined && draft.learnLanguage(foreign)) return true
  // What is cheap is likelier: few people have one skill alone.
  const payable = draft.skills.flatMap(one => {
    const price = draft.nextLevel(one)
    return price > draft.available ? [] : [[Math.max(1, Math.round((100 * one.training.weight) / price)), one] as const]
  })
  const learning = drawn(payable, source)
  return learning !== undefined && draft.raiseSkill(learning)
}

export function spend(draft: Draft, archetype: Archetype, wishes: Wishes, source: Source): void {
  const trainings = trainingsOf(archetype, wishes.skill)
  for (const training of trainings) draft.learning(training)
  for (const [at, level] of FIRST.entries()) {
    const learning = draft.skills[at]
    if (learning === undefined) continue
    while (learning.level < level && draft.raiseSkill(learning));
  }
  for (let steps = 0; steps < MOST_STEPS && step(draft, archetype, source); steps++);
}
