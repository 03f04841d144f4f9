/** How the points of a character are spent on attributes and traits, so that the rest fits into skills. */
import type { Source } from '@umpire/dice'
import type { Taken } from '../catalog/entry/taken.ts'
import { ATTRIBUTES, type Attribute } from '../catalog/entry/trait.ts'
import { type Draft, FIRST_STEP } from './draft.ts'
import { among, between, inOrder, type Range, shuffled, some } from './people/draw.ts'
import { QUIRKS } from './people/quirks.ts'
import type { Template } from './people/template.ts'

/** Of what is there to spend, so many of a hundred go into attributes. */
const ATTRIBUTE_SHARE: Range = [45, 65]
const GIFT_SHARE: Range = [0, 40]
/** Lower than that counts as a disadvantage. */
const LOWEST_SCORE = 8
/** Beyond that nobody usual is. */
const HIGHEST_SCORE = 16

export function takeFlaws(draft: Draft, { flaws, troubles }: Template, source: Source): void {
  const most = between(troubles, source)
  for (const flaw of inOrder(flaws, source)) {
    const gives = -draft.price(flaw)
    if (gives > 0 && draft.troubles + gives <= most) draft.take(flaw)
  }
}

export function takeQuirks(draft: Draft, quirks: Range, source: Source): void {
  for (const quirk of some(QUIRKS, quirks, source)) draft.addQuirk(quirk)
}

const raisable = (draft: Draft, most: (name: Attribute) => number, points: number): readonly Attribute[] =>
  ATTRIBUTES.filter(name => draft.scores[name] < most(name) && draft.stepOf(name, 1) <= points)

/** Raises one of these attributes by a point; not if no one of them may be. */
const raiseOne = (draft: Draft, names: readonly Attribute[], source: Source): boolean =>
  shuffled(names, source).some(name => draft.setScore(name, draft.scores[name] + 1))

export function drawAttributes(draft: Draft, { attributes }: Template, least: number, source: Source): void {
  const { st, dx, iq, ht } = attributes
  draft.setScores({ st: st[0], dx: dx[0], iq: iq[0], ht: ht[0] })
  const share = between(ATTRIBUTE_SHARE, source)
  let points = Math.floor(((draft.left - least) * share) / 100)
  for (;;) {
    const before = draft.left
    if (
      !raiseOne(
        draft,
        raisable(draft, name => attributes[name][1], points),
        source,
      )
    )
      return
    points -= before - draft.left
  }
}

/** Advantages; answers which were taken. */
export function takeGifts(draft: Draft, { may }: Template, least: number, source: Source): readonly Taken[] {
  let points = Math.floor(((draft.left - least) * between(GIFT_SHARE, source)) / 100)
  const had = draft.traits.length
  for (const gift of inOrder(may, source)) {
    const price = draft.price(gift)
    if (price > 0 && price <= points && draft.take(gift)) points -= price
  }
  return draft.traits.slice(had)
}

/** Too much is spent: something optional goes, then attributes fall as far as such people's do. */
function giveUp(draft: Draft, { attributes }: Template, gifts: readonly Taken[], source: Source): boolean {
  const gift = among(
    gifts.filter(one => draft.traits.includes(one)),
    source,
  )
  if (gift !== undefined && draft.drop(gift)) return true
  const high = ATTRIBUTES.filter(name => draft.scores[name] > attributes[name][0])
  return shuffled(high, source).some(name => draft.setScore(name, draft.scores[name] - 1))
}

/** Still too much: all the trouble that is allowed, and attributes below what is usual. */
function lower(draft: Draft, { flaws }: Template, source: Source): boolean {
  if (shuffled(QUIRKS, source).some(quirk => !draft.quirks.includes(quirk) && draft.addQuirk(quirk))) return true
  if (inOrder(flaws, source).some(flaw => draft.price(flaw) < 0 && draft.take(flaw))) return true
  const high = ATTRIBUTES.filter(name => draft.scores[name] > LOWEST_SCORE)
  const highest = high.toSorted((a, b) => draft.scores[b] - draft.scores[a])
  return highest.some(name => draft.setScore(name, draft.scores[name] - 1))
}

/** Traits by levels that fit anybody, the dearest first: the last costs a single point. */
const BY_LEVELS = ['Alertness', 'Hard to Kill', 'Strong Will', 'Fearlessness', 'Acute Vision', 'Musical Ability']

const oneMoreLevel = (draft: Draft, points: number): boolean =>
  BY_LEVELS.some(trait => draft.price({ trait, level: 1 }) <= points && draft.more(trait))

/** More is left than goes into skills: better attributes, more advantages, and then beyond what is usual. */
function addMore(draft: Draft, { attributes, may }: Template, points: number, source: Source): boolean {
  const fits = raisable(draft, name => attributes[name][1], points)
  if (raiseOne(draft, fits, source)) return true
  const gift = inOrder(may, source).some(one => {
    const price = draft.price(one)
    return price > 0 && price <= points && draft.take(one)
  })
  if (
    gift ||
    raiseOne(
      draft,
      raisable(draft, () => HIGHEST_SCORE, points),
      source,
    )
  )
    return true
  return (
    raiseOne(
      draft,
      raisable(draft, () => Number.POSITIVE_INFINITY, points),
      source,
    ) || oneMoreLevel(draft, points)
  )
}

/** What is left must be enough for the skills that such people have, and no more than skills take in. */
export function balance(
  draft: Draft,
  template: Template,
  { least, most, gifts }: { readonly least: number; readonly most: number; readonly gifts: readonly Taken[] },
  source: Source,
): void {
  while (draft.left < least && giveUp(draft, template, gifts, source));
  const fewest = template.skills.length * FIRST_STEP
  while (draft.left < Math.min(fewest, least) && lower(draft, template, source));
  const room = Math.min(most, draft.room)
  while (draft.left > room && addMore(draft, template, draft.left - least, source));
}

/** What skills could not take in, because of the age. */
export function spendRest(draft: Draft): void {
  while (draft.left > 0 && oneMoreLevel(draft, draft.left));
}
