/**
 * Wounds worked out by hand: plain loops over every die, with the numbers of the book written out, and no rule, no procedure and
 * no driver of ours.
 */

/** Somebody as far as he counts here: levels of health and of the four limbs from 0 on. */
export interface Body {
  readonly level: number
  readonly marks: number
  readonly out: string
  readonly blood: number
  /** Left leg, right leg, left arm, right arm. */
  readonly limbs: readonly number[]
}

export const WELL: Body = { level: 0, marks: 0, out: '', blood: 0, limbs: [0, 0, 0, 0] }

export interface ByHand {
  /** Attribute and difficulty of the first attack. */
  readonly against: readonly [number, number]
  readonly people: { readonly [who: string]: ReadonlyMap<string, number> }
  /** Of each attack: hit, miss, jam, blocked. */
  readonly came: readonly (readonly [number, number, number, number])[]
  /** What it costs whoever attacks: points of fatigue, rounds that are left. */
  readonly fp?: ReadonlyMap<number, number>
  readonly rounds?: ReadonlyMap<number, number>
}

export const D10 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
export const faces = (sides: number): readonly number[] => Array.from({ length: sides }, (_, index) => index + 1)

/** Severity of each face of a d10. */
const FACTORS = [0.25, 0.5, 0.75, 0.75, 1, 1, 1.5, 1.5, 2, 4]
export const factorOf = (d10: number): number => FACTORS[d10 - 1] ?? 0

const levelOf = (steps: readonly number[], percent: number): number => steps.filter(step => percent >= step).length
const HEALTH = [10, 25, 50, 90, 100, 150, 200]
const LIMB = [10, 20, 40, 60, 100]

/** Sides and addition of the die of a wound's blood, by kind and level; 1 side is no die. */
const BLOOD: { readonly [kind: string]: readonly (readonly [sides: number, plus: number])[] } = {
  piercing: [
    [1, -1],
    [1, -1],
    [1, -1],
    [1, -1],
    [1, 0],
    [4, 0],
    [8, 0],
    [1, -1],
  ],
  crushing: [
    [1, -1],
    [1, -1],
    [1, -1],
    [1, -1],
    [1, -1],
    [1, 0],
    [4, 0],
    [1, -1],
  ],
}

type Then = (body: Body, p: number) => void

function bleed(body: Body, kind: string, level: number, p: number, then: Then): void {
  const [sides = 1, plus = -1] = BLOOD[kind]?.[level] ?? []
  for (const face of faces(sides)) then({ ...body, blood: body.blood + face + plus }, p / sides)
}

/** A hit on the body of somebody with so many hit points and that willpower. */
export function hurt(body: Body, damage: number, hp: number, kind: string, p: number, then: Then): void {
  const hit = levelOf(HEALTH, (100 * damage) / hp)
  if (hit === 0 || body.level === 7) {
    then(body, p)
    return
  }
  let [level, marks] = [Math.max(hit, body.level), body.marks]
  if (hit === body.level) level++
  if (hit < body.level) marks += [0, 4, 2, 1][body.level - hit] ?? 0
  if (marks >= 8) [level, marks] = [level + 1, marks - 8]
  if (level === body.level) then({ ...body, marks }, p)
  else if (level === 7) then({ ...body, level, marks, out: '', blood: 0 }, p)
  else if (level === 6) bleed({ ...body, level, marks, out: '' }, kind, level, p, then)
  else if (level === 5) {
    // Willpower of 5: ten and a die against 15.
    for (const d10 of D10) {
      const out = 10 + d10 >= 15 ? body.out : 'unconscious'
      bleed({ ...body, level, marks, out }, kind, level, p / 10, then)
    }
  } else bleed({ ...body, level, marks }, kind, level, p, then)
}

/** A hit on some of the limbs. */
export function cripple(
  body: Body,
  damage: number,
  hp: number,
  kind: string,
  where: readonly number[],
  p: number,
  then: Then,
): void {
  const percent = (100 * damage) / hp
  const limbs = body.limbs.map((level, index) => (where.includes(index) ? levelOf(LIMB, percent) : level))
  const as = Math.min(6, levelOf(HEALTH, percent))
  if (levelOf(LIMB, percent) === 0) then(body, p)
  else bleed({ ...body, limbs }, kind, as, p, then)
}

export class Chances<K> {
  readonly all = new Map<K, number>()
  add(key: K, p: number): void {
    this.all.set(key, (this.all.get(key) ?? 0) + p)
  }
}

export const endOf = ({ level, out, blood, limbs }: Body): string => `${level}/${out}/${blood}/${limbs.join('')}`
