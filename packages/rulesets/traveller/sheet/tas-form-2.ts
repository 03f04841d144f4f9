/** The personal data form, filled from what is known. */
import {
  flag,
  int,
  type Json,
  map,
  nullable,
  oneOf,
  optional,
  or,
  ownValue,
  rule,
  text,
  type Why,
} from '@umpire/engine'
import { ageOf } from '../character/age.ts'
import type { Character } from '../character/character.ts'
import { upp } from '../chargen/characteristics.ts'
import { retirement } from '../chargen/leaving.ts'
import { nobleTitles } from '../chargen/naming.ts'
import { ranks } from '../chargen/rank.ts'
import { SERVICE_CATALOGUE } from '../tables/chargen/services.ts'
import { WEAPON_SKILLS } from '../tables/skill/skills.ts'
import { VEHICLE_TYPES } from '../tables/skill/vehicles.ts'
import { FORM_FIELDS, FORM_ITEMS, FORM_SECTIONS, type FormItem } from '../tables/tas-form-2.ts'
import { CHARACTERISTICS, SERVICES, type Service } from '../tables/words.ts'
import type { Skills } from './possessions.ts'

const MILITARY: readonly Service[] = ['navy', 'marines', 'army']

/** What skills teach to handle; brawling takes nothing. */
const EQUIPMENT: readonly string[] = [
  ...WEAPON_SKILLS.filter(skill => skill !== 'Brawling'),
  ...Object.values(VEHICLE_TYPES.rows).flat(),
  'Air/Raft',
  "Ship's Boat",
  'Vacc Suit',
  'Computer',
  'Gunnery',
]

/** Filled in unless somebody has written something else: the rules leave them open. */
const EDITABLE: readonly FormItem[] = ['4', '6', '17', '18a', '18b', '18c']

const CONFIDENTIAL: readonly FormItem[] = FORM_SECTIONS.filter(section => section.confidential)
  .flatMap(({ rows }) => rows)
  .flat()

/** The two highest levels first, the earlier of equals before the later; then the others as they were acquired. */
function ordered(skills: Skills): { readonly best: readonly string[]; readonly others: readonly string[] } {
  const all = Object.entries(skills)
  const best = all.toSorted(([, a], [, b]) => b - a).slice(0, 2)
  const written = ([skill, level]: readonly [string, number]): string => `${skill}-${level}`
  return { best: best.map(written), others: all.filter(entry => !best.includes(entry)).map(written) }
}

const listed = (names: readonly string[]): string | null => (names.length === 0 ? null : names.join(', '))

const signed = (months: number): string => `${months < 0 ? '-' : '+'}${Math.abs(months)}`

function ageModifiers(drugs: number, sleep: number): string | null {
  const parts = [...(drugs === 0 ? [] : [signed(drugs)]), ...(sleep === 0 ? [] : [signed(-sleep)])]
  return parts.length === 0 ? null : `${parts.join(' ')} months`
}

export const tasForm2 = rule(
  {
    id: 'traveller.sheet.tas-form-2',
    title: 'TAS Form 2, personal data and history',
    lines: '856-920',
    given: {
      name: or(text(100), ''),
      upp: optional(text(CHARACTERISTICS.length)),
      service: or(nullable(oneOf(...SERVICES)), null),
      terms: or(int({ min: 0, max: 100 }), 0),
      rank: or(int({ min: 0, max: 6 }), 0),
      skills: or(map(int({ min: 0, max: 30 }), 100), {}),
      tas_member: or(flag(), false),
      age: optional(int({ min: 0 })),
      drug_months: or(int(), 0),
      cold_sleep_months: or(int({ min: 0 }), 0),
      /** Of the game, from which the birthdate is counted back. */
      present_year: optional(int()),
      /** What somebody has written into the form, by item. */
      form: or(map(text(2000), 40), {}),
      /** With the block on psionics, which is for the owner and the referee. */
      confidential: or(flag(), false),
    },
  },
  (x, why): { readonly [item: string]: Json } => {
    const { service, terms, rank } = x
    const served = service === null ? null : { service, terms }
    const profile = x.upp === undefined ? undefined : upp({ upp: x.upp }, why)
    const title = service === null ? null : ranks({ service, rank }, why).long_title
    const { retired, pay_per_year } = served === null ? { retired: null, pay_per_year: null } : retirement(served, why)
    const { best, others } = ordered(x.skills)
    const auto: { readonly [item in FormItem]?: Json } = {
      '2': x.name,
      '3': profile?.upp ?? null,
      '4': profile === undefined ? null : listed(nobleTitles({ social: profile.social }, why).titles),
      '5': service !== null && MILITARY.includes(service) ? title : null,
      '6': x.present_year === undefined || x.age === undefined ? null : String(x.present_year - x.age),
      '7': ageModifiers(x.drug_months, x.cold_sleep_months),
      '9': service === null ? null : SERVICE_CATALOGUE.at(service, why).name,
      '12': terms,
      '13': title,
      '14a': retired,
      '14b': pay_per_year,
      '17': listed(EQUIPMENT.filter(name => ownValue(x.skills, name) !== undefined)),
      '18a': best[0] ?? null,
      '18b': best[1] ?? null,
      '18c': listed(others),
      '20': x.tas_member,
    }
    const filled: { [item: string]: Json } = {}
    for (const item of FORM_ITEMS) {
      if (!x.confidential && CONFIDENTIAL.includes(item)) continue
      const free = item !== '2' && (!FORM_FIELDS[item].auto || EDITABLE.includes(item))
      filled[item] = (free ? ownValue(x.form, item) : undefined) ?? auto[item] ?? null
    }
    return filled
  },
)

export interface FormChoice {
  /** With the block on psionics, for the owner and the referee only. */
  readonly confidential: boolean
  readonly presentYear?: number
}

/** The form of a character, item by item. */
export function formOf(character: Character, { confidential, presentYear }: FormChoice, why: Why) {
  const { name, characteristics, career, skills, wealth, ledger, form } = character
  return tasForm2(
    {
      name,
      upp: upp({ values: CHARACTERISTICS.map(key => characteristics[key]) }, why).upp,
      service: career?.service ?? null,
      terms: career?.terms ?? 0,
      rank: career?.rank ?? 0,
      skills,
      tas_member: wealth.tas_member,
      age: ageOf(character, why),
      drug_months: ledger.drug_months,
      cold_sleep_months: ledger.cold_sleep_months,
      ...(presentYear === undefined ? {} : { present_year: presentYear }),
      form,
      confidential,
    },
    why,
  )
}
