/** Checks of skills: points that count, specialties, and what the campaign has. */
import { nearest, type Why } from '@umpire/engine'
import { allowedSkills } from '../campaign/settings.ts'
import { armSkills } from '../catalog/arms/arms.ts'
import type { KnownSkill } from '../catalog/entry/skill-targets.ts'
import { bearersIn, type LearnedSkill, techLevelOf } from '../character/known.ts'
import { nativeTl } from '../character/native-tl.ts'
import { levelFromPoints, skillCost } from '../skill/cost/cost.ts'
import { difficultyFor } from '../skill/default.ts'
import { type Check, type Finding, found, strangeIn } from './check.ts'
import type { Summary } from './summary.ts'

const place = ({ index }: LearnedSkill): string => `skills[${index}]`
const HALF = 0.5

const writtenAs = ({ name, specialty }: KnownSkill): string => (specialty === null ? name : `${name} (${specialty})`)

const isHalf = (points: number): boolean => Number.isInteger(points / HALF)

function badPoints({ known: { skills }, native_language_points: native }: Summary): readonly Finding[] {
  const all = [
    ...skills.map(one => ({ where: `${place(one)}.points`, points: one.learned.points })),
    { where: 'native_language_points', points: native },
  ]
  return all.flatMap(({ where, points }) => [
    ...found(
      points < 0,
      where,
      () => `${points} points: nobody has less than none in a skill; half a point is the least that can be spent`,
    ),
    ...found(
      points >= 0 && !isHalf(points),
      where,
      () => `${points} points: skills are bought with whole and half points only`,
    ),
  ])
}

/** Where the points reach, and where the next level begins. */
function wasted(one: LearnedSkill, why: Why): readonly Finding[] {
  const { points, difficulty: told } = one.learned
  const [type, difficulty] = [one.known.skill.type, difficultyFor(one.known, told)]
  // What a step costs hangs on the level above the attribute alone.
  const attribute = 10
  const bought = { type, difficulty, attribute }
  const { level, unused } = levelFromPoints({ ...bought, points }, why)
  return found(unused > 0, `${place(one)}.points`, () => {
    if (level === null) return `${points} points buy nothing: the first step costs half a point`
    const next = skillCost({ ...bought, level: level + 1 }, why).points
    return `${points} points buy no more than ${points - unused} do: the next level costs ${next}`
  })
}

const unused = ({ known: { skills }, native_language_points: native }: Summary, why: Why): readonly Finding[] => [
  ...skills.flatMap(one => (one.learned.points > 0 && isHalf(one.learned.points) ? wasted(one, why) : [])),
  ...found(
    native > 0 && isHalf(native) && !Number.isInteger(native),
    'native_language_points',
    () => `${native} points in the native language: each level costs a whole point`,
  ),
]

const specialtyMissing = ({ known: { skills } }: Summary): readonly Finding[] =>
  skills.flatMap(one => {
    const { skill, specialty } = one.known
    return found(skill.specialty && specialty === null, place(one), () => {
      const of = skill.options.length > 0 ? `, such as ${skill.name} (${skill.options[0]})` : ''
      const each = skill.specialty_is === undefined ? '' : ` (${skill.specialty_is})`
      return `${skill.name} is learned by specialties${each}: name one in brackets${of}`
    })
  })

/** Specialties that the book names or a weapon of the campaign is used with; others may be made up. */
function knownSpecialties({ name, options }: KnownSkill['skill'], why: Why): readonly string[] {
  const ofArms = armSkills(why).flatMap(written => {
    const [, own, specialty] = /^(.*?) \((.*)\)$/.exec(written) ?? []
    return specialty !== undefined && own?.toLowerCase() === name.toLowerCase() ? [specialty] : []
  })
  return [...new Set([...options, ...ofArms])]
}

/** Made up, and yet so near to a known one that it was meant. */
const specialtyMisspelt = ({ known: { skills } }: Summary, why: Why): readonly Finding[] =>
  skills.flatMap(one => {
    const { skill, specialty } = one.known
    if (!skill.specialty || specialty === null) return []
    const known = knownSpecialties(skill, why)
    if (known.some(name => name.toLowerCase() === specialty.toLowerCase())) return []
    const meant = nearest(specialty, known)
    if (meant === undefined) return []
    const message = `no specialty ${specialty} is known: perhaps ${skill.name} (${meant}) — as written it is a skill of its own`
    return [{ where: place(one), message }]
  })

/** The same skill, at the same tech level. */
const sameAs = (one: LearnedSkill): string =>
  [writtenAs(one.known), one.learned.tl ?? one.known.tl ?? ''].join('/').toLowerCase()

function learnedTwice({ known: { skills }, native_language }: Summary): readonly Finding[] {
  const seen = new Set<string>()
  return skills.flatMap((one): readonly Finding[] => {
    const { skill, specialty } = one.known
    const [own, name] = [sameAs(one), writtenAs(one.known)]
    const before = seen.has(own)
    seen.add(own)
    const native = skill.group === 'language' && specialty?.toLowerCase() === native_language.toLowerCase()
    if (native) {
      const message = `${name} is the native language: it comes free, and points for more of it go to native_language_points`
      return [{ rule: 'gurps.language.skill', where: place(one), message }]
    }
    return found(before, place(one), () => `${name} is in the list twice: put all its points in one line`)
  })
}

const isAllowed = ({ known }: LearnedSkill, allowed: readonly string[]): boolean => {
  const names = [known.name, writtenAs(known)].map(name => name.toLowerCase())
  return allowed.some(name => names.includes(name.toLowerCase()))
}

function outsideTheList({ known: { skills } }: Summary, why: Why): readonly Finding[] {
  const allowed = allowedSkills(why)
  if (allowed === null) return []
  return skills
    .filter(one => !isAllowed(one, allowed))
    .map(one => ({
      where: place(one),
      message: `${writtenAs(one.known)} is not among the skills of this campaign: ${allowed.join(', ') || 'none'}`,
    }))
}

const isPrimitive = ({ known: { traits } }: Summary): boolean => traits.some(({ trait }) => trait.id === 'primitive')

function strangeTech(x: Summary, why: Why): readonly Finding[] {
  if (!isPrimitive(x)) return []
  const home = nativeTl(x.native_tl, bearersIn(x.known), why)
  const { skills, items } = x.known
  const learned = skills.map(one => ({
    where: place(one),
    name: writtenAs(one.known),
    // Learned at home, unless something else is said.
    tl: one.known.skill.tl ? (one.learned.tl ?? one.known.tl ?? home) : null,
  }))
  const owned = items.map(one => ({
    where: `items[${one.index}]`,
    name: one.item.name,
    tl: techLevelOf(one, why),
  }))
  return [...learned, ...owned].flatMap(({ where, name, tl }) =>
    found(
      (tl ?? 0) > home,
      where,
      () => `${name} belongs to TL${tl}: a Primitive from TL${home} begins with nothing above that`,
    ),
  )
}

export const SKILL_CHECKS: readonly Check[] = [
  {
    check: 'a skill that nobody knows',
    severity: 'error',
    rules: ['gurps.skill.catalog'],
    find: x => strangeIn(x, 'skills'),
  },
  {
    check: 'points in skills below nothing, or no half points',
    severity: 'error',
    rules: [levelFromPoints.id],
    find: badPoints,
  },
  {
    check: 'skill points that buy nothing more (not a step of the table)',
    severity: 'warning',
    rules: [levelFromPoints.id],
    find: unused,
  },
  {
    check: 'specialty missing where one is required',
    severity: 'error',
    rules: ['gurps.skill.specialty'],
    find: specialtyMissing,
  },
  {
    check: 'a specialty that is nearly a known one',
    severity: 'warning',
    rules: ['gurps.skill.specialty'],
    find: specialtyMisspelt,
  },
  {
    check: 'a skill or a language learned twice',
    severity: 'error',
    rules: ['gurps.skill.specialty', 'gurps.language.skill'],
    find: learnedTwice,
  },
  {
    check: 'a skill or item above the native Tech Level of a Primitive',
    severity: 'error',
    rules: ['gurps.disadvantage.primitive'],
    find: strangeTech,
  },
  {
    check: 'a skill that the campaign does not allow',
    severity: 'error',
    rules: ['gurps.skill.catalog'],
    find: outsideTheList,
  },
]
