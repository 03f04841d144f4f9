/** The names of skills as people and the book write them: "SMG-1", "Vacc-0", "jack of all trades". */
import { rule, text } from '@umpire/engine'
import { OTHER_NAMES, SHORT_FORMS, SKILLS } from '../tables/skill/skills.ts'

/** Spelling counts, but not capitals, spaces, hyphens, slashes or apostrophes. */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}()]/gu, '')

const KNOWN: ReadonlyMap<string, string> = new Map([
  ...[...SKILLS, ...OTHER_NAMES].map((name): [string, string] => [plain(name), name]),
  ...Object.entries(SHORT_FORMS).map(([short, name]): [string, string] => [plain(short), name]),
])

/** A name, a hyphen, whatever the word processor made of it, and the level. */
const WITH_LEVEL = /^(.*\S)\s*[-\u2010-\u2015\u2212]\s*(\d{1,2})$/u

/** The name of a skill as the sheet has it. The list is open (line 748): a name that is not on it is a new skill's. */
export const skillNamed = (name: string): string => KNOWN.get(plain(name)) ?? name.trim()

export const names = rule(
  {
    id: 'traveller.skill.names',
    title: 'Skill names and abbreviations',
    lines: '421-474, 524-746, 815-828',
    given: { name: text(100) },
  },
  (x, why) => {
    const written = WITH_LEVEL.exec(x.name.trim())
    const name = written?.[1] ?? x.name
    const skill = why.table('Skill names', name, undefined, skillNamed(name))
    return { skill, level: written === null ? null : Number(written[2]), known: KNOWN.has(plain(name)) }
  },
)
