/** Characters for everybody outside: made towards a wish, read, checked, printed. */
import type { Source } from '@umpire/dice'
import {
  BadInput,
  type Characters,
  type Chosen,
  compose,
  type Field,
  flag,
  int,
  type Json,
  keyOf,
  list,
  MemoTable,
  nearest,
  oneOf,
  optional,
  or,
  record,
  text,
} from '@umpire/engine'
import { careers, type Recorded } from './career/bulk.ts'
import { characterOf } from './career/character.ts'
import { historyProblems } from './career/check-history.ts'
import { WISHES, type Wish } from './career/policy/goal.ts'
import { wishing } from './career/policy/policy.ts'
import { careerWorld } from './career/world.ts'
import { problems, readCharacter } from './character/check/check.ts'
import { npcGeneration } from './npc/generation.ts'
import { choosable } from './ruleset/rules.ts'
import { printForm } from './sheet/form.ts'
import { printLines } from './sheet/formats.ts'
import { characterSchema, printJson } from './sheet/json.ts'
import { printPage } from './sheet/page.ts'
import { parseLines } from './sheet/parse-lines.ts'
import { skillNamed } from './skill/names.ts'
import { SKILLS } from './tables/skill/skills.ts'
import { SERVICES } from './tables/words.ts'

const NAMED_WISHES = ['a pilot', 'a doctor', 'a fighter', 'rich', 'anything'] as const

const CAREER_SKILLS: readonly string[] = [...SKILLS, 'Blade Combat', 'Gun Combat', 'Vehicle']
const SKILL_TEXT = text(100)

/** A wish for a skill that no table brings would be passed over in silence. */
const careerSkill: Field<string> = {
  spec: SKILL_TEXT.spec,
  read: (value, place) => {
    const written = SKILL_TEXT.read(value, place)
    const skill = skillNamed(written)
    if (CAREER_SKILLS.includes(skill)) return skill
    const meant = nearest(skill, CAREER_SKILLS)
    const expected = meant === undefined ? 'a skill that a career may bring' : `a skill, perhaps ${meant}`
    throw new BadInput(place, expected, written)
  },
}

const MAKING = {
  name: or(text(100), ''),
  gender: or(text(100), ''),
  race: or(text(100), ''),
  /** A non-player character. */
  npc: or(flag(), false),
  wish: or(oneOf(...NAMED_WISHES), 'anything'),
  service: optional(oneOf(...SERVICES)),
  /** How many terms are wished for; the service may refuse, or demand more. */
  terms: optional(int({ min: 1, max: 7 })),
  /** Skills to be sought. */
  skill: or(list(careerSkill, 10), []),
  /** Made again until one has this skill. */
  until_skill: optional(careerSkill),
  /** Also those who did not live through it. */
  dead: or(flag(), false),
}
const making = record(MAKING)

const MOST_TRIES = 10_000

/** Made again until one lives, and has the skill that is wanted. */
function fitting(
  one: (source: Source) => Recorded,
  source: Source,
  wanted: string | undefined,
  dead: boolean,
): Recorded {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const made = one(source)
    if (dead && wanted === undefined) return made
    if (made.alive && (wanted === undefined || hasSkill(made, wanted))) return made
  }
  throw new BadInput('until skill', `a skill that a career may bring within ${MOST_TRIES} tries`, wanted)
}

const silent = compose(choosable).silent

function hasSkill({ career }: Recorded, wanted_skill: string): boolean {
  const generated = [Object.fromEntries(career.skills.map(({ skill, level }) => [skill, level]))]
  return npcGeneration({ wanted_skill, generated, dead: [], assign: {} }, silent).chosen !== null
}

/** Weighing a wish takes longer than a career, and they are made by the dozen. */
const policies = new MemoTable<string, ReturnType<typeof wishing>>(1)
const policyFor = (wish: Wish): ReturnType<typeof wishing> => policies.get(keyOf(wish), () => wishing(wish))

function make(wishes: unknown, chosen: Partial<Chosen>, source: Source): Json {
  const { name, gender, race, npc, wish, service, terms, skill, until_skill, dead } = making.read(wishes, 'wishes')
  const world = careerWorld(compose(choosable, chosen))
  const skills = until_skill === undefined ? skill : [...skill, until_skill]
  const wished: Wish = {
    ...WISHES[wish],
    ...(service === undefined ? {} : { service }),
    ...(terms === undefined ? {} : { terms }),
    ...(skills.length === 0 ? {} : { skills }),
  }
  const who = { name, gender, race, player_character: !npc }
  const one = careers(world, policyFor(wished), who).recorded
  const { career, history } = fitting(one, source, until_skill, dead)
  return characterOf(career, history)
}

const FORMATS: { readonly [format: string]: string } = {
  lines: 'the two lines of the book: rank and service, UPP, age, terms, credits; skills and possessions',
  text: 'the personal data form, for a terminal',
  html: 'the personal data form, as a page to print: one sheet, or more if much is owned',
  json: 'the file',
}

function print(character: Json, format: string): string {
  const one = readCharacter(character, 'character')
  switch (format) {
    case 'lines':
      return `${printLines(one)}\n`
    case 'text':
      return printForm(one, { confidential: true })
    case 'html':
      return printPage(one, { confidential: true })
    case 'json':
      return printJson(one)
    default:
      throw new BadInput('format', `one of ${Object.keys(FORMATS).join(', ')}`, format)
  }
}

export const characters: Characters = {
  making: MAKING,
  make,
  read: readCharacter,
  problems: character => {
    const one = readCharacter(character, 'character')
    return [...problems(one), ...historyProblems(one)]
  },
  formats: FORMATS,
  print,
  parse: (written, place) => parseLines(written, place),
  schema: characterSchema,
}
