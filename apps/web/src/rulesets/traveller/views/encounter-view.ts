/** An encounter as this seat sees it. The numbers of others are missing; nothing is put in their place here. */
import { encounterView } from '@umpire/traveller/views'
import { readOnce } from '../../common/read-once.ts'

export { MOVEMENTS } from '@umpire/traveller/views'

const PHYSICAL = ['strength', 'dexterity', 'endurance'] as const

/** Who is in it, and how they stand: two lists that run side by side. */
function figuresOf({ roster, standing }: ReturnType<typeof encounterView.read>) {
  return roster.flatMap(({ weapons: arms, ...fighter }, place) => {
    if (standing[place] === undefined) return []
    const { weapons: armStates, ...stands } = standing[place]
    return [{ ...fighter, ...stands, arms, armStates }]
  })
}

export type Figure = Readonly<ReturnType<typeof figuresOf>[number]>

export const readEncounter = readOnce(state => {
  const seen = encounterView.read(state, 'encounter')
  const figures: readonly Figure[] = figuresOf(seen)
  return { ...seen, figures }
})
export type EncounterView = Readonly<ReturnType<typeof readEncounter>>
export type Arm = Figure['arms'][number]
/** A weapon as it stands; only its owner knows. */
export type ArmState = NonNullable<Figure['armStates']>[number]

export const figureOf = ({ figures }: Pick<EncounterView, 'figures'>, id: string | null): Figure | undefined =>
  figures.find(figure => figure.id === id)

/** Who is not in view is called by the id; nobody has no name. */
export const nameOf = (view: EncounterView, id: string | undefined): string =>
  figureOf(view, id ?? null)?.name ?? id ?? ''

/** What is in hand; nothing is bare hands. */
export const inHand = ({ arms, hand }: Figure): Arm | undefined => (hand === null ? undefined : arms[hand])
export const stateInHand = ({ armStates, hand }: Figure): ArmState | undefined =>
  hand === null ? undefined : armStates?.[hand]

export const canAct = ({ status, gone }: Figure): boolean => status === 'active' && gone === null
export const isPresent = ({ gone }: Figure): boolean => gone === null
export const runs = ({ pace }: Figure): boolean => pace === 'run'

type Physique = { readonly [part in (typeof PHYSICAL)[number]]: number }

/** Strength, dexterity and endurance with the wounds, where this seat sees them. */
export function physiqueOf({ strength, dexterity, endurance }: Figure): Physique | undefined {
  return strength === undefined || dexterity === undefined || endurance === undefined
    ? undefined
    : { strength, dexterity, endurance }
}

/** By the numbers as they are now, where this seat sees them: a referee may have changed them. */
export function isHurt(figure: Figure): boolean {
  const [now, { full }] = [physiqueOf(figure), figure]
  return full === undefined || now === undefined ? figure.wounded : PHYSICAL.some(part => now[part] < full[part])
}

/** What stands at zero, as far as it is seen. */
export function zerosOf(figure: Figure): readonly (typeof PHYSICAL)[number][] {
  const now = physiqueOf(figure)
  return now === undefined ? [] : PHYSICAL.filter(part => now[part] <= 0)
}

/**
 * What is left of strength, dexterity and endurance, for the ring of a token. Of a figure whose numbers are hidden it says
 * what everyone sees: unhurt, hurt, down, dead.
 */
export function healthOf(figure: Figure): readonly number[] {
  const [now, { full, status, wounded }] = [physiqueOf(figure), figure]
  if (full !== undefined && now !== undefined) return PHYSICAL.map(part => now[part] / Math.max(1, full[part]))
  if (status === 'dead') return [0, 0, 0]
  if (status === 'unconscious') return [0.5, 0.5, 0]
  return wounded ? [0.6, 0.6, 0.6] : [1, 1, 1]
}

/** Sides are counted from 1; 0 is nobody's. */
export const sideIn = (view: EncounterView, id: string): number => {
  const figure = figureOf(view, id)
  return figure === undefined ? 0 : figure.party + 1
}
