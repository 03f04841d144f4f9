/** A fight as this seat sees it. The numbers of others are missing; nothing is put in their place here. */
import { BARE_HANDS, fightView } from '@umpire/gurps/views'
import { numberOf, OPEN_FROM } from '../../../map/ground/layout.ts'
import { readOnce } from '../../common/read-once.ts'

export { BARE_HANDS, POSITIONS, STATUSES } from '@umpire/gurps/views'

/** Who is in it, and how they stand: two lists that run side by side. */
function figuresOf({ roster, standing }: ReturnType<typeof fightView.read>) {
  return roster.flatMap((fighter, place) => {
    const one = standing[place]
    return one === undefined ? [] : [{ ...fighter, ...one, arms: fighter.arms, armStates: one.arms }]
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

const MINUS = '−'

/** "2d−1": dice with what is added. */
const diceText = ({ dice, adds }: Arm['blows'][number]['damage']): string =>
  adds === 0 ? `${dice}d` : `${dice}d${adds < 0 ? MINUS : '+'}${Math.abs(adds)}`

/** What it is mostly used for: shot, else thrown, else the first blow. */
const mainUse = ({ gun, thrown, blows }: Arm) => gun ?? thrown ?? blows[0]
export const skillOf = (arm: Arm): number | undefined => mainUse(arm)?.skill
export function damageOf(arm: Arm): string {
  const use = mainUse(arm)
  return use === undefined ? '' : diceText(use.damage)
}

export const isJammed = ({ jam_turns }: ArmState): boolean => jam_turns !== null
export const isBroken = ({ harm }: ArmState): boolean => harm !== 'none'

/** The number of a hex, as it is printed on the map. */
export function hexName({ map }: Pick<FightView, 'map'>, { q, r }: { readonly q: number; readonly r: number }): string {
  const first = map === null ? OPEN_FROM : 1
  return numberOf(q + Math.floor(r / 2) + first, r + first)
}

export const figureOf = ({ figures }: Pick<FightView, 'figures'>, id: string | null): Figure | undefined =>
  figures.find(figure => figure.id === id)

export const nameOf = (view: FightView, id: string): string => figureOf(view, id)?.name ?? id

export const canAct = ({ status, gone }: Figure): boolean => status === 'active' && gone === null
export const isPresent = ({ gone }: Figure): boolean => gone === null
export const isBleeding = ({ bleeding, drains }: Figure): boolean => bleeding !== null || drains.length > 0

/** What is left of the hit points; where the numbers are hidden, what everyone sees. */
export function healthOf({ hp, full_hp, status }: Figure): number {
  if (hp !== undefined && full_hp !== undefined) return Math.max(0, Math.min(1, hp / Math.max(1, full_hp)))
  return status === 'active' ? 1 : status === 'unconscious' ? 0.2 : 0
}

/** ST, DX, IQ and HT, where this seat sees them. */
export const attributesOf = ({ st, dx, iq, ht }: Figure) =>
  st === undefined || dx === undefined || iq === undefined || ht === undefined ? undefined : { st, dx, iq, ht }

/** The things that are ready in a fighter's hands. */
export const inHands = ({
  arms = [],
  armStates = [],
}: Figure): readonly { readonly arm: Arm; readonly state: ArmState }[] =>
  arms.flatMap((arm, place) => {
    const state = armStates[place]
    return state?.where === 'ready' && arm.key !== BARE_HANDS ? [{ arm, state }] : []
  })

/** Sides are counted from 1; 0 is nobody's. */
export const sideIn = (view: FightView, id: string): number => {
  const figure = figureOf(view, id)
  return figure === undefined ? 0 : figure.side + 1
}
