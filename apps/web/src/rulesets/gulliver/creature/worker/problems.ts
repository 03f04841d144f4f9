/** What stands against a design, with the ways out that its rule leaves. */
import type { Problem } from '@umpire/engine'
import { type Design, sheetOf, toldAt } from '@umpire/gulliver'
import type { ToldProblem } from '../building/ask.ts'
import { newTrait } from '../building/edits.ts'
import { problemWords as text } from '../building/words.ts'
import { ruled } from './rules.ts'

type Way = ToldProblem['ways'][number]

const TRAIT_AT = /^traits\[(\d+)\]/

function fewerLevels(design: Design, { where = '' }: Problem): readonly Way[] {
  const place = Number(TRAIT_AT.exec(where)?.[1])
  const entry = design.traits[place]
  if (entry === undefined) return []
  const { max } = ruled('gulliver.design.rule-of-five', { trait: entry.trait, levels: Math.ceil(entry.level ?? 1) })
  if (typeof max !== 'number') return []
  const traits = design.traits.map((one, nth) => (nth === place ? { ...one, level: max } : one))
  return [{ label: text.levels(entry.trait, max), design: { ...design, traits } }]
}

const grounded = (design: Design): Design => ({
  ...design,
  primary: design.primary === 'air' ? 'land' : design.primary,
  home: design.home.filter(one => one !== 'air'),
})

function intoTheAir(design: Design): readonly Way[] {
  return [
    { label: text.fly, design: { ...design, traits: [...design.traits, newTrait('Powered Flight')] } },
    { label: text.grounded, design: grounded(design) },
  ]
}

const landFirst = (design: Design): readonly Way[] => [
  {
    label: text.landFirst,
    design: { ...design, primary: 'land', home: [...new Set([...design.home, 'air' as const])] },
  },
]

function asItsBody(design: Design): readonly Way[] {
  const most = sheetOf(design).most_extra_encumbrance
  return [{ label: text.encumbrance(most), design: { ...design, extra_encumbrance: most } }]
}

function strongEnough(design: Design): readonly Way[] {
  const { suggested_min_base_st: least } = ruled('gulliver.size.base-st', { size: sheetOf(design).size })
  return typeof least === 'number' ? [{ label: text.st(least), design: { ...toldAt(design, 0), st: least } }] : []
}

const without = (design: Design, key: string): Design => ({
  ...design,
  options: design.options.filter(one => one !== key),
})

const WEIGHTLESS = 'size-without-encumbrance'

const oneOfThem = (design: Design): readonly Way[] => [{ label: text.burdened, design: without(design, WEIGHTLESS) }]

const WAYS: { readonly [rule: string]: (design: Design, problem: Problem) => readonly Way[] } = {
  'gulliver.design.rule-of-five': fewerLevels,
  'gulliver.trait.flight': intoTheAir,
  'gulliver.env.types': landFirst,
  'gulliver.enc.extra-encumbrance-guide': asItsBody,
  'gulliver.size.base-st': strongEnough,
  'gulliver.size.without-encumbrance': oneOfThem,
}

export const problemsOf = (design: Design, problems: readonly Problem[]): readonly ToldProblem[] =>
  problems.map(problem => ({
    message: problem.message,
    rule: problem.rule,
    warning: problem.severity === 'warning',
    ways: WAYS[problem.rule]?.(design, problem) ?? [],
  }))
