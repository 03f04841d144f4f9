/** Medicine, on people and on aliens. */
import { int, oneOf, or, rule } from '@umpire/engine'
import { LEVEL } from './level.ts'

const MEDIC = 1
const LOW_PASSAGE = { level: 2, dm: 1 }
const DOCTOR = 3
const SURGEON_DEXTERITY = 8
const AGING_CRISIS_PER_LEVEL = 1

export const medical = rule(
  {
    id: 'traveller.skill.medical',
    title: 'Medical',
    lines: '664-672',
    given: { level: LEVEL, dexterity: or(int({ min: 0, max: 60 }), 0) },
  },
  (x, why) => {
    // None and 0 qualify for nothing.
    const level = why.input('medical', x.level ?? 0)
    const medic = why.compare('medic, and restores the lightly wounded with a kit', level, '>=', MEDIC)
    const doctor = why.compare('doctor, and restores the seriously wounded in a facility', level, '>=', DOCTOR)
    const revives = why.compare('helps to revive low passengers', level, '>=', LOW_PASSAGE.level)
    return {
      medic_job: medic,
      doctor,
      surgeon: doctor && why.compare('dexterity of a surgeon', x.dexterity, '>=', SURGEON_DEXTERITY),
      restores_light: medic,
      restores_serious: doctor,
      low_passage_dm: revives ? LOW_PASSAGE.dm : 0,
      aging_crisis_dm: AGING_CRISIS_PER_LEVEL * level,
    }
  },
)

const ALIEN = -2

export const xenoMedicine = rule(
  {
    id: 'traveller.skill.xeno-medicine',
    title: 'Medicine on aliens',
    lines: '674-674',
    given: { level: LEVEL, patient: or(oneOf('human', 'alien'), 'human') },
    gives: 'effective_level',
  },
  (x, why) => {
    if (x.level === null) return null
    const level = why
      .sum('level')
      .add('medical', x.level)
      .when(x.patient === 'alien', 'alien', ALIEN, 'human')
      .total()
    // Less than level 0 is no skill.
    return why.compare('a level', level, '>=', 0) ? level : null
  },
)
