/** Skills of a file of GCS, with the points they have there. */
import { isObject, type Why } from '@umpire/engine'
import { type Catalog, catalogOf, skillNamed } from '../../../catalog/catalog.ts'
import { compact, type JsonObject, keptParts, numberIn, partIn, type Report } from '../../shared/parts.ts'
import { SKILL_NAMES } from '../fourth-skills.ts'
import { KEPT, SKILL_PARTS } from '../kept.ts'
import { foreignParts, oursIn } from '../umpire-parts.ts'
import { type Node, notesIn, wordsIn } from './node.ts'

export interface ReadSkills {
  readonly skills: { readonly written: JsonObject; readonly place: string; readonly level: number | undefined }[]
  readonly strange: string[]
  readonly left: Node[]
}

const named = (fourth: string): string | undefined => {
  const key = fourth.toLowerCase()
  return Object.hasOwn(SKILL_NAMES, key) ? SKILL_NAMES[key] : undefined
}

interface Found {
  readonly skill: string
  /** A specialty that third edition has no place for. */
  readonly dropped: string
  readonly usesTl: boolean
}

/** The skill of third edition that is meant. */
export function findSkill(name: string, specialty: string, catalog: Catalog, report: Report, place: string) {
  const whole = specialty === '' ? name : `${name} (${specialty})`
  const third = named(whole) ?? named(name)
  const bare = catalog.skillsByName.get(whole.toLowerCase()) ?? catalog.skillsByName.get(name.toLowerCase())
  if (third === undefined && bare === undefined) return undefined
  const found = report.attempt(() => skillNamed(third ?? whole, catalog, place))
  if (found === undefined) return undefined
  const { skill } = found
  const keeps = skill.specialty && found.specialty !== null
  const told =
    named(whole) !== undefined || skill.name.toLowerCase() === whole.toLowerCase() || (third === undefined && keeps)
  const result: Found = {
    skill: keeps ? `${skill.name} (${found.specialty})` : skill.name,
    dropped: told ? '' : specialty,
    usesTl: skill.tl,
  }
  return result
}

const TECH_LEVEL = /^\d{1,2}/

/** The tech level it was learned at; GCS also writes 5+4 and 3^. */
function techLevel(node: Node, report: Report): number | undefined {
  const [written] = TECH_LEVEL.exec(wordsIn(node, 'tech_level', report)) ?? []
  return written === undefined ? undefined : Number(written)
}

const isTechnique = ({ part }: Node): boolean =>
  part['type'] === 'technique' || (typeof part['id'] === 'string' && part['id'].startsWith('q'))

/** What this program wrote, as long as the name is what it wrote. */
function ownSkill({ part, place }: Node, report: Report): JsonObject | undefined {
  const ours = oursIn(part)
  const [learned, shown] = [ours?.['learned'], ours?.['shown']]
  if (!isObject(learned) || !isObject(shown)) return undefined
  const same = part['name'] === shown['name'] && part['specialization'] === shown['specialization']
  return same ? keptParts(learned, `${place}.third_party`, [], report) : undefined
}

export function readSkills(nodes: readonly Node[], why: Why, report: Report): ReadSkills {
  const catalog = catalogOf(why)
  const to: ReadSkills = { skills: [], strange: [], left: [] }
  for (const node of nodes) readSkill(node, catalog, to, report)
  return to
}

function readSkill(node: Node, catalog: Catalog, to: ReadSkills, report: Report): void {
  const { part, place } = node
  const name = wordsIn(node, 'name', report)
  const specialty = wordsIn(node, 'specialization', report)
  const points = numberIn(part, 'points', place, report) ?? 0
  const level = numberIn(partIn(part, 'calc', place, report), 'level', `${place}.calc`, report)
  const whole = specialty === '' ? name : `${name} (${specialty})`
  const own = ownSkill(node, report)
  const kept = foreignParts(part, place, SKILL_PARTS, report)
  const keeping = Object.keys(kept).length === 0 ? {} : { [KEPT]: kept }
  if (own !== undefined) {
    to.skills.push({ written: { ...own, points, ...keeping }, place, level: undefined })
    return
  }
  const found = isTechnique(node) || name === '' ? undefined : findSkill(name, specialty, catalog, report, place)
  if (found === undefined) {
    const what = isTechnique(node) ? 'third edition has no techniques here' : 'third edition has no such skill'
    report.tell(place, `${whole || 'a skill without a name'}: ${what}; noted`)
    to.strange.push(`${whole} [${points}]`)
    to.left.push(node)
    return
  }
  if (found.skill.toLowerCase() !== whole.toLowerCase()) report.tell(place, `${whole} is ${found.skill} here`)
  const note = [found.dropped, notesIn(node, report)].filter(word => word !== '').join('; ')
  const learned = compact({
    skill: found.skill,
    points,
    tl: found.usesTl ? techLevel(node, report) : undefined,
    note: note === '' ? undefined : note.slice(0, 2000),
  })
  to.skills.push({ written: { ...learned, ...keeping }, place, level })
}
