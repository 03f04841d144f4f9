/** What is wrong with skills, abilities and languages. */
import { nearest, type Problem, type Why } from '@umpire/engine'
import { catalog } from '../../abilities/catalog.ts'
import { languages } from '../../abilities/languages.ts'
import { skillCatalog } from '../../skills/catalog.ts'
import { concentrations } from '../../skills/concentrations.ts'
import { pilot } from '../../skills/vehicles.ts'
import { abilityRow } from '../../tables/abilities.ts'
import { rowOf } from '../../tables/skills.ts'
import type { Character, Learned } from '../character.ts'

function* concentrationFaults(learned: Learned, where: string): Generator<Problem> {
  const { skill, level, concentrations: held } = learned
  const { name, concentrations: fields } = rowOf(skill)
  const rule = fields === 'by-vehicle' ? pilot.id : concentrations.id
  const place = `${where}.concentrations`
  const twice = held.find((one, at) => held.indexOf(one) !== at)
  if (twice !== undefined) yield { rule, where: place, message: `${name} has ${twice} twice` }
  if (fields !== 'open' && fields !== 'by-vehicle') {
    if (fields.length === 0) {
      if (held.length > 0) yield { rule, where: place, message: `${name} has no concentrations` }
      return
    }
    for (const [at, one] of held.entries()) {
      if (fields.includes(one)) continue
      const meant = nearest(one, fields)
      const hint = meant === undefined ? '' : `, perhaps ${meant}`
      yield { rule, where: `${place}[${at}]`, message: `${name} has ${fields.join(', ')}, not ${one}${hint}` }
    }
  }
  if (held.length === 0 && level > 0) {
    const message =
      fields === 'by-vehicle'
        ? `${name} is learned for one kind of vehicle: say which`
        : `the first concentration of ${name} is free: choose it`
    yield { rule, where: place, message }
  }
  if (held.length > 0 && level === 0) {
    yield { rule, where: place, message: `a concentration comes with the first level of ${name}` }
  }
}

function* skillFaults({ skills }: Character): Generator<Problem> {
  for (const [index, learned] of skills.entries()) {
    const where = `skills[${index}]`
    const { skill } = learned
    const before = skills.slice(0, index).filter(one => one.skill === skill)
    const shared = before.find(one => one.concentrations.some(field => learned.concentrations.includes(field)))
    if (before.length > 0 && (skill !== 'pilot' || shared !== undefined)) {
      const { name } = rowOf(skill)
      const message = skill === 'pilot' ? `${name} is there twice for the same vehicle` : `${name} is there twice`
      yield { rule: skillCatalog.id, where, message }
    }
    yield* concentrationFaults(learned, where)
  }
}

/** In whatever order the file has them: a link needs those before it, wherever they stand. */
function* abilityFaults({ abilities }: Character, why: Why): Generator<Problem> {
  for (const [index, buy] of abilities.entries()) {
    const others = abilities.filter(one => one !== buy)
    const same = abilities.slice(0, index).filter(one => one === buy)
    const { problems, missing } = catalog({ buy, owned: [...others, ...same] }, why)
    if (problems.length === 0) continue
    const { name } = abilityRow(buy)
    const needs = missing.map(need => abilityRow(need).name).join(', ')
    const message = missing.length > 0 ? `${name} needs ${needs} first` : `${name}: ${problems.join(', ')}`
    yield { rule: catalog.id, where: `abilities[${index}]`, message }
  }
}

function* languageFaults({ languages: spoken }: Character): Generator<Problem> {
  const { id: rule } = languages
  for (const [index, { language, native, dissimilar }] of spoken.entries()) {
    const where = `languages[${index}]`
    const same = (one: { readonly language: string }): boolean => one.language.toLowerCase() === language.toLowerCase()
    if (language.trim() === '') yield { rule, where, message: 'a language needs a name' }
    else if (spoken.findIndex(same) < index) yield { rule, where, message: `${language} is there twice` }
    if (native && dissimilar) {
      const message = `${language} is native: it costs nothing, however unlike the others`
      yield { rule, where, message, severity: 'warning' }
    }
  }
}

export function* learningFaults(one: Character, why: Why): Generator<Problem> {
  yield* skillFaults(one)
  yield* abilityFaults(one, why)
  yield* languageFaults(one)
}
