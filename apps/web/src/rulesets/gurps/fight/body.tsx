/** The parts of a body that the rules of GURPS know, on its picture, with what aiming for them costs. */
import { signedText } from '../../../text/number-text.ts'
import { BODY, BodyPicture } from '../../common/fight/body-picture.tsx'
import type { Figure } from '../views/fight-view.ts'
import { partName } from './words.ts'

const SHAPES: readonly (readonly [part: string, path: string])[] = [
  ['torso', BODY.torso],
  ['far-leg', BODY.rightLeg],
  ['near-leg', BODY.leftLeg],
  ['near-arm', BODY.leftArm],
  ['far-arm', BODY.rightArm],
  ['hand', BODY.leftHand + BODY.rightHand],
  ['foot', BODY.leftFoot + BODY.rightFoot],
  ['neck', BODY.neck],
  ['head', BODY.head],
  ['brain', BODY.brow],
  ['eyes', BODY.eyes],
  ['nose', BODY.nose],
  ['jaw', BODY.jaw],
  ['vitals', BODY.chest],
  ['heart', BODY.heart],
  ['kidneys', BODY.loins],
  ['groin', BODY.groin],
]

/** Where the leader of a part begins, and where its number stands. */
const LEADERS: { readonly [part: string]: readonly [x: number, y: number, toX: number, toY: number] } = {
  brain: [58, 7, 112, 8],
  eyes: [43, 16, -12, 12],
  head: [61, 18, 112, 22],
  nose: [48, 21, -12, 25],
  jaw: [56, 27, 112, 36],
  neck: [45, 35, -12, 38],
  torso: [66, 46, 112, 52],
  vitals: [57, 58, 112, 66],
  heart: [53, 52, 112, 80],
  kidneys: [39, 72, -12, 72],
  groin: [47, 82, -12, 112],
  'near-arm': [20, 60, -12, 56],
  'far-arm': [84, 70, 112, 94],
  hand: [12, 96, -12, 92],
  'near-leg': [38, 116, -12, 130],
  'far-leg': [63, 112, 112, 116],
  foot: [66, 148, 112, 140],
}

/** What a limb is called when it is crippled. */
const LAME: { readonly [part: string]: RegExp } = {
  'near-leg': /left leg/,
  'far-leg': /right leg/,
  'near-arm': /left arm/,
  'far-arm': /right arm/,
  hand: /hand/,
  foot: /foot/,
}

interface BodyProps {
  readonly parts: readonly { readonly location: string; readonly modifier: number }[]
  readonly chosen: string | null
  readonly target: Figure | undefined
  readonly onChoose: (location: string) => void
}

export const Body = ({ parts, chosen, target, onChoose }: BodyProps) => (
  <BodyPicture
    parts={SHAPES.flatMap(([part, path]) => {
      const found = parts.find(({ location }) => location === part)
      if (found === undefined) return []
      const hurt = target?.crippled.some(lame => LAME[part]?.test(lame.part)) === true
      const figure = found.modifier === 0 ? '0' : signedText(found.modifier)
      return [{ part, path, title: partName(part), hurt, figure, leader: LEADERS[part] }]
    })}
    chosen={chosen}
    onChoose={onChoose}
  />
)
