/** Checks of traits: what they need, what they exclude, how high they go, and what goes with them. */
import type { Why } from '@umpire/engine'
import { allowedTraits, techLevel } from '../campaign/settings.ts'
import { type TraitProblem, traitProblems } from '../catalog/cost/trait-problems.ts'
import { takenName } from '../catalog/entry/taken.ts'
import type { TakenTrait } from '../character/known.ts'
import { reputationCost } from '../social/reputation.ts'
import { status } from '../social/standing.ts'
import { wealthLevels, wealthNamed } from '../wealth/wealth.ts'
import { type Check, type Finding, found, strangeIn } from './check.ts'
import type { Summary } from './summary.ts'

const place = ({ index }: TakenTrait): string => `traits[${index}]`

const told = (
  { known: { traits }, scores }: Summary,
  wanted: TraitProblem['kind'],
  but: (taken: TakenTrait) => boolean = () => false,
): readonly Finding[] =>
  traitProblems(traits, scores).flatMap(({ kind, rule, trait, at, says }) => {
    const taken = traits[at]
    const counts = kind === wanted && taken !== undefined && !but(taken)
    return counts ? [{ rule, where: place(taken), message: `${trait}: ${says}` }] : []
  })

const isSkinny = ({ trait }: TakenTrait): boolean => trait.id === 'skinny'
const isBuild = ({ trait }: TakenTrait): boolean => trait.id === 'build'

/** Looks that whoever is Skinny cannot have. */
function skinnyBeauty({ known: { traits } }: Summary): readonly Finding[] {
  const thin = traits.find(isSkinny)
  const looks = traits.find(({ trait, variant }) => {
    return trait.id === 'appearance' && thin?.trait.excludes.includes(variant?.name ?? '') === true
  })
  if (thin === undefined || looks === undefined) return []
  return [{ where: place(thin), message: `Skinny and ${takenName(looks)}: whoever is skinny is at best Attractive` }]
}

/** Two traits of the same thing, where only one can be true: Fat and Skinny too. */
function twice(x: Summary): readonly Finding[] {
  const { traits } = x.known
  const [thin, fat] = [traits.find(isSkinny), traits.find(isBuild)]
  if (thin === undefined || fat === undefined) return told(x, 'count')
  const both = `${takenName(fat)} and Skinny: a character has one build only`
  return [...told(x, 'count'), { rule: 'gurps.looks.fat', where: place(thin), message: both }]
}

/** Builds and the looks that go with them have checks of their own. */
const excluded = (x: Summary): readonly Finding[] => told(x, 'excludes', taken => isSkinny(taken) || isBuild(taken))

/** Of a Reputation, which has a price by formula. */
function reputations({ known: { traits } }: Summary, why: Why): readonly Finding[] {
  return traits.flatMap(taken => {
    if (taken.trait.id !== 'reputation') return []
    const { legal } = reputationCost({ level: taken.level, people: 'everyone', recognition: 'always' }, why)
    return found(!legal, place(taken), () => `Reputation ${taken.level}: it goes from -4 to +4`).map(one => ({
      ...one,
      rule: reputationCost.id,
    }))
  })
}

const rich = ({ known: { traits } }: Summary, why: Why): readonly Finding[] =>
  traits
    .filter(({ trait }) => trait.id === 'wealth')
    .flatMap(taken =>
      found(
        wealthLevels({ wealth: wealthNamed(taken.variant?.name ?? '') }, why).gm_permission,
        place(taken),
        () => `${takenName(taken)} needs the game master’s permission: without it, nobody is more than Comfortable`,
      ),
    )

const strangeStatus = ({ known: { traits } }: Summary, why: Why): readonly Finding[] =>
  traits
    .filter(({ trait }) => trait.id === 'status')
    .flatMap(taken => {
      const scale = {
        status: taken.level,
        free_levels: 0,
        wealth: 'average',
        multimillionaire_levels: 0,
        rank: 0,
      } as const
      const { warning } = status(scale, why)
      return found(warning !== null, place(taken), () => `Status ${taken.level}: the scale goes from -2 to 8`)
    })

const dutiless = ({ known: { traits } }: Summary): readonly Finding[] =>
  traits
    .filter(({ trait, level }) => trait.id === 'military-rank' && level > 0)
    .flatMap(taken =>
      found(
        !traits.some(({ trait }) => trait.id === 'duty'),
        place(taken),
        () => 'Military Rank without a Duty: nearly every soldier has one',
      ),
    )

const isAllowed = (taken: TakenTrait, allowed: readonly string[]): boolean => {
  const names = [taken.trait.name, takenName(taken), taken.trait.id].map(name => name.toLowerCase())
  return allowed.some(name => names.includes(name.toLowerCase()))
}

function outsideTheList({ known: { traits } }: Summary, why: Why): readonly Finding[] {
  const allowed = allowedTraits(why)
  if (allowed === null) return []
  return traits
    .filter(taken => !isAllowed(taken, allowed))
    .map(taken => ({
      where: place(taken),
      message: `${takenName(taken)} is not among the traits of this campaign: ${allowed.join(', ') || 'none'}`,
    }))
}

/** A home below the campaign's tech level is what Primitive means, and the other way round. */
function wrongHome({ known: { traits }, native_tl }: Summary, why: Why): readonly Finding[] {
  const taken = traits.find(({ trait }) => trait.id === 'primitive')
  const [campaign, level] = [techLevel(why), taken?.level ?? 0]
  const below = native_tl === null ? level : Math.max(0, campaign - native_tl)
  return found(
    level !== below,
    taken === undefined ? 'identity.native_tl' : place(taken),
    () =>
      `home is at TL${native_tl ?? campaign - level}, the campaign at TL${campaign}: that asks for Primitive ${below}, and the character has ${level === 0 ? 'no such trait' : `Primitive ${level}`}`,
  )
}

export const TRAIT_CHECKS: readonly Check[] = [
  {
    check: 'a trait that nobody knows, or that cannot be priced as it is written',
    severity: 'error',
    rules: ['gurps.advantage.general'],
    find: x => strangeIn(x, 'traits'),
  },
  {
    check: 'Skinny with Handsome or Very Handsome',
    severity: 'error',
    rules: ['gurps.looks.skinny'],
    find: skinnyBeauty,
  },
  {
    check: 'two levels of Appearance, of wealth or of build',
    severity: 'error',
    rules: ['gurps.looks.appearance', 'gurps.wealth.levels', 'gurps.looks.fat'],
    find: twice,
  },
  {
    check:
      'a requirement of a trait not met (HT 12 for Immunity to Disease; HT 10 for Rapid Healing; Filthy Rich for Multimillionaire)',
    severity: 'error',
    rules: ['gurps.advantage.catalog'],
    find: x => told(x, 'requires'),
  },
  {
    check: 'two traits that exclude each other',
    severity: 'error',
    rules: ['gurps.advantage.catalog', 'gurps.disadvantage.catalog'],
    find: excluded,
  },
  {
    check: 'level past its maximum (Less Sleep 5, Toughness 2, Military Rank 8, Reputation 4, Youth 3)',
    severity: 'error',
    rules: [
      'gurps.advantage.less-sleep',
      'gurps.advantage.toughness',
      'gurps.social.military-rank',
      'gurps.social.reputation-cost',
      'gurps.disadvantage.youth',
    ],
    find: (x, why) => [...told(x, 'level'), ...reputations(x, why)],
  },
  {
    check: 'a choice that a trait leaves open',
    severity: 'error',
    rules: ['gurps.disadvantage.bad-sight'],
    find: x => told(x, 'choice'),
  },
  { check: 'Wealthy or better', severity: 'warning', rules: [wealthLevels.id], find: rich },
  { check: 'Status outside -2 to 8', severity: 'warning', rules: [status.id], find: strangeStatus },
  { check: 'Military Rank without a Duty', severity: 'warning', rules: ['gurps.social.military-rank'], find: dutiless },
  {
    check: 'a home that does not match Primitive',
    severity: 'error',
    rules: ['gurps.disadvantage.primitive'],
    find: wrongHome,
  },
  {
    check: 'a trait that the campaign does not allow',
    severity: 'error',
    rules: ['gurps.advantage.general'],
    find: outsideTheList,
  },
]
