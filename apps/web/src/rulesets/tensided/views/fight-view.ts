/** A fight as this seat sees it. The numbers of others are missing; nothing is put in their place here. */
import { BARE_HANDS, fightView, inHand, STATUSES } from '@umpire/tensided/views'
import { numberOf, OPEN_FROM } from '../../../map/ground/layout.ts'
import { readOnce } from '../../common/read-once.ts'

export { CLUTTERS, LIGHTS, STATUSES } from '@umpire/tensided/views'

/** Who is in it, and how they stand: two lists that run side by side. */
function figuresOf({ roster, standing }: ReturnType<typeof fightView.read>) {
  return roster.flatMap((fighter, place) => {
    const one = standing[place]
    const flaws = [...fighter.flaws, ...(one?.flaws ?? [])]
    return one === undefined ? [] : [{ ...fighter, ...one, flaws, arms: fighter.arms, armStates: one.arms }]
  })
}

export type Figure = Readonly<ReturnType<typeof figuresOf>[number]>

export const readFight = readOnce(state => {
  const seen = fightView.read(state, 'fight')
  const figures: readonly Figure[] = figuresOf(seen)
  return { ...seen, figures }
})
export type FightView = Readonly<ReturnType<typeof readFight>>
/** A thing to fight with; only its owner knows what he carries. */
export type Arm = NonNullable<Figure['arms']>[number]
export type ArmState = NonNullable<Figure['armStates']>[number]

export const isBare = ({ weapon }: Arm): boolean => weapon === BARE_HANDS

/** The number of a square, as it is printed on the map. */
export function squareName({ map }: Pick<FightView, 'map'>, x: number, y: number): string {
  const first = map === null ? OPEN_FROM : 1
  return numberOf(x + first, y + first)
}

export const figureOf = ({ figures }: Pick<FightView, 'figures'>, id: string | null): Figure | undefined =>
  figures.find(figure => figure.id === id)

export const nameOf = (view: FightView, id: string): string => figureOf(view, id)?.name ?? id

export const isPresent = ({ gone }: Figure): boolean => gone === null
export const canAct = ({ status, out, gone }: Figure): boolean =>
  status !== 'dead' && status !== 'comatose' && out === null && gone === null

/** Everybody sees how bad it is: levels from healthy to dead. */
export const healthOf = ({ status }: Figure): number => 1 - STATUSES.indexOf(status) / (STATUSES.length - 1)

/** Fatigue points a round. */
export const bleedingOf = ({ wounds }: Pick<Figure, 'wounds'>): number =>
  wounds.reduce((sum, { rate }) => sum + rate, 0)

/** The things in somebody's hands. */
export const inHands = ({
  arms = [],
  armStates = [],
}: Figure): readonly { readonly arm: Arm; readonly state: ArmState }[] =>
  arms.flatMap((arm, place) => {
    const state = armStates[place]
    return state !== undefined && inHand(state) ? [{ arm, state }] : []
  })

/** Sides are counted from 1; 0 is nobody's. */
export const sideIn = (view: FightView, id: string): number => {
  const figure = figureOf(view, id)
  return figure === undefined ? 0 : figure.side + 1
}
