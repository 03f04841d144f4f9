/**
 * What a campaign decides: numbers of its own, what the book refers to but does not print, and traits and skills that it
 * adds. Kept as the settings of a table, or of a file that its characters share.
 */
import { flag, int, list, map, nullable, num, oneOf, or, record, setting, text } from '@umpire/engine'
import { skillField } from '../catalog/entry/skill.ts'
import { traitField } from '../catalog/entry/trait.ts'

const points = num({ min: 0, max: 100_000 })
const names = nullable(list(text(100), 1000))

export const budget = setting('gurps.budget', 'Points to build a character with', points, 100)
export const disadvantageCap = setting(
  'gurps.disadvantage_cap',
  'Most points from disadvantages, a negative number',
  num({ min: -10_000, max: 0 }),
  -40,
)
export const strictLimit = setting('gurps.strict_limit', 'Disadvantages past the cap are an error', flag(), true)
export const standardWealth = setting('gurps.standard_wealth', 'Standard starting wealth, $', points, 1500)
export const techLevel = setting('gurps.tech_level', 'Tech level of the campaign', int({ min: 0, max: 16 }), 6)
export const legalAge = setting('gurps.legal_age', 'Legal age', int({ min: 1, max: 100 }), 18)
export const youthBoughtOff = setting(
  'gurps.youth_bought_off',
  'When Youth is bought off: a year at each birthday, or all of it at legal age',
  oneOf('each-birthday', 'legal-age'),
  'each-birthday',
)
export const oneEyeStacks = setting(
  'gurps.one_eye_stacks',
  'One Eye takes its -1 from ranged weapons as well as its -3',
  flag(),
  false,
)
export const daredevilRerolls = setting(
  'gurps.daredevil_rerolls',
  'How often Daredevil throws again for one critical failure',
  int({ min: 1, max: 10 }),
  1,
)
export const rankStatus = setting(
  'gurps.rank_status',
  'Free Status by Military Rank, which the book prints elsewhere',
  map(int({ min: 0, max: 8 }), 9),
  {},
)
export const statusLevels = setting(
  'gurps.status_levels',
  'What each Status means and costs a month, which the book prints elsewhere',
  map(record({ title: or(text(200), ''), cost_of_living: or(points, 0) }), 20),
  {},
)
export const allowedTraits = setting(
  'gurps.allowed_traits',
  'Traits that may be taken; all if none are named',
  names,
  null,
)
export const allowedSkills = setting(
  'gurps.allowed_skills',
  'Skills that may be learned; all if none are named',
  names,
  null,
)
export const customTraits = setting('gurps.traits', 'Traits of the campaign', list(traitField, 500), [])
export const customSkills = setting('gurps.skills', 'Skills of the campaign', list(skillField, 500), [])
